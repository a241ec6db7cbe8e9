import { toMoment } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { isInProgress, isReleased, type Taker } from '../taking/attempt.policy.ts'
import { isOverdue } from '../taking/deadline.rules.ts'
import { findOwnAttempt } from '../taking/find-own-attempt.ts'
import {
  findExamOf,
  findExamsOf,
  findPaperSize,
  findTries,
  type OwnExamRow,
  type TryRow,
} from './own-exam.queries.ts'
import { deadlineIfBegun, ownExamStatusOf, shareOf } from './own-exam.rules.ts'

/** Nothing of a result is shown before it is released. */
const resultOf = ({ id, state, score, most, isPassed }: TryRow) =>
  isReleased(state) && score !== null
    ? { attemptId: id, score, most: most!, isPassed: isPassed! }
    : null

function presentOwnExam(exam: OwnExamRow, tries: readonly TryRow[], now: Date) {
  const remaining = Math.max(0, exam.attempts + exam.extraAttempts - tries.length)
  const underWay = tries.find(({ state }) => isInProgress(state))
  const status = ownExamStatusOf(exam, remaining, underWay !== undefined, now)

  const mayBegin = status === 'ahead' || status === 'open'
  const nextDeadline = mayBegin ? deadlineIfBegun(exam, now) : null
  const deadline = underWay ? underWay.deadlineAt : nextDeadline

  const latest = underWay ?? tries.at(-1)
  const best = tries
    .filter(({ state }) => isReleased(state))
    .toSorted((a, b) => shareOf(b) - shareOf(a))[0]

  return {
    id: exam.id,
    name: exam.title,
    mode: exam.mode,
    minutes: exam.minutes,
    extraMinutes: exam.extraMinutes,
    opensAt: toMoment(exam.opensAt),
    closesAt: toMoment(exam.closesAt),
    room: exam.room,
    seat: exam.seat,
    status,
    attempts: exam.attempts + exam.extraAttempts,
    attemptsLeft: remaining,
    deadline: toMoment(deadline),
    attempt: latest
      ? { id: latest.id, state: latest.state, endedAt: toMoment(latest.endedAt) }
      : null,
    result: best ? resultOf(best) : null,
  }
}

/** Attempts of exams by candidate; those whose time has run out are ended first. */
async function readTries(ctx: Ctx, taker: Taker, exams: readonly OwnExamRow[]) {
  const ids = exams.map(({ candidateId }) => candidateId)
  const grace = new Map(exams.map(({ candidateId, graceSeconds }) => [candidateId, graceSeconds]))
  const tries = await findTries(ctx.db, ids)
  const overdue = tries.filter((attempt) =>
    isOverdue({ ...attempt, graceSeconds: grace.get(attempt.candidateId)! }, ctx.now()),
  )
  if (overdue.length === 0) return grouped(tries, ({ candidateId }) => candidateId)

  // One at most for each exam that the taker sits at this moment.
  for (const { id } of overdue) await inTransaction(ctx, (tx) => findOwnAttempt(tx, taker, id))

  return grouped(await findTries(ctx.db, ids), ({ candidateId }) => candidateId)
}

/** Exams of a taker: ahead, open, under way and over. */
export async function listExamsOf(ctx: Ctx, taker: Taker) {
  const exams = await findExamsOf(ctx.db, taker)
  const tries = await readTries(ctx, taker, exams)
  return exams.map((exam) => presentOwnExam(exam, tries.get(exam.candidateId) ?? [], ctx.now()))
}

/** An exam with its rules, before it is begun and after. */
export async function getExamOf(ctx: Ctx, taker: Taker, { id }: { id: number }) {
  const exam = found(await findExamOf(ctx.db, taker, id))
  const tries = (await readTries(ctx, taker, [exam])).get(exam.candidateId) ?? []
  const size = await findPaperSize(ctx.db, exam)

  return {
    ...presentOwnExam(exam, tries, ctx.now()),
    now: toMoment(ctx.now()),
    note: exam.note,
    questions: size.questions,
    most: size.most,
    passPercent: size.passPercent,
    graceSeconds: exam.graceSeconds,
    keepsDevice: exam.keepsDevice,
    shows: exam.shows,
    reason: exam.reason,
    tries: tries.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      result: resultOf(attempt),
      startedAt: toMoment(attempt.startedAt),
      endedAt: toMoment(attempt.endedAt),
    })),
  }
}
