import { randomInt } from 'node:crypto'
import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { minuteInChina } from '../../../platform/clock.ts'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { lockPaper } from '../../questions/questions.public.ts'
import { findPapersKnownTo } from '../secrecy/known-papers.queries.ts'
import { actAsTaker } from './act-as-taker.ts'
import { isInProgress, type Taker } from './attempt.policy.ts'
import {
  assignForm,
  findAttemptsOf,
  findForms,
  lockCandidate,
  lockExam,
} from './attempt.queries.ts'
import { deadlineOf } from './deadline.rules.ts'
import { findOwnAttempt } from './find-own-attempt.ts'
import { formOf } from './order.rules.ts'

type Exam = NonNullable<Awaited<ReturnType<typeof lockExam>>>

function mustBeOpen(ctx: Ctx, { state, opensAt, closesAt }: Exam) {
  if (state === 'cancelled') throw fail(errors.examCalledOff)
  if (ctx.now() < opensAt) throw fail(errors.examNotOpenYet, { opens: minuteInChina(opensAt) })
  if (ctx.now() >= closesAt || state !== 'published')
    throw fail(errors.examClosed, { closes: minuteInChina(closesAt) })
}

/**
 * Begins an attempt of the taker's own, within the window and the attempts allowed. If one is under
 * way, returns that one.
 */
export const startAttempt = (
  ctx: Ctx,
  taker: Taker,
  { id }: { id: number },
): Promise<{ attemptId: number }> =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const exam = found(await lockExam(tx.db, id))
    const candidate = found(await lockCandidate(tx.db, taker, id))
    const before = await findAttemptsOf(tx.db, candidate.id)
    const open = before.find(({ state }) => isInProgress(state))
    if (open && isInProgress((await findOwnAttempt(tx, taker, open.id)).state))
      return { attemptId: open.id }
    mustBeOpen(tx, exam)
    if (before.length >= exam.attempts + candidate.extraAttempts) throw fail(errors.attemptsUsed)

    const isAgain = before.length > 0 || exam.resitOf !== null
    const knownPapers = isAgain ? await findPapersKnownTo(tx.db, id, candidate) : []
    const isGiven = candidate.paperId !== null && !knownPapers.includes(candidate.paperId)
    const paperId = isGiven ? candidate.paperId! : await drawForm(tx, id, candidate.id, knownPapers)

    // Before anything refers to the paper: references of many who begin at once would bar each
    // other from locking it.
    await lockPaper(tx, paperId)

    if (!isGiven) await assignForm(tx.db, candidate.id, paperId)

    return { attemptId: await begin(tx, exam, candidate, paperId, before.length + 1) }
  })

/**
 * A form of the exam's paper; none whose answers the candidate could read before results were taken
 * back.
 */
async function drawForm(
  tx: SignedCtx,
  examId: number,
  candidateId: number,
  knownPapers: readonly number[],
) {
  const { forms, place } = await findForms(tx.db, examId, candidateId)
  const unknown = forms.filter((form) => !knownPapers.includes(form))
  if (knownPapers.length > 0 && unknown.length === 0) throw fail(errors.paperKnown)

  return formOf(place, unknown)
}

type Candidate = NonNullable<Awaited<ReturnType<typeof lockCandidate>>>

async function begin(
  tx: SignedCtx,
  exam: Exam,
  candidate: Candidate,
  paperId: number,
  number: number,
) {
  const now = tx.now()

  const timed = {
    startedAt: now,
    minutes: exam.minutes,
    closesAt: exam.closesAt,
    extraMinutes: candidate.extraMinutes,
    pausedSeconds: 0,
  }

  const row = {
    examId: exam.id,
    candidateId: candidate.id,
    paperId,
    number,
    seed: randomInt(2 ** 31 - 1),
    state: attemptFlow.initial,
    startedAt: now,
    deadlineAt: deadlineOf(timed),
    seenAt: now,
  }

  const { id } = await tx.db
    .insertInto('learningAttempts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()

  await tx.audit({
    action: 'learning.attempt.start',
    entity: attemptFlow.name,
    entityId: id,
    detail: { examId: exam.id, number },
  })

  return id
}
