import type { SpendingFilters } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { FundScope } from './fund.policy.ts'
import { isStaffOf } from './fund.queries.ts'

export type SpendingMatch = Omit<SpendingFilters, 'pageNum' | 'pageSize'> & { scope: FundScope; readerId: number }
const spendingsIn = (db: Db, scope: FundScope) =>
  db
    .selectFrom('research_fund_spendings as p')
    .innerJoin('research_fund_lines as l', 'l.id', 'p.line_id')
    .innerJoin('research_funds as f', 'f.id', 'p.fund_id')
    .innerJoin('trainees as t', 't.id', 'f.trainee_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .where((e) => e.or([e('t.user_id', '=', scope.userId), isStaffOf(e, scope)]))
const shown = (match: ReturnType<typeof spendingsIn>, scope: FundScope) =>
  match
    .leftJoin('users as u', 'u.id', 'p.checked_by')
    .selectAll('p')
    .select(['l.line', 'l.granted', 'f.title', 't.user_id', 't.number', 't.real_name as name'])
    .select(['bases.name as base', 'bases.name_en as base_en', (e) => sql<boolean>`${isStaffOf(e, scope)}`.as('is_staff')])
    .select(sql<string>`(l.granted - l.booked)::text`.as('remaining'))
    .select(sql<string | null>`coalesce(u.real_name, u.nickname)`.as('checker'))
export type SpendingRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** Whether it waits for the reader, which one's own never does. */
const waits = (readerId: number) => sql<boolean>`(p.state = 'submitted' and t.user_id <> ${readerId})`
function matching(db: Db, { scope, readerId, fundId, line, state, baseId, from, until, waiting, keywords }: SpendingMatch) {
  let match = spendingsIn(db, scope)
  if (fundId) match = match.where('p.fund_id', '=', fundId)
  if (line) match = match.where('l.line', '=', line)
  if (state) match = match.where('p.state', '=', state)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (from) match = match.where('p.spent_on', '>=', from)
  if (until) match = match.where('p.spent_on', '<=', until)
  if (waiting) match = match.where(waits(readerId))
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words), isFoundIn(e.ref('f.title'), words)]),
    )
  }
  return match
}
const ordered = (match: ReturnType<typeof matching>, { scope, readerId }: SpendingMatch) =>
  shown(match, scope).orderBy(waits(readerId), 'desc').orderBy('p.created_at', 'desc').orderBy('p.id', 'desc')
/** One page, those that wait first. */
export const findSpendingPage = (db: Db, match: SpendingMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match))
export const findSpendingBatch = (db: Db, match: SpendingMatch, page: Page) => pageOf(ordered(matching(db, match), match), page).execute()
export const countSpendings = (db: Db, match: SpendingMatch) => countRows(matching(db, match))

const MOST = 500
export const findSpending = (db: Db, scope: FundScope, id: number) =>
  shown(spendingsIn(db, scope), scope).where('p.id', '=', id).executeTakeFirst()
export const findSpendingsOfFund = (db: Db, scope: FundScope, fundId: number) =>
  shown(spendingsIn(db, scope), scope).where('p.fund_id', '=', fundId).orderBy('p.id', 'desc').limit(MOST).execute()
export const findSpendingsOfTrainee = (db: Db, scope: FundScope, traineeId: number) =>
  shown(spendingsIn(db, scope), scope).where('t.id', '=', traineeId).orderBy('p.id', 'desc').limit(MOST).execute()
/** Spendings in scope, locked in one order. */
export const findSpendingsForUpdate = (db: Db, scope: FundScope, ids: readonly number[]) =>
  shown(spendingsIn(db, scope), scope).where('p.id', '=', anyId(ids)).orderBy('p.id').forUpdate('p').execute()
export const isVisibleSpending = async (db: Db, scope: FundScope, id: number) =>
  (await spendingsIn(db, scope).select('p.id').where('p.id', '=', id).executeTakeFirst()) !== undefined

/** The own funds, locked against being closed while something is booked on them. */
export const findFundToSpend = (db: Db, userId: number, fundId: number) =>
  db
    .selectFrom('research_funds as f')
    .innerJoin('trainees as t', 't.id', 'f.trainee_id')
    .select(['f.id', 'f.state', 'f.starts_on', 'f.ends_on'])
    .where('f.id', '=', fundId)
    .where('t.user_id', '=', userId)
    .forShare('f')
    .executeTakeFirst()
/** The line that is booked on, locked: of many bookings at once each sees what those before it have left. */
export const findLineForUpdate = (db: Db, fundId: number, line: string) =>
  db
    .selectFrom('research_fund_lines')
    .select(['id', sql<string>`(granted - booked)::text`.as('remaining')])
    .where('fund_id', '=', fundId)
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirst()
