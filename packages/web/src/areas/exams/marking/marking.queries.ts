import * as analysis from '@residency/contract/areas/exams/marking/analysis.contract'
import * as marking from '@residency/contract/areas/exams/marking/marking.contract'
import * as result from '@residency/contract/areas/exams/marking/result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { readAgain, useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/markings', '/api/v1/examResults', '/api/v1/itemAnalyses']
export type MarkingInput = InputOf<typeof marking.listMarkings>
export type AnswerInput = InputOf<typeof marking.getAnswerToMark>
export type GradingInput = InputOf<typeof marking.saveGrading>
export type ResultInput = InputOf<typeof result.listResultExams>
export type PeopleInput = InputOf<typeof result.listResultPeople>
export type RegradeInput = InputOf<typeof result.regradeExam>
export type AnalysisInput = InputOf<typeof analysis.getItemAnalysis>

export const useMarkings = (input: MarkingInput) => useListOf(marking.listMarkings, input)
export const useMarking = (id: number) => useEndpoint(marking.getMarking, { id })

/** Never shown from the cache: somebody else may have marked the answer since. */
export const useAnswer = (input: AnswerInput | null) =>
  useEndpoint(marking.getAnswerToMark, input, { staleTime: 0, gcTime: 0 })

export const useSaveGrading = () =>
  useChange(PATHS, (input: GradingInput) => call(marking.saveGrading, input, { quiet: true }))

export const useTakeBack = () =>
  useChange(PATHS, (input: InputOf<typeof marking.takeBackGrading>) =>
    call(marking.takeBackGrading, input, { quiet: true }),
  )

export const useResultExams = (input: ResultInput) => useListOf(result.listResultExams, input)
export const useExamResult = (id: number) => useEndpoint(result.getExamResult, { id })
export const useResultPeople = (input: PeopleInput) => useListOf(result.listResultPeople, input)
export const useMarkingProgress = (id: number) => useEndpoint(result.getMarkingProgress, { id })
export const useResultQuestions = (id: number) => useEndpoint(result.listResultQuestions, { id })

export function useRegrade() {
  const client = useQueryClient()

  // after a refusal the preview is no longer what would be applied
  const again = (error: unknown) => {
    void readAgain(client, [result.previewRegrade.path])
    throw error
  }

  return useChange(PATHS, (input: RegradeInput) =>
    call(result.regradeExam, input, { quiet: true }).catch(again),
  )
}

/** What a correction would change, computed now. */
export const useRegradePreview = (input: InputOf<typeof result.previewRegrade> | null) =>
  useEndpoint(result.previewRegrade, input, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

export const useItemAnalysis = (input: AnalysisInput) =>
  useEndpoint(analysis.getItemAnalysis, input)

export const downloadResponses = (input: AnalysisInput) => call(analysis.getResponses, input)
