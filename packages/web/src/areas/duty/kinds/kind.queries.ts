import * as kind from '@residency/contract/areas/duty/kinds/kind.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/shiftKinds', '/api/v1/dutyRosters']
export type KindListInput = InputOf<typeof kind.listShiftKinds>

export const useShiftKinds = (input: KindListInput) => useListOf(kind.listShiftKinds, input)

type KindInput = InputOf<typeof kind.createShiftKind> | InputOf<typeof kind.updateShiftKind>

export const useSaveShiftKind = () =>
  useChange(
    PATHS,
    async (form: KindInput): Promise<unknown> =>
      'id' in form
        ? call(kind.updateShiftKind, form, { quiet: true })
        : call(kind.createShiftKind, form, { quiet: true }),
  )

export const useDeleteShiftKind = () =>
  useChange(PATHS, (input: InputOf<typeof kind.deleteShiftKind>) =>
    call(kind.deleteShiftKind, input),
  )
