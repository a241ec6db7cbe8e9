import type { Db } from '../../../platform/db/pool.ts'

/** Questions of the papers of somebody's attempts: their pictures are read in the sitting and in the review. */
export const findQuestionsOf = async (db: Db, personId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('learning_candidates as c')
      .innerJoin('learning_attempts as a', 'a.candidate_id', 'c.id')
      .innerJoin('learning_paper_items as i', 'i.paper_id', 'a.paper_id')
      .select('i.question_id')
      .distinct()
      .where('c.person_id', '=', personId)
      .execute()
  ).map((row) => row.question_id)
