import type {
  SpendingFilters,
  spendingSorts,
} from '@residency/contract/areas/students/funds/fund-spending.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { FundScope } from './fund.policy.ts'
import { isStaffOf } from './fund.queries.ts'

export type SpendingMatch = Omit<SpendingFilters, 'pageNum' | 'pageSize'> & {
  scope: FundScope
  readerId: number
}

const spendingsIn = (db: Db, scope: FundScope) =>
  db
    .selectFrom('researchFundSpendings as p')
    .innerJoin('researchFundLines as l', 'l.id', 'p.lineId')
    .innerJoin('researchFunds as f', 'f.id', 'p.fundId')
    .innerJoin('trainees as t', 't.id', 'f.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where((e) => e.or([e('t.userId', '=', scope.userId), isStaffOf(scope)]))

const selectColumns = (match: ReturnType<typeof spendingsIn>, scope: FundScope) =>
  match
    .leftJoin('users as u', 'u.id', 'p.checkedBy')
    .selectAll('p')
    .select(['l.line', 'l.granted', 'f.title', 't.userId', 't.number', 't.realName as name'])
    .select([
      'bases.name as base',
      'bases.nameEn as baseEn',
      sql<boolean>`${isStaffOf(scope)}`.as('isStaff'),
    ])
    .select(sql<string>`(l.granted - l.booked)::text`.as('remaining'))
    .select('u.displayName as checker')

export type SpendingRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** Whether it waits for the reader, which one's own never does. */
const waits = (readerId: number) =>
  sql<boolean>`(p.state = 'submitted' and t.user_id <> ${readerId})`

function matching(
  db: Db,
  { scope, readerId, fundId, line, state, baseId, from, until, waiting, keywords }: SpendingMatch,
) {
  let match = spendingsIn(db, scope)
  if (fundId) match = match.where('p.fundId', '=', fundId)
  if (line) match = match.where('l.line', '=', line)
  if (state) match = match.where('p.state', '=', state)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (from) match = match.where('p.spentOn', '>=', from)
  if (until) match = match.where('p.spentOn', '<=', until)
  if (waiting) match = match.where(waits(readerId))

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), isFoundIn(e.ref('f.title'), words)]),
    )
  }

  return match
}

const SORTS: SortColumns<(typeof spendingSorts)[number]> = {
  name: by.name('t.realName'),
  title: by.name('f.title'),
  what: by.name('p.what'),
  amount: by.column('p.amount'),
  spentOn: by.column('p.spentOn'),
  checker: by.name('u.displayName'),
  createTime: by.column('p.createdAt'),
}

const ordered = (match: ReturnType<typeof matching>, { scope, readerId, sort }: SpendingMatch) =>
  selectColumns(sortedBy(match, sort, SORTS), scope)
    .orderBy(waits(readerId), 'desc')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')

/** One page, those that wait first. */
export const findSpendingPage = (db: Db, match: SpendingMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match))

export const findSpendingBatch = (db: Db, match: SpendingMatch, page: Page) =>
  pageOf(ordered(matching(db, match), match), page).execute()

export const countSpendings = (db: Db, match: SpendingMatch) => countRows(matching(db, match))

const MAX = 500

export const findSpending = (db: Db, scope: FundScope, id: number) =>
  selectColumns(spendingsIn(db, scope), scope).where('p.id', '=', id).executeTakeFirst()

export const findSpendingsOfFund = (db: Db, scope: FundScope, fundId: number) =>
  selectColumns(spendingsIn(db, scope), scope)
    .where('p.fundId', '=', fundId)
    .orderBy('p.id', 'desc')
    .limit(MAX)
    .execute()

export const findSpendingsOfTrainee = (db: Db, scope: FundScope, traineeId: number) =>
  selectColumns(spendingsIn(db, scope), scope)
    .where('t.id', '=', traineeId)
    .orderBy('p.id', 'desc')
    .limit(MAX)
    .execute()

/** Spendings in scope, locked in one order. */
export const findSpendingsForUpdate = (db: Db, scope: FundScope, ids: readonly number[]) =>
  selectColumns(spendingsIn(db, scope), scope)
    .where('p.id', '=', anyId(ids))
    .orderBy('p.id')
    .forUpdate('p')
    .execute()

export const isVisibleSpending = async (db: Db, scope: FundScope, id: number) =>
  (await spendingsIn(db, scope).select('p.id').where('p.id', '=', id).executeTakeFirst()) !==
  undefined

/** The own funds, locked against being closed while something is booked on them. */
export const findFundToSpend = (db: Db, userId: number, fundId: number) =>
  db
    .selectFrom('researchFunds as f')
    .innerJoin('trainees as t', 't.id', 'f.traineeId')
    .select(['f.id', 'f.state', 'f.startsOn', 'f.endsOn'])
    .where('f.id', '=', fundId)
    .where('t.userId', '=', userId)
    .forShare('f')
    .executeTakeFirst()

/**
 * The line that is booked on, locked: of many bookings at once each sees what those before it have
 * left.
 */
export const findLineForUpdate = (db: Db, fundId: number, line: string) =>
  db
    .selectFrom('researchFundLines')
    .select(['id', sql<string>`(granted - booked)::text`.as('remaining')])
    .where('fundId', '=', fundId)
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirst()
