import type {
  BalanceFilters,
  balanceSorts,
} from '@residency/contract/areas/absence/balances/balance.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { isOneOfCodes } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy, ranBetween, traineesIn } from '../../trainees/trainees.public.ts'

type People = ReturnType<typeof traineesIn>

export type BalanceMatch = Omit<BalanceFilters, 'pageNum' | 'pageSize' | 'year'> & {
  scope: BaseScope
  year: number
  traineeId?: number
}

/**
 * Trainees in training in the year with the types that have yearly days, are earned, or were used.
 */
function matching(db: Db, { scope, year, keywords, baseId, leaveTypeId, traineeId }: BalanceMatch) {
  let people: People = traineesIn(db, scope).where(ranBetween(`${year}-01-01`, `${year}-12-31`))
  if (traineeId) people = people.where('t.id', '=', traineeId)
  if (baseId) people = people.where('bases.id', '=', baseId)

  if (keywords) people = people.where(isTraineeFoundBy('t', keywords))

  let match = people
    .innerJoin('leaveTypes as y', (on) => on.onTrue())
    .leftJoin('leaveAccounts as a', (on) =>
      on
        .onRef('a.traineeId', '=', 't.id')
        .onRef('a.leaveTypeId', '=', 'y.id')
        .on('a.year', '=', year),
    )
    .where(
      sql<boolean>`(a.id is not null or (y.status = 1 and (y.is_earned
        or exists (select from leave_type_days d where d.leave_type_id = y.id
            and d.per = 'year'))))`,
    )

  if (leaveTypeId) match = match.where('y.id', '=', leaveTypeId)

  return match
}

const withBalanceFields = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('leavePeople as p', 'p.traineeId', 't.id')
    .select([
      't.id as traineeId',
      't.realName as name',
      't.number',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select([
      'y.id as typeId',
      'y.name as type',
      'y.nameEn as typeEn',
      'p.worksSince as recordedSince',
    ])

const sortsIn = (language: Language): SortColumns<(typeof balanceSorts)[number]> => ({
  name: by.name('t.realName'),
  number: by.column('t.number'),
  base: by.label(language, 'bases'),
  leaveType: by.label(language, 'y'),
})

const usually = (rows: ReturnType<typeof withBalanceFields>) =>
  rows.orderBy('t.startsOn', 'desc').orderBy('t.id', 'desc').orderBy('y.sort').orderBy('y.id')

const inOrder = (match: ReturnType<typeof matching>, { sort }: BalanceMatch, language: Language) =>
  usually(sortedBy(withBalanceFields(match), sort, sortsIn(language)))

export const findBalancePage = (db: Db, match: BalanceMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match, language))

export const countBalances = (db: Db, match: BalanceMatch) => countRows(matching(db, match))

export const findBalanceBatch = (db: Db, match: BalanceMatch, page: Page, language: Language) =>
  pageOf(inOrder(matching(db, match), match, language), page).execute()

export const findBalancesOf = (db: Db, match: BalanceMatch) =>
  usually(withBalanceFields(matching(db, match))).execute()

export type BalanceRecord = Awaited<ReturnType<typeof findBalancesOf>>[number]

const person = (match: People) =>
  match
    .leftJoin('leavePeople as p', 'p.traineeId', 't.id')
    .select([
      't.id',
      't.realName as name',
      't.number',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select(['p.worksSince as recordedSince', 't.startsOn'])

export const findPerson = (db: Db, scope: BaseScope, id: number) =>
  person(traineesIn(db, scope).where('t.id', '=', id)).executeTakeFirst()

export const findPeopleByNumber = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  person(traineesIn(db, scope).where((e) => isOneOfCodes(e.ref('t.number'), numbers))).execute()

export const findAccountForUpdate = (db: Db, traineeId: number, typeId: number, year: number) =>
  db
    .selectFrom('leaveAccounts')
    .selectAll()
    .where('traineeId', '=', traineeId)
    .where('leaveTypeId', '=', typeId)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst()

/** Changes of a trainee's accounts, the last first. */
export const findChanges = (db: Db, traineeId: number) =>
  db
    .selectFrom('leaveAccountChanges as c')
    .innerJoin('leaveAccounts as a', 'a.id', 'c.accountId')
    .innerJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .leftJoin('users as u', 'u.id', 'c.createdBy')
    .select([
      'c.id',
      'c.createdAt',
      'c.kind',
      'c.days',
      'c.reason',
      'a.year',
      'y.name as type',
      'y.nameEn as typeEn',
    ])
    .select('u.displayName as by')
    .where('a.traineeId', '=', traineeId)
    .orderBy('c.id', 'desc')
    .limit(1000)
    .execute()

export const findBaseChoices = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('bases')
    .where(withinBaseScope(scope))
    .select(['id', 'name', 'nameEn'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const findTypeChoices = (db: Db) =>
  db
    .selectFrom('leaveTypes')
    .select(['id', 'name', 'nameEn', 'status', 'isEarned'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const findAccountYears = async (db: Db) =>
  (
    await db.selectFrom('leaveAccounts').select('year').distinct().orderBy('year', 'desc').execute()
  ).map(({ year }) => year)
