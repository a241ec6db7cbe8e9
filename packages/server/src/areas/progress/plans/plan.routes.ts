import * as learning from '@residency/contract/areas/progress/plans/learning-plan.contract'
import * as plan from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listPlans } from './list-plans.ts'
import { lookAtLearningPlan } from './look-at-plan.ts'
import { getOwnLearningPlan, getPlanSuggestions } from './own-learning-plan.ts'
import { saveLearningPlan } from './save-learning-plan.ts'
import { setGoalResult } from './set-result.ts'
import { stepLearningPlan } from './step-learning-plan.ts'

export function planRoutes(binder: Binder) {
  const bind = binder(planWords)

  bind(plan.listPlans, listPlans)
  bind(plan.setGoalResult, setGoalResult)
  bind(learning.getOwnLearningPlan, getOwnLearningPlan)
  bind(learning.saveLearningPlan, saveLearningPlan)
  bind(learning.stepLearningPlan, stepLearningPlan)
  bind(learning.lookAtLearningPlan, lookAtLearningPlan)
  bind(learning.getPlanSuggestions, getPlanSuggestions)
}
