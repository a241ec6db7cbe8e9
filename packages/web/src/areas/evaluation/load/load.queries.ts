import { listRaterLoads } from '@residency/contract/areas/evaluation/load/load.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useListOf } from '../../../platform/calls/queries.ts'

export type LoadInput = InputOf<typeof listRaterLoads>
export const useRaterLoads = (input: LoadInput) => useListOf(listRaterLoads, input)
