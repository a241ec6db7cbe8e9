import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { fail } from '../../../platform/http/fail.ts'
import { deadlineOf } from '../taking/deadline.rules.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

type Times = { id: number; minutes: number; closesAt: Date }

/** Attempts under way, locked in the order of their ids; of these candidates, or of all (null). */
export const lockOpenAttempts = (
  db: Db,
  examId: number,
  candidateIds: readonly number[] | null,
) => {
  const open = db
    .selectFrom('learningAttempts as t')
    .innerJoin('learningCandidates as c', 'c.id', 't.candidateId')
    .where('t.examId', '=', examId)
    .where(isAttemptBegun('t'))
    .selectAll('t')
    .select('c.extraMinutes')
    .orderBy('t.id')
    .forUpdate('t')

  const some = candidateIds && anyId(candidateIds)
  return (some ? open.where('t.candidateId', '=', some) : open).execute()
}

type OpenAttempt = Awaited<ReturnType<typeof lockOpenAttempts>>[number]

/**
 * Computes the deadlines of attempts under way again, from the exam's times and the extra time
 * written before. A deadline only ever moves later: where one would come earlier, nothing is
 * changed.
 */
export async function moveDeadlines(db: Db, exam: Times, open: readonly OpenAttempt[]) {
  const moved = open.flatMap((attempt) => {
    const { startedAt, extraMinutes, pausedSeconds } = attempt

    const deadline = deadlineOf({
      startedAt,
      minutes: exam.minutes,
      closesAt: exam.closesAt,
      extraMinutes,
      pausedSeconds,
    })

    return deadline.getTime() === attempt.deadlineAt.getTime()
      ? []
      : [{ id: attempt.id, deadline, before: attempt.deadlineAt }]
  })

  const earlier = moved.filter(({ deadline, before }) => deadline < before)
  if (earlier.length > 0) throw fail(errors.examEarlierForBegun, { count: earlier.length })
  if (moved.length === 0) return

  const rows = moved.map(({ id, deadline }) => ({ id, deadline }))

  await sql`update learning_attempts t set deadline_at = v.deadline, version = t.version + 1
    from ${rowsOf(rows, { id: 'bigint', deadline: 'timestamptz' })} v where t.id = v.id`.execute(db)
}
