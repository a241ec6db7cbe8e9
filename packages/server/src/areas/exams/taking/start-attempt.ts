import { randomInt } from 'node:crypto'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { takingErrors as errors } from '@residency/contract/areas/exams/taking/errors'
import { minuteInChina } from '../../../platform/clock.ts'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { lockPaper } from '../../questions/questions.public.ts'
import { findPapersKnownTo } from '../secrecy/known-papers.queries.ts'
import { actAsTaker } from './act-as-taker.ts'
import { goesOn, type Taker } from './attempt.policy.ts'
import { findAttemptsOf, findForms, giveForm, lockCandidate, lockExam } from './attempt.queries.ts'
import { deadlineOf } from './deadline.rules.ts'
import { findOwnAttempt } from './find-own-attempt.ts'
import { formOf } from './order.rules.ts'

type Exam = NonNullable<Awaited<ReturnType<typeof lockExam>>>
function mustBeOpen(ctx: Ctx, { state, opens_at, closes_at }: Exam) {
  if (state === 'cancelled') throw fail(errors.examCalledOff)
  if (ctx.now() < opens_at) throw fail(errors.examNotOpenYet, { opens: minuteInChina(opens_at) })
  if (ctx.now() >= closes_at || state !== 'published') throw fail(errors.examClosed, { closes: minuteInChina(closes_at) })
}

/** Begins an attempt of the taker's own, within the window and the attempts allowed. While one goes on, that one is answered. */
export const startAttempt = (ctx: Ctx, taker: Taker, { id }: { id: number }): Promise<{ attemptId: number }> =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const exam = found(await lockExam(tx.db, id))
    const candidate = found(await lockCandidate(tx.db, taker, id))
    const before = await findAttemptsOf(tx.db, candidate.id)
    const open = before.find(({ state }) => goesOn(state))
    if (open && goesOn((await findOwnAttempt(tx, taker, open.id)).state)) return { attemptId: open.id }
    mustBeOpen(tx, exam)
    if (before.length >= exam.attempts + candidate.extra_attempts) throw fail(errors.attemptsUsed)
    const isAgain = before.length > 0 || exam.resit_of !== null
    const known = isAgain ? await findPapersKnownTo(tx.db, id, candidate) : []
    const isGiven = candidate.paper_id !== null && !known.includes(candidate.paper_id)
    const paperId = isGiven ? candidate.paper_id! : await drawForm(tx, id, candidate.id, known)
    // Before anything refers to the paper: references of many who begin at once would bar each other from locking it.
    await lockPaper(tx, paperId)
    if (!isGiven) await giveForm(tx.db, candidate.id, paperId)
    return { attemptId: await begin(tx, exam, candidate, paperId, before.length + 1) }
  })

/** A form of the exam's paper; none whose answers the candidate could read before results were taken back. */
async function drawForm(tx: SignedCtx, examId: number, candidateId: number, known: readonly number[]) {
  const { forms, place } = await findForms(tx.db, examId, candidateId)
  const unknown = forms.filter((form) => !known.includes(form))
  if (known.length > 0 && unknown.length === 0) throw fail(errors.paperKnown)
  return formOf(place, unknown)
}
type Candidate = NonNullable<Awaited<ReturnType<typeof lockCandidate>>>
async function begin(tx: SignedCtx, exam: Exam, candidate: Candidate, paperId: number, number: number) {
  const now = tx.now()
  const timed = { startedAt: now, minutes: exam.minutes, closesAt: exam.closes_at, extraMinutes: candidate.extra_minutes, pausedSeconds: 0 }
  const row = {
    ...{ exam_id: exam.id, candidate_id: candidate.id, paper_id: paperId, number, seed: randomInt(2 ** 31 - 1) },
    ...{ state: attemptFlow.initial, started_at: now, deadline_at: deadlineOf(timed), seen_at: now },
  }
  const { id } = await tx.db.insertInto('learning_attempts').values(row).returning('id').executeTakeFirstOrThrow()
  await tx.audit({ action: 'learning.attempt.start', entity: attemptFlow.name, entityId: id, detail: { examId: exam.id, number } })
  return id
}
