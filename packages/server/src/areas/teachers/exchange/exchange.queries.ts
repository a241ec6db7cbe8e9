import type {
  ExchangeFilters,
  exchangeSorts,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isOfOwnDepartment,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { lateBefore } from './exchange.rules.ts'

const EVERYBODY: OrgScope = { kind: 'all' }
const HELD = ['held', 'reported'] as const
const AWAITED = ['passed', 'held'] as const
const isAtOwnBase = (scope: OrgScope) => worksAtOwnBase(scope, 'x.departmentId')

const exchangesOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherExchanges as x')
    .innerJoin('users as u', 'u.id', 'x.userId')
    .where(sql<boolean>`(${isAtOwnBase(scope)} or ${isOfOwnDepartment(scope, 'x.departmentId')})`)

type Filters = Omit<ExchangeFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  today: string
  readerId: number
}

/** What waits for a reader: applications at the own base that are not decided, never the own one. */
function matching(db: Db, { scope, today, readerId, ...filters }: Filters) {
  let match = exchangesOf(db, scope)
  if (filters.state) match = match.where('x.state', '=', filters.state)
  if (filters.waiting)
    match = match
      .where('x.state', '=', 'submitted')
      .where('x.userId', '!=', readerId)
      .where(isAtOwnBase(scope))
  if (filters.held) match = match.where('x.state', 'in', HELD)
  if (filters.late)
    match = match.where('x.state', 'in', AWAITED).where('x.toDay', '<', lateBefore(today))
  if (filters.exchangeKind) match = match.where('x.kind', '=', filters.exchangeKind)

  if (filters.year)
    match = match
      .where('x.fromDay', '>=', `${filters.year}-01-01`)
      .where('x.fromDay', '<=', `${filters.year}-12-31`)

  if (filters.departmentId)
    match = match.where(
      sql<boolean>`x.department_id in (select d.id from departments d
          join departments top on top.id = ${filters.departmentId}
        where starts_with(d.tree_path, top.tree_path))`,
    )

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        e('u.nameSearch', 'like', words),
        isFoundIn(e.ref('x.topic'), words),
        isFoundIn(e.ref('x.institution'), words),
      ]),
    )
  }

  return match
}

const selectColumns = (match: ReturnType<typeof exchangesOf>, scope: OrgScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'x.departmentId')
    .leftJoin('trainingUnits as t', 't.id', 'x.unitId')
    .selectAll('x')
    .select('u.displayName as name')
    .select([
      'd.name as department',
      'd.nameEn as departmentEn',
      't.name as unit',
      't.nameEn as unitEn',
    ])
    .select(isAtOwnBase(scope).as('isOwnBase'))

export type ExchangeRow = Awaited<ReturnType<typeof findExchange>> & object

const waitingFirst = sql`case x.state when 'submitted' then 0 else 1 end`

const SORTS: SortColumns<(typeof exchangeSorts)[number]> = {
  name: by.name('u.displayName'),
  topic: by.name('x.topic'),
  fromDay: by.column('x.fromDay'),
  costYuan: by.column('x.costYuan'),
}

/** In the chosen order; without one those that wait first, then the latest. */
const inOrder = (match: ReturnType<typeof exchangesOf>, { scope, sort }: Filters) =>
  selectColumns(sortedBy(match, sort, SORTS), scope)
    .orderBy(waitingFirst)
    .orderBy('x.fromDay', 'desc')
    .orderBy('x.id', 'desc')

export const findExchangePage = (db: Db, filters: Filters, page: Page) =>
  findPage(matching(db, filters), page, (rows) => inOrder(rows, filters))

export const findExchangeBatch = (db: Db, filters: Filters, page: Page) =>
  pageOf(inOrder(matching(db, filters), filters), page).execute()

export const countExchanges = (db: Db, filters: Filters) => countRows(matching(db, filters))

export const findExchange = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(exchangesOf(db, scope), scope).where('x.id', '=', id).executeTakeFirst()

/** Exchanges in the reader's scope, locked in one order. */
export const findExchangesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(exchangesOf(db, scope), scope)
    .where('x.id', '=', anyId(ids))
    .orderBy('x.id')
    .forUpdate('x')
    .execute()

export const findOwnExchanges = (db: Db, userId: number) =>
  selectColumns(exchangesOf(db, EVERYBODY), EVERYBODY)
    .where('x.userId', '=', userId)
    .orderBy('x.fromDay', 'desc')
    .orderBy('x.id', 'desc')
    .execute()

export const findOwnExchange = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teacherExchanges')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()

export const findOwnExchangeForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teacherExchanges')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Applications of one person follow one another: two that wait for each other's days would end each
 * other.
 */
export const lockOwnExchanges = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(7203140, (${userId}::bigint % 2147483647)::integer)`.execute(db)

/** The own exchange that has a day in common with these. */
export const findOverlapping = (db: Db, userId: number, days: { fromDay: string; toDay: string }) =>
  db
    .selectFrom('teacherExchanges')
    .select(['fromDay', 'toDay'])
    .where('userId', '=', userId)
    .where('state', 'not in', ['rejected', 'withdrawn'])
    .where('fromDay', '<=', days.toDay)
    .where('toDay', '>=', days.fromDay)
    .orderBy('fromDay')
    .executeTakeFirst()

export const countLateReports = (db: Db, userId: number, today: string) =>
  countRows(
    db
      .selectFrom('teacherExchanges')
      .where('userId', '=', userId)
      .where('state', 'in', AWAITED)
      .where('toDay', '<', lateBefore(today)),
  )
