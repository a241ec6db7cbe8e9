import * as plan from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listPlans } from './list-plans.ts'
import { setGoalResult } from './set-result.ts'

export function planRoutes(binder: Binder) {
  const bind = binder(planWords)

  bind(plan.listPlans, listPlans)
  bind(plan.setGoalResult, setGoalResult)
}
