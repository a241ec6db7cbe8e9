import type { Db } from '../../../platform/db/connect/pool.ts'
import { shareMarks } from './lock.queries.ts'
import type { MarkScope } from './marking.policy.ts'
import type { Place } from './marking.queries.ts'
import { barsOf, markedExams } from './scope.queries.ts'

/** An exam in which the reader marks, with the reasons that prevent it. */
export const findBars = (db: Db, scope: MarkScope, examId: number, now: Date) =>
  markedExams(db, scope)
    .where('x.id', '=', examId)
    .select('x.closesAt')
    .select(barsOf(scope.userId, now))
    .executeTakeFirst()

/**
 * Locks an ended attempt of an exam, so that its marks change one after the other. Waits for a
 * regrade first, because a regrade locks all attempts.
 */
export async function lockAttempt(db: Db, examId: number, attemptId: number) {
  await shareMarks(db, [examId])
  return db
    .selectFrom('learningAttempts as a')
    .select(['a.id', 'a.state'])
    .where('a.id', '=', attemptId)
    .where('a.examId', '=', examId)
    .where('a.endedAt', 'is not', null)
    .forUpdate('a')
    .executeTakeFirst()
}

/** The mark of an answer that people mark, with what all markers gave. */
export async function findMarkWithGradings(db: Db, attemptId: number, { itemId, part }: Place) {
  const mark = await db
    .selectFrom('learningMarks')
    .select(['most', 'points'])
    .where('attemptId', '=', attemptId)
    .where('itemId', '=', itemId)
    .where('part', '=', part)
    .where('isByRule', '=', false)
    .executeTakeFirst()

  if (!mark) return undefined

  const gradings = await db
    .selectFrom('learningGradings')
    .select(['id', 'round', 'markerId', 'version'])
    .where('attemptId', '=', attemptId)
    .where('itemId', '=', itemId)
    .where('part', '=', part)
    .orderBy('round')
    .execute()

  return { ...mark, gradings }
}
