import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isLive } from '../secrecy/live-questions.queries.ts'

/** Questions of the papers of somebody's attempts: their pictures are read in the sitting, and in the review unless they are live. */
export const findQuestionsOf = async (db: Db, personId: number, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('learning_candidates as c')
      .innerJoin('learning_attempts as a', 'a.candidate_id', 'c.id')
      .innerJoin('learning_paper_items as i', 'i.paper_id', 'a.paper_id')
      .select('i.question_id')
      .distinct()
      .where('c.person_id', '=', personId)
      .where((e) =>
        e.or([e('a.state', 'in', ['running', 'paused']), e.not(isLive(sql.ref('i.question_id'), { reader: { personId }, now }))]),
      )
      .execute()
  ).map((row) => row.question_id)
