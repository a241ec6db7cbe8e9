import * as kind from '@residency/contract/areas/awards/kinds/award-kind.contract'
import * as limit from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { getBaseOptions } from '@residency/contract/areas/organisation/bases/base.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const KIND_PATHS = ['/api/v1/awardKinds', '/api/v1/awardLimits', '/api/v1/grantedAwards']
export type KindListInput = InputOf<typeof kind.listAwardKinds>
export type LimitListInput = InputOf<typeof limit.listAwardLimits>
export type KindInput = InputOf<typeof kind.createAwardKind>
export type LimitInput = InputOf<typeof limit.createAwardLimit>

export const useKinds = (input: KindListInput) => useListOf(kind.listAwardKinds, input)

export const useLevels = () =>
  useEndpoint(getDictOptions, { typeCode: 'award_level' }, { quiet: false })

export const useBaseChoices = () => useEndpoint(getBaseOptions, {}, { quiet: false })
export const useLimits = (input: LimitListInput) => useListOf(limit.listAwardLimits, input)
type RecordVersion = { id: number | null; version?: number }

export const useSaveKind = () =>
  useChange(KIND_PATHS, ({ id, version, ...form }: KindInput & RecordVersion) =>
    id === null
      ? call(kind.createAwardKind, form, { quiet: true })
      : call(kind.updateAwardKind, { ...form, id, version: version ?? 0 }, { quiet: true }),
  )

export const useDeleteKind = () =>
  useChange(KIND_PATHS, (id: number) => call(kind.deleteAwardKind, { id }))

export const useSaveLimit = () =>
  useChange(KIND_PATHS, ({ id, version, ...form }: LimitInput & RecordVersion) =>
    id === null
      ? call(limit.createAwardLimit, form, { quiet: true })
      : call(limit.updateAwardLimit, { ...form, id, version: version ?? 0 }, { quiet: true }),
  )

export const useDeleteLimit = () =>
  useChange(KIND_PATHS, (id: number) => call(limit.deleteAwardLimit, { id }))
