import * as assessment from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/teacherLibrary/assessment', '/api/v1/teacherAssessments', '/api/v1/teacherLibrary']
export type AssessmentListInput = InputOf<typeof assessment.listAssessments>

export const useAssessments = (input: AssessmentListInput) =>
  useListOf(assessment.listAssessments, input)

export const useOwnAssessments = () => useEndpoint(assessment.listOwnAssessments, {})
export const useAssessmentsOf = (id: number) => useEndpoint(assessment.listAssessmentsOf, { id })

export const useSaveAssessment = () =>
  useChange(PATHS, (input: InputOf<typeof assessment.saveAssessment>) =>
    call(assessment.saveAssessment, input, { quiet: true }),
  )
