import { getReliability } from '@residency/contract/areas/competence/reliability/reliability.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useListOf } from '../../../platform/calls/queries.ts'

export type ReliabilityInput = InputOf<typeof getReliability>
export const useReliability = (input: ReliabilityInput) => useListOf(getReliability, input)
