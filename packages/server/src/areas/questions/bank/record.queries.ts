import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isKept } from '../categories/category.queries.ts'
import type { QuestionScope } from './question.policy.ts'

const by = sql<string | null>`coalesce(u.real_name, u.nickname)`.as('by')
/** Editions of a question, the latest first. */
export const findEditions = (db: Db, id: number) =>
  db
    .selectFrom('learning_question_editions as e')
    .leftJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.edition', 'e.created_at as at', by])
    .where('e.question_id', '=', id)
    .orderBy('e.edition', 'desc')
    .execute()
export const findEdition = (db: Db, id: number, edition: number) =>
  db
    .selectFrom('learning_question_editions')
    .select(['edition', sql<QuestionContent>`content`.as('content')])
    .where('question_id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst()
/** Steps of a question, the latest first. */
export const findHistory = (db: Db, id: number) =>
  db
    .selectFrom('flow_history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.action', 'h.at', by])
    .where('h.flow', '=', questionFlow.name)
    .where('h.record_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(100)
    .execute()
/** Papers that name a question: those of banks the reader keeps and the reader's own, and how many others. */
export async function findPapersOf(db: Db, scope: QuestionScope, id: number) {
  const rows = await db
    .selectFrom('learning_paper_items as i')
    .innerJoin('learning_papers as p', 'p.id', 'i.paper_id')
    .select(['p.id', 'p.title', 'i.edition'])
    .select(sql<boolean>`(p.created_by = ${scope.userId} or ${isKept(sql.ref('p.base_id'), scope)})`.as('is_known'))
    .where('i.question_id', '=', id)
    .orderBy('p.id', 'desc')
    .execute()
  const papers = rows.filter(({ is_known }) => is_known).map(({ is_known, ...paper }) => paper)
  return { papers, others: rows.length - papers.length }
}
