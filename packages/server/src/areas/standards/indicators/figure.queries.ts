import type {
  FigureFilters,
  figureSorts,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isIndicatorFoundBy } from './indicator.queries.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('baseFigures as f')
    .innerJoin('baseIndicators as i', 'i.id', 'f.indicatorId')
    .innerJoin('bases', 'bases.id', 'f.baseId')
    .where(withinBaseScope(scope))

export type FigureConditions = Omit<FigureFilters, 'pageNum' | 'pageSize'>

/** `firstId`: whose own figures wait for another person. */
export type FigureMatch = FigureConditions & { firstId: number }

function matching(db: Db, scope: BaseScope, filters: FigureMatch) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('f.baseId', '=', filters.baseId)
  if (filters.year) match = match.where('f.year', '=', filters.year)
  if (filters.state) match = match.where('f.state', '=', filters.state)
  if (filters.short) match = match.whereRef('f.value', '<', 'i.minimum')
  if (filters.waiting)
    match = match.where('f.state', '=', 'entered').where('f.enteredBy', '<>', filters.firstId)

  if (filters.keywords) match = match.where(isIndicatorFoundBy(filters.keywords))

  return match
}

const withNames = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('users as u', 'u.id', 'f.enteredBy')
    .leftJoin('users as c', 'c.id', 'f.checkedBy')
    .select([
      'f.id',
      'f.indicatorId',
      'f.baseId',
      'f.year',
      'f.note',
      'f.state',
      'f.reason',
      'f.enteredBy',
      'f.updatedAt',
      'f.version',
    ])
    .select([
      'bases.name as base',
      'bases.nameEn as baseEn',
      'i.category',
      'i.item',
      'i.unit',
      'i.formula',
      'i.source',
    ])
    .select([
      sql<number>`f.value::float8`.as('value'),
      sql<number>`i.minimum::float8`.as('minimum'),
      'u.displayName as enterer',
      'c.displayName as checker',
    ])

export type FigureRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof figureSorts)[number]> => ({
  item: by.name('i.item'),
  base: by.label(language, 'bases'),
  year: by.column('f.year'),
  value: by.column('f.value'),
  minimum: by.column('i.minimum'),
  enteredBy: by.name('u.displayName'),
  updateTime: by.column('f.updatedAt'),
})

const inOrder = (
  match: ReturnType<typeof matching>,
  sort: FigureMatch['sort'],
  language: Language,
) =>
  withNames(sortedBy(match, sort, sortsIn(language)))
    .orderBy('f.year', 'desc')
    .orderBy('f.id', 'desc')

/** One page, the latest year first. */
export const findFigurePage = (
  db: Db,
  scope: BaseScope,
  filters: FigureMatch,
  page: Page,
  language: Language,
) => findPage(matching(db, scope, filters), page, (rows) => inOrder(rows, filters.sort, language))

export const findFigureBatch = (
  db: Db,
  scope: BaseScope,
  filters: FigureMatch,
  page: Page,
  language: Language,
) => pageOf(inOrder(matching(db, scope, filters), filters.sort, language), page).execute()

export const countFigures = (db: Db, scope: BaseScope, filters: FigureMatch) =>
  countRows(matching(db, scope, filters))

export const findFigure = (db: Db, scope: BaseScope, id: number) =>
  withNames(inScope(db, scope)).where('f.id', '=', id).executeTakeFirst()

/** Figures in scope, locked in one order. */
export const findFiguresForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  withNames(inScope(db, scope))
    .where('f.id', '=', anyId(ids))
    .orderBy('f.id')
    .forUpdate('f')
    .execute()

/** Every figure of these indicators and bases from a year on, the earliest first. */
export const findFiguresOf = (
  db: Db,
  baseId: number,
  indicatorIds: readonly number[],
  { from, until }: { from: number; until: number },
) =>
  db
    .selectFrom('baseFigures as f')
    .select([
      'f.id',
      'f.indicatorId',
      'f.year',
      'f.note',
      'f.state',
      'f.reason',
      'f.version',
      sql<number>`f.value::float8`.as('value'),
    ])
    .where('f.baseId', '=', baseId)
    .where('f.indicatorId', '=', anyId(indicatorIds))
    .where('f.year', '>=', from)
    .where('f.year', '<=', until)
    .orderBy('f.year')
    .execute()

/**
 * The figures of bases in scope in a year: every enabled indicator with its figure or without one.
 */
export const findBaseSummaries = (db: Db, scope: BaseScope, year: number, baseId?: number) =>
  db
    .selectFrom('bases')
    .leftJoin('baseIndicators as i', (j) =>
      j
        .on('i.status', '=', 1)
        .on((e) => e.or([e('i.baseId', 'is', null), e('i.baseId', '=', e.ref('bases.id'))])),
    )
    .leftJoin('baseFigures as f', (j) =>
      j
        .onRef('f.indicatorId', '=', 'i.id')
        .onRef('f.baseId', '=', 'bases.id')
        .on('f.year', '=', year),
    )
    .where('bases.status', '=', 1)
    .where(withinBaseScope(scope))
    .$if(baseId !== undefined, (match) => match.where('bases.id', '=', baseId!))
    .select(['bases.id', 'bases.name', 'bases.nameEn'])
    .select([
      sql<number>`count(*) filter (where f.value >= i.minimum)`.as('met'),
      sql<number>`count(*) filter (where f.value < i.minimum)`.as('short'),
      sql<number>`count(*) filter (where i.id is not null and f.id is null)`.as('missing'),
      sql<number>`count(*) filter (where f.state = 'entered')`.as('waiting'),
      sql<number>`count(*) filter (where f.state = 'returned')`.as('returned'),
    ])
    .groupBy(['bases.id', 'bases.name', 'bases.nameEn', 'bases.sort'])
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .execute()

/** The enabled indicators of bases: theirs and those of every base, in the order of the office. */
export const findIndicatorsOf = (db: Db, baseIds: readonly number[]) =>
  db
    .selectFrom('baseIndicators as i')
    .select([
      'i.id',
      'i.baseId',
      'i.category',
      'i.item',
      'i.unit',
      'i.formula',
      'i.source',
      sql<number>`i.minimum::float8`.as('minimum'),
    ])
    .where('i.status', '=', 1)
    .where((e) => e.or([e('i.baseId', 'is', null), e('i.baseId', '=', anyId(baseIds))]))
    .orderBy('i.sort')
    .orderBy('i.id')
    .execute()
