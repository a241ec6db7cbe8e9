import * as committee from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import * as learning from '@residency/contract/areas/progress/plans/learning-plan.contract'
import * as plan from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { Binder } from '../../platform/http/bind.ts'
import { listCommittees, listMemberChoices } from './committees/list-committees.ts'
import {
  createCommittee,
  setSessionsPerYear,
  updateCommittee,
} from './committees/save-committee.ts'
import { listPlans } from './plans/list-plans.ts'
import { lookAtLearningPlan } from './plans/look-at-plan.ts'
import { getOwnLearningPlan, getPlanSuggestions } from './plans/own-learning-plan.ts'
import { saveLearningPlan } from './plans/save-learning-plan.ts'
import { setGoalResult } from './plans/set-result.ts'
import { stepLearningPlan } from './plans/step-learning-plan.ts'

export function committeeRoutes(binder: Binder) {
  const bindCommittee = binder(committeeWords)

  bindCommittee(committee.listMemberChoices, listMemberChoices)
  bindCommittee(committee.listCommittees, listCommittees)
  bindCommittee(committee.createCommittee, createCommittee)
  bindCommittee(committee.updateCommittee, updateCommittee)
  bindCommittee(committee.setSessionsPerYear, setSessionsPerYear)
}

export function planRoutes(binder: Binder) {
  const bindPlan = binder(planWords)

  bindPlan(plan.listPlans, listPlans)
  bindPlan(plan.setGoalResult, setGoalResult)
  bindPlan(learning.getOwnLearningPlan, getOwnLearningPlan)
  bindPlan(learning.saveLearningPlan, saveLearningPlan)
  bindPlan(learning.stepLearningPlan, stepLearningPlan)
  bindPlan(learning.lookAtLearningPlan, lookAtLearningPlan)
  bindPlan(learning.getPlanSuggestions, getPlanSuggestions)
}
