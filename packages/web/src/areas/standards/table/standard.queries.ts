import * as standard from '@residency/contract/areas/standards/table/standard.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/standards']
export type StandardListInput = InputOf<typeof standard.listStandards>
export const useStandards = (input: StandardListInput) => useListOf(standard.listStandards, input)
export const useStandard = (id: number) => useEndpoint(standard.getStandard, { id })
export const useStandardChoices = () => useEndpoint(standard.listStandardChoices, {})

export const useCreateStandard = () =>
  useChange(PATHS, (input: InputOf<typeof standard.createStandard>) =>
    call(standard.createStandard, input, { quiet: true }),
  )

export const useUpdateStandard = () =>
  useChange(PATHS, (input: InputOf<typeof standard.updateStandard>) =>
    call(standard.updateStandard, input),
  )

export const usePublishStandard = () =>
  useChange(PATHS, (input: InputOf<typeof standard.publishStandard>) =>
    call(standard.publishStandard, input),
  )

export const useReviseStandard = () =>
  useChange(PATHS, (id: number) => call(standard.reviseStandard, { id }))

export const useDeleteStandard = () =>
  useChange(PATHS, (input: InputOf<typeof standard.deleteStandard>) =>
    call(standard.deleteStandard, input),
  )
