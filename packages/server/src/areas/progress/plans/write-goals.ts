import type { LearningGoalForm } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { sql } from 'kysely'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

export type StoredGoal = { id: number; dueOn: string; result: string | null }
export type NewGoal = LearningGoalForm & { originLabel: string | null }

/** The goals of a plan, locked. */
export const findStoredGoals = (tx: SignedCtx, planId: number): Promise<StoredGoal[]> =>
  tx.db
    .selectFrom('progressGoals')
    .select(['id', 'dueOn', 'result'])
    .where('planId', '=', planId)
    .forUpdate()
    .execute()

/** Writes exactly these goals and leaves those with a result; a new day is reminded of once more. */
export async function writeGoals(
  tx: SignedCtx,
  planId: number,
  { existing, added }: { existing: readonly LearningGoalForm[]; added: readonly NewGoal[] },
) {
  const existingIds = existing.map(({ id }) => id!)

  await tx.db
    .deleteFrom('progressGoals')
    .where('planId', '=', planId)
    .where('result', 'is', null)
    .where('id', '<>', noneOfIds(existingIds))
    .execute()

  if (existing.length > 0)
    await sql`update progress_goals g set goal = n.goal, measure = n.measure, owner_id = n.owner_id,
        reminded_due_at = case when g.due_on = n.due_on then g.reminded_due_at end,
        reminded_late_at = case when g.due_on = n.due_on then g.reminded_late_at end,
        due_on = n.due_on, updated_at = ${tx.now()}, version = g.version + 1
      from ${rowsOf(
        existing.map(({ id, goal, measure, ownerId, dueOn }) => ({
          id: id!,
          goal,
          measure,
          ownerId,
          dueOn,
        })),
        { id: 'bigint', goal: 'text', measure: 'text', ownerId: 'bigint', dueOn: 'date' },
      )} n
      where g.id = n.id and g.plan_id = ${planId}`.execute(tx.db)

  if (added.length > 0)
    await tx.db
      .insertInto('progressGoals')
      .values(added.map(({ id: _, ...goal }) => ({ ...goal, planId, updatedAt: tx.now() })))
      .execute()
}
