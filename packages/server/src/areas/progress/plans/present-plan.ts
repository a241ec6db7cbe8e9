import type { PlanGoal, ProgressPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { dayInChina, dayOrNull } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { findGoals, type GoalRow } from './plan.queries.ts'

type PlanRow = Omit<ProgressPlan, 'goals'>

const presentGoal = (ctx: SignedCtx, goal: GoalRow): PlanGoal => ({
  ...goal,
  result: goal.result as PlanGoal['result'],
  resultedOn: dayOrNull(goal.resultedAt),
  isLate: goal.result === null && goal.dueOn < dayInChina(ctx.now()),
  actions: goal.result === null && goal.ownerId === ctx.actor.userId ? ['result'] : [],
})

/** Plans with their goals, by one more query. */
export async function presentPlans(
  ctx: SignedCtx,
  plans: readonly PlanRow[],
): Promise<ProgressPlan[]> {
  const goalsOf = grouped(await findGoals(ctx.db, idsOf(plans)), ({ planId }) => planId)

  return plans.map(({ id, kind, name, number, openedOn }) => ({
    id,
    kind,
    name,
    number,
    openedOn,
    goals: (goalsOf.get(id) ?? []).map((goal) => presentGoal(ctx, goal)),
  }))
}
