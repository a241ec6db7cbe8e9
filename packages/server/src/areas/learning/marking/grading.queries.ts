import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { shareMarks } from './lock.queries.ts'
import type { MarkScope } from './marking.policy.ts'
import type { Place } from './marking.queries.ts'
import { markedExams } from './scope.queries.ts'

/**
 * Locks an ended attempt of an exam the reader marks, so that its marks change one after the other. A regrade is waited for first, because
 * it locks all attempts.
 */
export async function lockAttempt(db: Db, scope: MarkScope, examId: number, attemptId: number) {
  const exam = await markedExams(db, scope).where('x.id', '=', examId).select('x.id').executeTakeFirst()
  if (!exam) return undefined
  await shareMarks(db, [examId])
  return db
    .selectFrom('learning_attempts as a')
    .innerJoin('learning_candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.id', 'a.state', sql<boolean>`c.user_id is not distinct from ${scope.userId}`.as('is_own')])
    .where('a.id', '=', attemptId)
    .where('a.exam_id', '=', examId)
    .where('a.ended_at', 'is not', null)
    .forUpdate('a')
    .executeTakeFirst()
}
/** The mark of an answer that people mark, with what all markers gave. */
export async function findMarkWithGradings(db: Db, attemptId: number, { itemId, part }: Place) {
  const mark = await db
    .selectFrom('learning_marks')
    .select(['most', 'points'])
    .where('attempt_id', '=', attemptId)
    .where('item_id', '=', itemId)
    .where('part', '=', part)
    .where('is_by_rule', '=', false)
    .executeTakeFirst()
  if (!mark) return undefined
  const gradings = await db
    .selectFrom('learning_gradings')
    .select(['id', 'round', 'marker_id', 'version'])
    .where('attempt_id', '=', attemptId)
    .where('item_id', '=', itemId)
    .where('part', '=', part)
    .orderBy('round')
    .execute()
  return { ...mark, gradings }
}
