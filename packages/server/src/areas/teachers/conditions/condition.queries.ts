import type { ConditionFilters } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'

type Filters = Omit<ConditionFilters, 'pageNum' | 'pageSize'>

function matching(db: Db, { level, baseId }: Filters) {
  let match = db.selectFrom('qualificationConditions as c')
  if (level) match = match.where('c.level', '=', level)

  // a base without its own has those of every base
  if (baseId)
    match = match.where(sql<boolean>`(c.base_id = ${baseId} or (c.base_id is null and not exists (
      select from qualification_conditions own where own.base_id = ${baseId}
        and own.level = c.level)))`)

  return match
}

export const countConditions = (db: Db, filters: Filters) => countRows(matching(db, filters))

const inOrder = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .selectAll('c')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .orderBy(sql`c.base_id nulls first`)
    .orderBy('c.level', 'desc')

/** One page of conditions, those of every base first, general before core. */
export const findConditionPage = (db: Db, filters: Filters, page: Page) =>
  findPage(matching(db, filters), page, inOrder)

export const findConditionBatch = (db: Db, filters: Filters, page: Page) =>
  pageOf(inOrder(matching(db, filters)), page).execute()

export type ConditionRow = Awaited<ReturnType<typeof findConditionBatch>>[number]

export const findConditionForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('qualificationConditions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
