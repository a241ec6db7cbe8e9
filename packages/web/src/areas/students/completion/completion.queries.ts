import * as completion from '@residency/contract/areas/students/completion/completion.contract'
import * as score from '@residency/contract/areas/students/completion/score.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const COMPLETION_PATHS = ['/api/v1/completions', '/api/v1/certificates', '/api/v1/trainees']
export type CandidateListInput = InputOf<typeof completion.listCandidates>
export type CompletionListInput = InputOf<typeof completion.listCompletions>

export const useOwnFinish = () => useEndpoint(completion.getOwnFinish, {})

export const useCandidates = (input: CandidateListInput) =>
  useListOf(completion.listCandidates, input)

export const useCandidate = (id: number | null) => useFormOf(completion.getCandidate, id)

export const useProposeCompletions = () =>
  useChange(COMPLETION_PATHS, (input: InputOf<typeof completion.proposeCompletions>) =>
    call(completion.proposeCompletions, input, { quiet: true }),
  )

export const useSaveScore = () =>
  useChange(COMPLETION_PATHS, (input: InputOf<typeof score.saveFinalScore>) =>
    call(score.saveFinalScore, input, { quiet: true }),
  )

export const useCompletions = (input: CompletionListInput) =>
  useListOf(completion.listCompletions, input)

export const useCompletion = (id: number) => useEndpoint(completion.getCompletion, { id })

export const useWaitingCompletions = () =>
  useWaitingOf(completion.listCompletions, { waiting: '1' })
