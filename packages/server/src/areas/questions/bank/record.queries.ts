import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isManaged } from '../categories/category.queries.ts'
import type { QuestionScope } from './question.policy.ts'

const by = 'u.displayName as by'

/** Editions of a question, the latest first. */
export const findEditions = (db: Db, id: number) =>
  db
    .selectFrom('learningQuestionEditions as e')
    .leftJoin('users as u', 'u.id', 'e.createdBy')
    .select(['e.edition', 'e.createdAt as at', by])
    .where('e.questionId', '=', id)
    .orderBy('e.edition', 'desc')
    .execute()

export const findEdition = (db: Db, id: number, edition: number) =>
  db
    .selectFrom('learningQuestionEditions')
    .select(['edition', sql<QuestionContent>`content`.as('content')])
    .where('questionId', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst()

/** Steps of a question, the latest first. */
export const findHistory = (db: Db, id: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.action', 'h.at', by])
    .where('h.flow', '=', questionFlow.name)
    .where('h.recordId', '=', id)
    .orderBy('h.id', 'desc')
    .limit(100)
    .execute()

/**
 * Papers that name a question: those of banks the reader keeps and the reader's own, and how many
 * others.
 */
export async function findPapersOf(db: Db, scope: QuestionScope, id: number) {
  const rows = await db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningPapers as p', 'p.id', 'i.paperId')
    .select(['p.id', 'p.title', 'i.edition'])
    .select(
      sql<boolean>`(p.created_by = ${scope.userId} or ${isManaged(sql.ref('p.baseId'), scope)})`.as(
        'isKnown',
      ),
    )
    .where('i.questionId', '=', id)
    .orderBy('p.id', 'desc')
    .execute()

  const papers = rows.filter(({ isKnown }) => isKnown).map(({ isKnown, ...paper }) => paper)
  return { papers, others: rows.length - papers.length }
}
