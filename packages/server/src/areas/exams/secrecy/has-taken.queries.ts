import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'
import { isLive } from './live-questions.queries.ts'

/**
 * Whether a user takes, or took, a paper with this question: its pictures are readable then. Those
 * of a live question are readable in the sitting only.
 */
export const hasTaken = async (db: Db, userId: number, id: number, now: Date) =>
  (await db
    .selectFrom('learningCandidates as c')
    .innerJoin('learningAttempts as a', 'a.candidateId', 'c.id')
    .innerJoin('learningPaperItems as i', 'i.paperId', 'a.paperId')
    .select('a.id')
    .where('c.userId', '=', userId)
    .where('i.questionId', '=', id)
    .where((e) =>
      e.or([
        isAttemptBegun('a'),
        e.not(isLive(sql.ref('i.questionId'), { reader: { userId }, now })),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined
