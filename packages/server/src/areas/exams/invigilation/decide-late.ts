import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type { decideLateAnswers as call } from '@residency/contract/areas/exams/exam/watch.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { type InputOf, kernelErrors, toMoment } from '@residency/contract/kernel'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { grouped } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { examScope, isPublished } from '../exam/exam.policy.ts'
import { findExam, findManagedForUpdate } from '../exam/exam.queries.ts'
import { remark } from '../judgement/mark-ended.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { countsUntil } from '../taking/deadline.rules.ts'
import { findLateAttempts, findLateEvents, lockLateAttempt } from './late.queries.ts'

const MAX_SHOWN = { attempts: 500, events: 100 }

/** Ended, and its result is not public. */
const ENDED: readonly string[] = [
  ...attemptFlow.actions.mark.from,
  ...attemptFlow.actions.unmark.from,
]

/**
 * Attempts with answers that came late: what, when, and how late. Received in time, they came from
 * a device that another had superseded.
 */
export async function listLateAnswers(ctx: SignedCtx, { id }: { id: number }) {
  const exam = found(await findExam(ctx.db, examScope(ctx.actor), id))
  // Invigilators and markers see the exam, but do not decide.
  if (!exam.isManaged) return []

  const attempts = await findLateAttempts(ctx.db, id, MAX_SHOWN.attempts)

  const events = grouped(
    await findLateEvents(
      ctx.db,
      attempts.map((attempt) => attempt.id),
      MAX_SHOWN.events,
    ),
    (event) => event.attemptId,
  )

  return attempts.map((t) => {
    const counted = countsUntil(t.deadlineAt, exam.graceSeconds)
    const last = t.endedAt && t.endedAt < counted ? t.endedAt : counted
    return {
      id: t.id,
      name: t.name,
      number: t.number,
      state: t.state,
      takesLate: t.takesLate,
      deadlineAt: toMoment(t.deadlineAt),
      endedAt: toMoment(t.endedAt),
      version: t.version,
      decidedAt: toMoment(t.lateDecidedAt),
      reason: t.lateReason,
      mayDecide: !exam.maySit && isPublished(exam.state) && ENDED.includes(t.state),
      events: (events.get(t.id) ?? []).map(({ place, part, receivedAt, madeAt }) => ({
        place,
        part,
        receivedAt: toMoment(receivedAt),
        madeAt: toMoment(madeAt),
        lateSeconds: Math.max(0, Math.ceil((receivedAt.getTime() - last.getTime()) / 1000)),
      })),
    }
  })
}

/**
 * Decides whether late answers of an attempt count, and marks it again. Another decision may follow
 * until the results are released.
 */
export const decideLateAnswers = (
  ctx: SignedCtx,
  { id, attemptId, takesLate, reason, version }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id)))
    const attempt = mustMatchVersion(await lockLateAttempt(tx.db, id, attemptId), version)
    if (!isPublished(exam.state) || !ENDED.includes(attempt.state))
      throw fail(kernelErrors.actionNotNow)
    if (!attempt.hasLate) throw fail(errors.noLateAnswers)

    const next = attempt.version + 1

    await tx.db
      .updateTable('learningAttempts')
      .set({ takesLate, lateDecidedAt: tx.now(), lateReason: reason, version: next })
      .where('id', '=', attemptId)
      .execute()

    const detail = { attemptId, takesLate, before: attempt.takesLate, reason }

    await tx.audit({ action: 'learning.exam.late', entity: examFlow.name, entityId: id, detail })
    await remark(tx, attemptId)

    return { id: attemptId, version: next }
  })
