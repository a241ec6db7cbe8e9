import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import type { setGoalResult as resultCall } from '@residency/contract/areas/progress/plans/plan.contract'
import type { InputOf } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { mayRecordResult } from './learning-plan.policy.ts'
import { findGoalForUpdate } from './plan.queries.ts'

/** The owner of a goal records its result, once. */
export const setGoalResult = (
  ctx: SignedCtx,
  { id, result, text, version }: InputOf<typeof resultCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const goal = found(await findGoalForUpdate(tx.db, id))
    if (!mayRecordResult(goal, { ...goal, result: null }, tx.actor)) throw notFound()
    if (goal.result !== null) throw fail(errors.goalHasResult)

    mustMatchVersion(goal, version)
    if (result !== 'reached' && !text) throw fail(errors.goalTextMissing)

    const next = await changeRecord(tx, 'progressGoals', goal, {
      columns: { result, resultText: text ?? null, resultedAt: tx.now() },
      action: 'progress.goal.result',
      entity: 'progressGoal',
      detail: { traineeId: goal.traineeId, result },
    })

    return { version: next }
  })
