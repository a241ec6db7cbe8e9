import * as learning from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/progressPlans']

export const useOwnLearningPlan = () => useEndpoint(learning.getOwnLearningPlan, {})

export const usePlanSuggestions = (id: number | null) =>
  useEndpoint(learning.getPlanSuggestions, id === null ? null : { id })

export const useSaveLearningPlan = () =>
  useChange(PATHS, (input: InputOf<typeof learning.saveLearningPlan>) =>
    call(learning.saveLearningPlan, input),
  )

type Step = InputOf<typeof learning.stepLearningPlan>

export const useStepLearningPlan = () =>
  useChange(PATHS, (input: Step) => call(learning.stepLearningPlan, input))

export const useStepWithReason = () =>
  useChange(PATHS, (input: Step) => call(learning.stepLearningPlan, input, { quiet: true }))

export const useLookAtPlan = () =>
  useChange(PATHS, (input: InputOf<typeof learning.lookAtLearningPlan>) =>
    call(learning.lookAtLearningPlan, input, { quiet: true }),
  )
