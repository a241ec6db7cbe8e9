import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import type { QuestionScope } from '../bank/question.policy.ts'
import { inScope } from '../bank/question.queries.ts'

/** How many questions of each category the reader sees. */
export async function countByCategory(db: Db, scope: QuestionScope): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('learningQuestions as q')
    .where(inScope(scope))
    .select(['q.categoryId', sql<number>`count(*)`.as('count')])
    .groupBy('q.categoryId')
    .execute()

  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

/** Bases whose bank the reader keeps. */
export const findManagedBases = (db: Db, { keeps }: QuestionScope) =>
  db
    .selectFrom('bases')
    .select(['bases.id', 'bases.name', 'bases.nameEn'])
    .where('bases.status', '=', 1)
    .where(withinBaseScope(keeps))
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .execute()
