import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isLive } from './live-questions.queries.ts'

/** Whether somebody takes, or took, a paper with this question: its pictures are read then. Of a live question they are read in the sitting only. */
export const hasTaken = async (db: Db, userId: number, id: number, now: Date) =>
  (await db
    .selectFrom('learning_candidates as c')
    .innerJoin('learning_attempts as a', 'a.candidate_id', 'c.id')
    .innerJoin('learning_paper_items as i', 'i.paper_id', 'a.paper_id')
    .select('a.id')
    .where('c.user_id', '=', userId)
    .where('i.question_id', '=', id)
    .where((e) => e.or([e('a.state', 'in', ['running', 'paused']), e.not(isLive(sql.ref('i.question_id'), { reader: { userId }, now }))]))
    .limit(1)
    .executeTakeFirst()) !== undefined
