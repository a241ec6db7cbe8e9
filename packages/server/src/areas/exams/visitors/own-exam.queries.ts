import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isLive } from '../secrecy/live-questions.queries.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

/**
 * Questions of the papers of a person's attempts: their pictures are readable in the sitting, and
 * in the review unless they are live.
 */
export const findQuestionsOf = async (db: Db, personId: number, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('learningCandidates as c')
      .innerJoin('learningAttempts as a', 'a.candidateId', 'c.id')
      .innerJoin('learningPaperItems as i', 'i.paperId', 'a.paperId')
      .select('i.questionId')
      .distinct()
      .where('c.personId', '=', personId)
      .where((e) =>
        e.or([
          isAttemptBegun('a'),
          e.not(isLive(sql.ref('i.questionId'), { reader: { personId }, now })),
        ]),
      )
      .execute()
  ).map((row) => row.questionId)
