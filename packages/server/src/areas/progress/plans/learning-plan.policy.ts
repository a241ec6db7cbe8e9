import { planPermissions as may } from '@residency/contract/areas/progress/plans/access'
import {
  LEARNING_PLAN_ACTIONS,
  type LearningPlanRelation,
  learningPlanFlow,
} from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isProgressOffice } from '../progress.policy.ts'

type Facts = { state: string | null; userId: number; mentorId: number | null }

/** The trainee of a plan, or the mentor of today and the office; nobody is these for the own plan. */
export const relationsToPlan = (
  { userId, mentorId }: Omit<Facts, 'state'>,
  actor: Reader,
): ReadonlySet<LearningPlanRelation> => {
  if (userId === actor.userId) return new Set(['owner'])

  return new Set<LearningPlanRelation>([
    ...(mentorId === actor.userId ? (['mentor', 'ender'] as const) : []),
    ...(isProgressOffice(actor) ? (['ender'] as const) : []),
  ])
}

/** Whether goals are written now. */
export const isDraft = (state: string | null) => startsFrom(learningPlanFlow, 'propose', state)

/** Whether the plan is in force: results and looks are recorded. */
export const isAgreed = (state: string | null) => startsFrom(learningPlanFlow, 'end', state)

/** Whether the actor records looks at it. */
export const mayLook = (plan: Facts, actor: Reader) =>
  isAgreed(plan.state) && holds(actor, may.guide) && relationsToPlan(plan, actor).has('mentor')

/** What the actor may do about a plan; nothing about a support plan, which has no state. */
export function actionsOnPlan(plan: Facts, actor: Reader) {
  if (plan.state === null) return []

  const open: readonly string[] = allowedActions(
    learningPlanFlow,
    plan.state,
    actor,
    relationsToPlan(plan, actor),
  )

  return [
    ...LEARNING_PLAN_ACTIONS.filter((action) => open.includes(action)),
    ...(mayLook(plan, actor) ? (['look'] as const) : []),
  ]
}

type OwnedGoal = { ownerId: number; result: string | null }

/**
 * Whether the actor records the result of a goal: its owner does. What a mentor owns in a learning
 * plan is owned by the mentor of today.
 */
export function mayRecordResult(plan: Facts, goal: OwnedGoal, actor: Reader) {
  if (goal.result !== null) return false
  if (plan.state === null) return goal.ownerId === actor.userId
  if (!isAgreed(plan.state)) return false

  return goal.ownerId === plan.userId
    ? plan.userId === actor.userId
    : relationsToPlan(plan, actor).has('mentor')
}
