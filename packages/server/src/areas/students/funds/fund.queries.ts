import type { FundFilters, fundSorts } from '@residency/contract/areas/students/funds/fund.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { FundScope } from './fund.policy.ts'

export type FundMatch = Omit<FundFilters, 'pageNum' | 'pageSize'> & {
  scope: FundScope

  /** Whose step is asked for, where the list is limited to what waits. */
  waitsFor?: 'base' | 'office'
  readerId?: number

  /** Whose decision for the base keeps them from the office's. */
  firstId?: number
}

export const isStaffOf = ({ staff }: FundScope) => withinBaseScope(staff)

const fundsIn = (db: Db, scope: FundScope) =>
  db
    .selectFrom('researchFunds as f')
    .innerJoin('trainees as t', 't.id', 'f.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where((e) => e.or([e('t.userId', '=', scope.userId), isStaffOf(scope)]))

type LineRow = {
  line: string
  asked: string
  granted: string
  checked: string
  waiting: string
  remaining: string
}

/** Amounts leave the database as texts: a fraction never becomes a floating point number. */
const lines = sql<
  LineRow[]
>`(select coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'asked', l.asked::text, 'granted',
    l.granted::text,
    'remaining', (l.granted - l.booked)::text, 'checked', s.checked::text, 'waiting',
    (l.booked - s.checked)::text) order by l.id), '[]')
  from research_fund_lines l
    cross join lateral (select coalesce(sum(p.amount), 0.00) as checked
    from research_fund_spendings p
    where p.line_id = l.id and p.state = 'checked') s where l.fund_id = f.id)`

const spent = sql<string>`(select coalesce(sum(l.booked), 0.00)::text from research_fund_lines l
    where l.fund_id = f.id)`
const waiting = sql<number>`(select count(*) from research_fund_spendings p where p.fund_id = f.id
    and p.state = 'submitted')`

const selectColumns = (match: ReturnType<typeof fundsIn>, scope: FundScope) =>
  match
    .selectAll('f')
    .select([
      't.userId',
      't.number',
      't.realName as name',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select([
      'bases.name as base',
      'bases.nameEn as baseEn',
      sql<boolean>`${isStaffOf(scope)}`.as('isStaff'),
    ])
    .select([lines.as('lines'), spent.as('spent'), waiting.as('waiting')])
    .select(
      sql<
        string | null
      >`f.budget - (select sum(l.booked) from research_fund_lines l where l.fund_id = f.id)`.as(
        'remaining',
      ),
    )

export type FundRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

function waits({ waitsFor, readerId, firstId }: FundMatch) {
  if (waitsFor === 'base')
    return sql<boolean>`(f.state = 'applied' and t.user_id <> ${readerId ?? 0})`

  if (waitsFor === 'office')
    return sql<boolean>`(f.state = 'basePassed' and t.user_id <> ${readerId ?? 0}
        and f.base_passed_by is distinct from ${firstId ?? 0})`

  return sql<boolean>`false`
}

function matching(db: Db, filters: FundMatch) {
  const { scope, state, baseId, keywords } = filters
  let match = fundsIn(db, scope)
  if (state) match = match.where('f.state', '=', state)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (filters.waiting) match = match.where(waits(filters))

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), isFoundIn(e.ref('f.title'), words)]),
    )
  }

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof fundSorts)[number]> => ({
  title: by.name('f.title'),
  major: by.label(language, 'm'),
  startsOn: by.column('f.startsOn'),
  asked: by.column('f.asked'),
  budget: by.column('f.budget'),
  remaining: by.column('remaining'),
  createTime: by.column('f.createdAt'),
})

function ordered(match: ReturnType<typeof matching>, filters: FundMatch, language: Language) {
  const rows = selectColumns(sortedBy(match, filters.sort, sortsIn(language)), filters.scope)
  // PostgreSQL refuses to sort by a constant, which the condition is for a reader without a step.
  const waitingFirst = filters.waitsFor ? rows.orderBy(waits(filters), 'desc') : rows
  return waitingFirst.orderBy('f.createdAt', 'desc').orderBy('f.id', 'desc')
}

/** One page, those that wait for the reader first. */
export const findFundPage = (db: Db, match: FundMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match, language))

export const findFundBatch = (db: Db, match: FundMatch, page: Page, language: Language) =>
  pageOf(ordered(matching(db, match), match, language), page).execute()

export const countFunds = (db: Db, match: FundMatch) => countRows(matching(db, match))

const MAX = 200

export const findFund = (db: Db, scope: FundScope, id: number) =>
  selectColumns(fundsIn(db, scope), scope).where('f.id', '=', id).executeTakeFirst()

export const findFundsOf = (db: Db, scope: FundScope, traineeId: number) =>
  selectColumns(fundsIn(db, scope), scope)
    .where('t.id', '=', traineeId)
    .orderBy('f.id', 'desc')
    .limit(MAX)
    .execute()

/** Funds in scope, locked in one order: nothing is booked on them until the transaction ends. */
const lockFunds = (db: Db, scope: FundScope, ids: readonly number[]) =>
  fundsIn(db, scope)
    .select('f.id')
    .where('f.id', '=', anyId(ids))
    .orderBy('f.id')
    .forUpdate('f')
    .execute()

/** The same with their lines as they are under the lock. */
export async function findFundsForUpdate(
  db: Db,
  scope: FundScope,
  ids: readonly number[],
): Promise<FundRow[]> {
  const locked = await lockFunds(db, scope, ids)
  return selectColumns(fundsIn(db, scope), scope)
    .where('f.id', '=', anyId(locked.map(({ id }) => id)))
    .orderBy('f.id')
    .execute()
}

export const isVisibleFund = async (db: Db, scope: FundScope, id: number) =>
  (await fundsIn(db, scope).select('f.id').where('f.id', '=', id).executeTakeFirst()) !== undefined

/** What was moved between lines, the latest first. */
export const findMoves = (db: Db, fundId: number) =>
  db
    .selectFrom('researchFundMoves as v')
    .innerJoin('researchFundLines as a', 'a.id', 'v.fromLineId')
    .innerJoin('researchFundLines as b', 'b.id', 'v.toLineId')
    .innerJoin('users as u', 'u.id', 'v.movedBy')
    .select([
      'v.id',
      'v.amount',
      'v.reason',
      'v.createdAt',
      'a.line as fromLine',
      'b.line as toLine',
    ])
    .select('u.displayName as by')
    .where('v.fundId', '=', fundId)
    .orderBy('v.id', 'desc')
    .limit(MAX)
    .execute()

/** Whether budgets hold an item of the dictionary of lines. */
export const isLineUsed = async (db: Db, value: string) =>
  (await db
    .selectFrom('researchFundLines')
    .select('id')
    .where('line', '=', value)
    .limit(1)
    .executeTakeFirst()) !== undefined
