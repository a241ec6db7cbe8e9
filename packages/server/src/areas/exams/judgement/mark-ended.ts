import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { startsFrom } from '@residency/contract/kernel'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { isReleased } from '../marking/marking.policy.ts'
import { forgetGradings, writeMarks, writeResults } from './judge.queries.ts'
import { areEqualResults, relationsToJudged } from './judge-attempt.rules.ts'
import { type JudgedAttempt, judgeAttempts } from './judge-attempts.ts'

/** Attempts whose marks are in memory at once. */
const BATCH_SIZE = 100

/**
 * Marks attempts that have ended by the answers that count, in the caller's transaction. Stores the
 * results of those without an answer that waits for a marker. May be called again whenever answers,
 * marks by hand or corrections changed; attempts under way are not touched.
 */
export const markMany = (tx: SignedCtx, attemptIds: readonly number[]): Promise<void> =>
  inBatches(
    [...new Set(attemptIds)],
    BATCH_SIZE,
    async () => {},
    async (ids) => storeJudged(tx, await judgeAttempts(tx.db, ids)),
  )

/** Marks an attempt in the transaction in which it ends. */
export const markEnded = (tx: SignedCtx, attemptId: number): Promise<void> =>
  markMany(tx, [attemptId])

/**
 * Marks an attempt again after a decision whether its late events count; answers they changed are
 * marked by hand again.
 */
export async function remark(tx: SignedCtx, attemptId: number): Promise<void> {
  await forgetGradings(tx.db, attemptId)
  await markEnded(tx, attemptId)
}

/** Stores the results of attempts. These steps follow from the marks, so they have no actor. */
async function storeJudged(tx: SignedCtx, judged: readonly JudgedAttempt[]) {
  const { db } = tx
  if (judged.some(({ attempt, result }) => result === null && isReleased(attempt.state)))
    throw fail(errors.markReleased)

  await writeMarks(
    db,
    judged.flatMap(({ attempt: { id: attemptId }, marks }) =>
      marks.map((mark) => ({ ...mark, attemptId })),
    ),
  )

  const bySystem = { ...tx, actor: SYSTEM_ACTOR }

  for (const action of ['mark', 'unmark'] as const) {
    const going = judged.filter(
      ({ attempt, result }) =>
        startsFrom(attemptFlow, action, attempt.state) && (result !== null) === (action === 'mark'),
    )

    const records = going.map(({ attempt: { id, state }, result }) => ({
      id,
      state,
      relations: relationsToJudged(result),
    }))

    await advanceMany(bySystem, attemptFlow, action, records, {}, (state, ids) =>
      db
        .updateTable('learningAttempts')
        .set({ state })
        .where('id', 'in', [...ids])
        .execute(),
    )
  }

  const changed = judged.filter(({ before, result }) => !areEqualResults(before, result))

  await writeResults(
    db,
    changed.map(({ attempt: { id }, result }) => ({ id, result })),
  )
}
