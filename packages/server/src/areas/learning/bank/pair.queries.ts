import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isKept } from './category.queries.ts'
import type { QuestionScope } from './question.policy.ts'
import { inScope } from './question.queries.ts'

const CANDIDATES = 200
/** Questions in scope that have a band in common with a text. */
export const findAlikeCandidates = (db: Db, scope: QuestionScope, bands: readonly number[], exceptId: number | null) =>
  db
    .selectFrom('learning_questions as q')
    .select(['q.id', 'q.likeness'])
    .where(sql<SqlBool>`q.bands && ${sql.val([...bands])}::int[]`)
    .where('q.state', '<>', 'retired')
    .where('q.id', '<>', exceptId ?? 0)
    .where(inScope(scope))
    .limit(CANDIDATES)
    .execute()

const keeps = (scope: QuestionScope, base: string) => isKept(sql.ref(base), scope) as RawBuilder<SqlBool>
/** Likely duplicates that nobody has said to differ, both of banks the reader keeps and not retired. */
const open = (db: Db, scope: QuestionScope) =>
  db
    .selectFrom('learning_question_pairs as p')
    .innerJoin('learning_questions as one', 'one.id', 'p.one_id')
    .innerJoin('learning_questions as other', 'other.id', 'p.other_id')
    .where('p.apart_by', 'is', null)
    .where('one.state', '<>', 'retired')
    .where('other.state', '<>', 'retired')
    .where(keeps(scope, 'one.base_id'))
    .where(keeps(scope, 'other.base_id'))
export const findPairPage = (db: Db, scope: QuestionScope, page: Page) =>
  findPage(open(db, scope), page, (rows) =>
    rows.select(['p.one_id', 'p.other_id', 'p.share']).orderBy('p.share', 'desc').orderBy('p.one_id').orderBy('p.other_id'),
  )
/** Says that two questions differ; false if they were no pair. */
export async function setApart(db: Db, userId: number, one: number, other: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('learning_question_pairs')
    .set({ apart_by: userId })
    .where('one_id', '=', Math.min(one, other))
    .where('other_id', '=', Math.max(one, other))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
