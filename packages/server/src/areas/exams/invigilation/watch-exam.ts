import type { watchExam as call } from '@residency/contract/areas/exams/exam/watch.contract'
import { type InputOf, labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { countCandidates } from '../candidates/candidate.queries.ts'
import { examScope, isPublished } from '../exam/exam.policy.ts'
import { findInvigilated } from '../exam/exam.queries.ts'
import { findMark, findMessages, findWatched } from './watch.queries.ts'

function shownAttempt(w: Awaited<ReturnType<typeof findWatched>>[number]) {
  if (w.number === null) return null
  return {
    number: w.number,
    state: w.state,
    startedAt: toMoment(w.started_at),
    deadlineAt: toMoment(w.deadline_at),
    pausedAt: toMoment(w.paused_at),
    endedAt: toMoment(w.ended_at),
    seenAt: toMoment(w.seen_at),
    awaySince: toMoment(w.away_since),
    awayCount: w.away_count,
    answered: w.answered,
    items: w.items,
    ...{ devices: w.devices, readmissions: w.readmissions },
  }
}
/** What an invigilator sees of a running exam. The mark is taken before the rows are read, so that the next call misses nothing. */
export async function watchExam(ctx: SignedCtx, { id, since }: InputOf<typeof call, 'out'>) {
  const exam = found(await findInvigilated(ctx.db, examScope(ctx.actor), id))
  const mark = await findMark(ctx.db)
  const [rows, total] = await Promise.all([findWatched(ctx.db, id, since ?? null), countCandidates(ctx.db, id)])
  return {
    name: exam.title,
    opensAt: toMoment(exam.opens_at),
    closesAt: toMoment(exam.closes_at),
    mayAct: isPublished(exam.state) && !exam.may_sit,
    maySit: exam.may_sit,
    now: toMoment(ctx.now()),
    mark,
    total,
    rows: rows.map((w) => ({
      ...{ id: w.id, name: w.name, room: w.room, seat: w.seat, extraMinutes: w.extra_minutes },
      department: w.department && labelIn(ctx.language, w.department, w.department_en),
      attempt: shownAttempt(w),
    })),
  }
}
const MESSAGES = 100
export async function listExamMessages(ctx: SignedCtx, { id }: { id: number }) {
  found(await findInvigilated(ctx.db, examScope(ctx.actor), id))
  const rows = await findMessages(ctx.db, id, MESSAGES)
  return rows.map(({ sent_at, ...message }) => ({ ...message, sentAt: toMoment(sent_at) }))
}
