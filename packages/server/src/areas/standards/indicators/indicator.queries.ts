import type {
  IndicatorFilters,
  indicatorSorts,
} from '@residency/contract/areas/standards/indicators/indicator.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

export type IndicatorMatch = Omit<IndicatorFilters, 'pageNum' | 'pageSize'>

/** Whether an indicator `i` has these words in its item or category. */
export function isIndicatorFoundBy(words: string) {
  const pattern = containing(words)

  return sql<boolean>`(${isFoundIn(sql.ref('i.item'), pattern)}
    or ${isFoundIn(sql.ref('i.category'), pattern)})`
}

function matching(db: Db, filters: IndicatorMatch) {
  let match = db.selectFrom('baseIndicators as i').leftJoin('bases', 'bases.id', 'i.baseId')

  if (filters.baseId)
    match = match.where((e) =>
      e.or([e('i.baseId', 'is', null), e('i.baseId', '=', filters.baseId!)]),
    )

  if (filters.status !== undefined) match = match.where('i.status', '=', filters.status)

  if (filters.keywords) match = match.where(isIndicatorFoundBy(filters.keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof indicatorSorts)[number]> => ({
  item: by.name('i.item'),
  base: by.label(language, 'bases'),
  minimum: by.column('i.minimum'),
  source: by.name('i.source'),
  figureCount: by.column('figureCount'),
})

const withNames = (
  match: ReturnType<typeof matching>,
  sort: IndicatorMatch['sort'],
  language: Language,
) =>
  sortedBy(match, sort, sortsIn(language))
    .select([
      'i.id',
      'i.baseId',
      'i.category',
      'i.item',
      'i.unit',
      'i.formula',
      'i.source',
      'i.sort',
      'i.status',
      'i.version',
    ])
    .select(['bases.name as base', 'bases.nameEn as baseEn'])
    .select([
      sql<number>`i.minimum::float8`.as('minimum'),
      sql<number>`(select count(*) from base_figures f where f.indicator_id = i.id)`.as(
        'figureCount',
      ),
    ])
    .orderBy('i.baseId')
    .orderBy('i.sort')
    .orderBy('i.id')

export type IndicatorRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

/** One page: base by base in the order of the office, those of every base at the end. */
export const findIndicatorPage = (
  db: Db,
  filters: IndicatorMatch,
  page: Page,
  language: Language,
) => findPage(matching(db, filters), page, (rows) => withNames(rows, filters.sort, language))

export const findIndicatorBatch = (
  db: Db,
  filters: IndicatorMatch,
  page: Page,
  language: Language,
) => pageOf(withNames(matching(db, filters), filters.sort, language), page).execute()

export const countIndicators = (db: Db, filters: IndicatorMatch) => countRows(matching(db, filters))

export const findIndicatorForUpdate = (db: Db, id: number) =>
  db.selectFrom('baseIndicators').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Enabled bases in scope, with what a sheet may call them. */
export const findBasesInScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('bases')
    .select(['bases.id', 'bases.code', 'bases.name', 'bases.nameEn'])
    .where('bases.status', '=', 1)
    .where(withinBaseScope(scope))
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .execute()

export const findCategories = async (db: Db) =>
  (
    await db
      .selectFrom('baseIndicators')
      .select('category')
      .distinct()
      .orderBy('category')
      .execute()
  ).map(({ category }) => category)

/** Snapshots for the audit log, locked until the transaction ends. */
export const findIndicatorSnapshots = (db: Db, items: readonly string[]) =>
  db
    .selectFrom('baseIndicators')
    .select([
      'id',
      'baseId',
      'category',
      'item',
      'unit',
      'minimum',
      'formula',
      'source',
      'sort',
      'status',
    ])
    .where('item', '=', anyText(items))
    .orderBy('id')
    .forUpdate()
    .execute()

export type IndicatorColumns = {
  baseId: number | null
  category: string
  item: string
  unit: string
  minimum: number
  formula: string | null
  source: string
  sort: number
  status: 0 | 1
}

/** Adds indicators; one of the same base, category and item is changed. */
export const upsertIndicators = (db: Db, rows: readonly IndicatorColumns[], now: Date) =>
  sql`insert into base_indicators (base_id, category, item, unit, minimum, formula, source, sort,
      status, created_at, updated_at)
    select base_id, category, item, unit, minimum, formula, source, sort, status, ${now}, ${now}
    from ${rowsOf(rows, {
      baseId: 'bigint',
      category: 'text',
      item: 'text',
      unit: 'text',
      minimum: 'numeric',
      formula: 'text',
      source: 'text',
      sort: 'int',
      status: 'smallint',
    })} t
    on conflict (coalesce(base_id, 0), category, item) do update
      set unit = excluded.unit, minimum = excluded.minimum,
      formula = excluded.formula, source = excluded.source, sort = excluded.sort,
      status = excluded.status,
      updated_at = excluded.updated_at, version = base_indicators.version + 1`.execute(db)
