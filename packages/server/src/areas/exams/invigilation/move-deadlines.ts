import { examErrors as errors } from '@residency/contract/areas/exams/exam/errors'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { fail } from '../../../platform/http/fail.ts'
import { deadlineOf } from '../taking/deadline.rules.ts'

type Times = { id: number; minutes: number; closes_at: Date }
/** Attempts under way, locked in the order of their ids; of these candidates, or of all (null). */
export const lockOpenAttempts = (db: Db, examId: number, candidateIds: readonly number[] | null) => {
  const open = db
    .selectFrom('learning_attempts as t')
    .innerJoin('learning_candidates as c', 'c.id', 't.candidate_id')
    .where('t.exam_id', '=', examId)
    .where('t.state', 'in', ['running', 'paused'])
    .selectAll('t')
    .select('c.extra_minutes')
    .orderBy('t.id')
    .forUpdate('t')
  const some = candidateIds && anyId(candidateIds)
  return (some ? open.where('t.candidate_id', '=', some) : open).execute()
}
type Open = Awaited<ReturnType<typeof lockOpenAttempts>>[number]

/**
 * Computes the deadlines of attempts under way anew, from the exam's times and the extra time written before. A deadline only ever moves
 * later: where one would come earlier, nothing is changed.
 */
export async function moveDeadlines(db: Db, exam: Times, open: readonly Open[]) {
  const moved = open.flatMap((attempt) => {
    const { started_at: startedAt, extra_minutes: extraMinutes, paused_seconds: pausedSeconds } = attempt
    const deadline = deadlineOf({ startedAt, minutes: exam.minutes, closesAt: exam.closes_at, extraMinutes, pausedSeconds })
    return deadline.getTime() === attempt.deadline_at.getTime() ? [] : [{ id: attempt.id, deadline, before: attempt.deadline_at }]
  })
  const earlier = moved.filter(({ deadline, before }) => deadline < before)
  if (earlier.length > 0) throw fail(errors.examEarlierForBegun, { count: earlier.length })
  if (moved.length === 0) return
  const rows = moved.map(({ id, deadline }) => ({ id, deadline }))
  await sql`update learning_attempts t set deadline_at = v.deadline, version = t.version + 1
    from ${rowsOf(rows, { id: 'bigint', deadline: 'timestamptz' })} v where t.id = v.id`.execute(db)
}
