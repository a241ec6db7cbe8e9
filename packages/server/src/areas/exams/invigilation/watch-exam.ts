import type { watchExam as call } from '@residency/contract/areas/exams/exam/watch.contract'
import { type InputOf, labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { countCandidates } from '../candidates/candidate.queries.ts'
import { examScope, isPublished } from '../exam/exam.policy.ts'
import { findInvigilated } from '../exam/exam.queries.ts'
import { findMark, findMessages, findWatchRows } from './watch.queries.ts'

function presentAttempt(w: Awaited<ReturnType<typeof findWatchRows>>[number]) {
  if (w.number === null) return null
  return {
    number: w.number,
    state: w.state,
    startedAt: toMoment(w.startedAt),
    deadlineAt: toMoment(w.deadlineAt),
    pausedAt: toMoment(w.pausedAt),
    endedAt: toMoment(w.endedAt),
    seenAt: toMoment(w.seenAt),
    awaySince: toMoment(w.awaySince),
    awayCount: w.awayCount,
    answered: w.answered,
    items: w.items,
    devices: w.devices,
    readmissions: w.readmissions,
  }
}

/**
 * What an invigilator sees of a running exam. The mark is taken before the rows are read, so that
 * the next call misses nothing.
 */
export async function watchExam(ctx: SignedCtx, { id, since }: InputOf<typeof call, 'out'>) {
  const exam = found(await findInvigilated(ctx.db, examScope(ctx.actor), id))
  const mark = await findMark(ctx.db)

  const [rows, total] = await Promise.all([
    findWatchRows(ctx.db, id, since ?? null),
    countCandidates(ctx.db, id),
  ])

  return {
    name: exam.title,
    opensAt: toMoment(exam.opensAt),
    closesAt: toMoment(exam.closesAt),
    mayAct: isPublished(exam.state) && !exam.maySit,
    maySit: exam.maySit,
    now: toMoment(ctx.now()),
    mark,
    total,
    rows: rows.map((w) => ({
      id: w.id,
      name: w.name,
      room: w.room,
      seat: w.seat,
      extraMinutes: w.extraMinutes,
      department: w.department && labelIn(ctx.language, w.department, w.departmentEn),
      attempt: presentAttempt(w),
    })),
  }
}

const MESSAGES = 100

export async function listExamMessages(ctx: SignedCtx, { id }: { id: number }) {
  found(await findInvigilated(ctx.db, examScope(ctx.actor), id))
  const rows = await findMessages(ctx.db, id, MESSAGES)
  return rows.map(({ sentAt, ...message }) => ({ ...message, sentAt: toMoment(sentAt) }))
}
