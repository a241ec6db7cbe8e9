import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type { regradeExam as call } from '@residency/contract/areas/exams/marking/result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { markMany } from '../judgement/mark-ended.ts'
import { markingNotices } from '../marking/marking-notices.seed.ts'
import { type Change, computeRegrade } from './compute-regrade.ts'
import { findTakers, removeCorrections } from './regrade.queries.ts'

/**
 * Corrects how a question is marked, and with it all attempts, in one transaction; refused if the
 * preview is out of date. Marks by hand stay. `none` removes a correction.
 */
export const regradeExam = (
  ctx: SignedCtx,
  { reason, seen, ...request }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { id, questionId, correction } = request
    const { exam, all, items, ids, changes, seen: now } = await computeRegrade(tx, request)
    if (now !== seen) throw changedMeanwhile()

    await removeCorrections(
      tx.db,
      id,
      all.map((item) => item.id),
    )

    if (correction !== 'none')
      await tx.db
        .insertInto('learningCorrections')
        .values(
          items.map((item) => ({
            examId: id,
            itemId: item.id,
            kind: correction,
            edition: correction === 'edition' ? item.latestEdition : null,
            reason,
            madeBy: tx.actor.userId,
            madeAt: tx.now(),
          })),
        )
        .execute()

    await markMany(tx, ids)

    const detail = {
      questionId,
      correction,
      reason,
      changed: changes.map(({ attempt, before, after }) => ({ attempt, before, after })),
    }

    await tx.audit({ action: 'learning.exam.regrade', entity: examFlow.name, entityId: id, detail })
    await notifyChanged(tx, exam, reason, changes)

    return { changed: changes.length }
  })

/** Notifies those whose released result changed; others see the new one when it is released. */
async function notifyChanged(
  tx: SignedCtx,
  exam: { id: number; title: string },
  reason: string,
  changes: readonly Change[],
) {
  const released = changes.filter((change) => change.isReleased)

  const takers = await findTakers(
    tx.db,
    released.map(({ attempt }) => attempt),
  )

  const points = (hundredths: number | undefined) => String((hundredths ?? 0) / 100)

  const recipients = released.flatMap(({ attempt, before, after }) => {
    const { userId } = takers.get(attempt)!
    if (userId === null) return []

    const values = {
      title: exam.title,
      before: points(before?.score),
      after: points(after?.score),
      reason,
    }

    return [{ userId, values, path: `/course/own-exam?id=${exam.id}` }]
  })

  await notify(tx, markingNotices.regraded, recipients)
}
