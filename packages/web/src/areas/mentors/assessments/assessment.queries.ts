import * as assessment from '@residency/contract/areas/mentors/records/assessment.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type AssessmentListInput = InputOf<typeof assessment.listAssessments>

export const useAssessments = (input: AssessmentListInput) =>
  useListOf(assessment.listAssessments, input)

export const useOwnAssessments = () => useEndpoint(assessment.listOwnAssessments, {})

export const useAssessMentor = () =>
  useChange(['/api/v1/mentorAssessments'], (input: InputOf<typeof assessment.assessMentor>) =>
    call(assessment.assessMentor, input, { quiet: true }),
  )
