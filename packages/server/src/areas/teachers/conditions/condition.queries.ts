import type {
  ConditionFilters,
  conditionSorts,
} from '@residency/contract/areas/teachers/conditions/condition.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

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

const sortsIn = (language: Language): SortColumns<(typeof conditionSorts)[number]> => ({
  base: by.label(language, 'b'),
  validityYears: by.column('c.validityYears'),
  source: by.name('c.source'),
  updateTime: by.column('c.updatedAt'),
})

/** In the chosen order; without one those of every base first, general before core. */
const inOrder = (match: ReturnType<typeof matching>, { sort }: Filters, language: Language) =>
  sortedBy(match, sort, sortsIn(language))
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .selectAll('c')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .orderBy(sql`c.base_id nulls first`)
    .orderBy('c.level', 'desc')

export const findConditionPage = (db: Db, filters: Filters, page: Page, language: Language) =>
  findPage(matching(db, filters), page, (rows) => inOrder(rows, filters, language))

export const findConditionBatch = (db: Db, filters: Filters, page: Page, language: Language) =>
  pageOf(inOrder(matching(db, filters), filters, language), page).execute()

export type ConditionRow = Awaited<ReturnType<typeof findConditionBatch>>[number]

export const findConditionForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('qualificationConditions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
