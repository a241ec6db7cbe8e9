import * as past from '@residency/contract/areas/rotations/blocks/past.contract'
import * as fact from '@residency/contract/areas/rotations/figures/fact.contract'
import * as load from '@residency/contract/areas/rotations/figures/load.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { BLOCK_PATHS } from '../blocks/block.queries.ts'

export type FactListInput = InputOf<typeof fact.listFacts>
type LoadInput = InputOf<typeof load.getLoad>

export const useFacts = (input: FactListInput) => useListOf(fact.listFacts, input)
export const useFact = (id: number) => useEndpoint(fact.getFact, { id })
export const useLoad = (input: LoadInput) => useEndpoint(load.getLoad, input)
export const downloadLoad = (input: LoadInput) => call(load.exportLoad, input)

export const usePastChoices = (isWanted: boolean) =>
  useEndpoint(past.listPastChoices, isWanted ? {} : null, { quiet: false })

export const useRecordPast = () =>
  useChange(BLOCK_PATHS, (form: InputOf<typeof past.recordPast>) =>
    call(past.recordPast, form, { quiet: true }),
  )

export const useDeletePast = () =>
  useChange(BLOCK_PATHS, (input: InputOf<typeof past.deletePast>) => call(past.deletePast, input))
