import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import type { QuestionScope } from '../bank/question.policy.ts'
import { inScope } from '../bank/question.queries.ts'

/** How many questions of each category the reader sees. */
export async function countByCategory(db: Db, scope: QuestionScope): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('learning_questions as q')
    .where(inScope(scope))
    .select(['q.category_id', sql<number>`count(*)`.as('count')])
    .groupBy('q.category_id')
    .execute()
  return new Map(rows.map(({ category_id, count }) => [category_id, count]))
}
/** Bases whose bank the reader keeps. */
export const findKeptBases = (db: Db, { keeps }: QuestionScope) =>
  db
    .selectFrom('bases')
    .select(['bases.id', 'bases.name', 'bases.name_en'])
    .where('bases.status', '=', 1)
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, keeps))
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .execute()
