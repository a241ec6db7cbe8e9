import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import type { GoalForm } from '@residency/contract/areas/progress/plans/plan.contract'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Learner } from './learning-plan.queries.ts'
import { ownersOfGoals } from './own-learning-plan.ts'

type NewPlan = { traineeId: number; kind: 'support'; goals: readonly GoalForm[] }

/** Writes a plan that is not in force yet; answers its id. */
export async function draftPlan(tx: SignedCtx, { traineeId, kind, goals }: NewPlan) {
  const { id } = await tx.db
    .insertInto('progressPlans')
    .values({
      traineeId,
      kind,
      openedBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await tx.db
    .insertInto('progressGoals')
    .values(goals.map((goal) => ({ ...goal, planId: id, updatedAt: tx.now() })))
    .execute()

  return id
}

/** Removes a plan that was never in force. */
export const dropDraft = (tx: SignedCtx, id: number) =>
  tx.db.deleteFrom('progressPlans').where('id', '=', id).where('openedOn', 'is', null).execute()

/** Puts plans in force on a day: from then on trainee, mentor and owners see them. */
export const openPlans = (tx: SignedCtx, ids: readonly number[], openedOn: string) =>
  tx.db
    .updateTable('progressPlans')
    .set({ openedOn, updatedAt: tx.now() })
    .where('id', '=', anyId(ids))
    .execute()

/** Who writes a plan: a trainee in training with a mentor today. */
export function mustBeLearner(learner: Learner | undefined): Learner {
  if (!learner?.isInTraining) throw fail(errors.planNotInTraining)
  if (ownersOfGoals(learner).length < 2) throw fail(errors.planWithoutMentor)

  return learner
}
