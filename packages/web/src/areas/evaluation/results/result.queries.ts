import * as result from '@residency/contract/areas/evaluation/results/result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type ResultListInput = InputOf<typeof result.listResults>
export const useResults = (input: ResultListInput) => useListOf(result.listResults, input)
export const useResult = (id: number) => useEndpoint(result.getResult, { id })

export const useResultSubjects = (input: InputOf<typeof result.listResultSubjects>) =>
  useListOf(result.listResultSubjects, input)

export const useResultSubject = (id: number) => useEndpoint(result.getResultSubject, { id })

export const useResultRaters = (input: InputOf<typeof result.listResultRaters>) =>
  useListOf(result.listResultRaters, input)

export const useOwnResults = (input: InputOf<typeof result.listOwnResults>) =>
  useListOf(result.listOwnResults, input)

export const useOwnResult = (id: number) => useEndpoint(result.getOwnResult, { id })
export type SeverityInput = InputOf<typeof result.listSeverities>
export const useSeverities = (input: SeverityInput) => useListOf(result.listSeverities, input)
