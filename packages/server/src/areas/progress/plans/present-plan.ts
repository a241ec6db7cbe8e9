import type {
  ListedPlan,
  PlanGoal,
  ProgressPlan,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { dayInChina, dayOrNull } from '../../../platform/clock.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnPlan, isAgreed, mayRecordResult } from './learning-plan.policy.ts'
import { findLooks } from './learning-plan.queries.ts'
import { findGoals, type GoalRow, type PlanRow } from './plan.queries.ts'

const presentGoal = (ctx: SignedCtx, plan: PlanRow, goal: GoalRow): PlanGoal => ({
  ...goal,
  resultedOn: dayOrNull(goal.resultedAt),
  origin: goal.origin as PlanGoal['origin'],
  isLate: goal.result === null && goal.dueOn < dayInChina(ctx.now()),
  actions: mayRecordResult(plan, goal, ctx.actor) ? ['result'] : [],
})

/** Plans with their goals, by one more query. */
export async function presentPlans(
  ctx: SignedCtx,
  plans: readonly PlanRow[],
): Promise<ProgressPlan[]> {
  const goalsOf = grouped(await findGoals(ctx.db, idsOf(plans)), ({ planId }) => planId)

  return plans.map((plan) => ({
    id: plan.id,
    kind: plan.kind,
    name: plan.name,
    number: plan.number,
    openedOn: plan.openedOn,
    goals: (goalsOf.get(plan.id) ?? []).map((goal) => presentGoal(ctx, plan, goal)),
  }))
}

/** Plans for lists: with state, looks and what the reader may do. */
export async function presentListed(
  ctx: SignedCtx,
  plans: readonly PlanRow[],
): Promise<ListedPlan[]> {
  const today = dayInChina(ctx.now())

  const [presentedPlans, looks] = await Promise.all([
    presentPlans(ctx, plans),
    findLooks(ctx.db, idsOf(plans)),
  ])

  const looksOf = grouped(looks, ({ planId }) => planId)

  return plans.map((plan, place) => ({
    ...presentedPlans[place]!,
    state: plan.state,
    mentor: plan.mentor,
    returnReason: plan.returnReason,
    endedOn: plan.endedOn,
    endNote: plan.endNote,
    nextLookOn: plan.nextLookOn,
    isLookDue: isAgreed(plan.state) && (plan.nextLookOn ?? today) <= today,
    looks: looksOf.get(plan.id) ?? [],
    version: plan.version,
    actions: actionsOnPlan(plan, ctx.actor),
  }))
}
