import type {
  DepartureFilters,
  departureSorts,
} from '@residency/contract/areas/students/departure/departure.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { DepartureScope } from './departure.policy.ts'

export type DepartureMatch = Omit<DepartureFilters, 'pageNum' | 'pageSize'> & {
  scope: DepartureScope
}

const never = sql<boolean>`false`

const administered = ({ org }: DepartureScope): RawBuilder<boolean> =>
  org ? isOfOwnBase(org, 's.baseId') : never

const isOwnDepartment = ({ org }: DepartureScope): RawBuilder<boolean> =>
  org
    ? sql<boolean>`(c.owner = 'department' and ${isOfOwnDepartment(org, 'c.departmentId')})`
    : never

const hasOwnItem = (scope: DepartureScope) =>
  sql<boolean>`exists (select from departure_clearances c where c.departure_id = s.id
      and ${isOwnDepartment(scope)})`

const isVisible = (scope: DepartureScope) =>
  scope.isOffice
    ? sql<boolean>`true`
    : sql<boolean>`(t.user_id = ${scope.userId} or ${administered(scope)} or ${hasOwnItem(scope)})`

/** Whether the reader owns an item that is not signed off. */
const isToSign = (scope: DepartureScope) =>
  sql<boolean>`(s.state = 'submitted' and t.user_id <> ${scope.readerId}
      and exists (select from departure_clearances c
    where c.departure_id = s.id and c.outcome is distinct from 'signed'
      and case c.owner when 'office' then ${sql.lit(scope.isOffice)} when 'base' then ${administered(scope)} else ${isOwnDepartment(scope)} end))`

const isWhole = sql<boolean>`not exists (select from departure_clearances c
    where c.departure_id = s.id and c.outcome is distinct from 'signed')`

/** Whether the reader decides it next. */
const isToDecide = (scope: DepartureScope) =>
  sql<boolean>`(t.user_id <> ${scope.readerId}
      and ((s.state = 'submitted' and ${administered(scope)} and ${isWhole})
    or (s.state = 'basePassed' and ${sql.lit(scope.isOffice)}
        and s.base_passed_by is distinct from ${scope.firstId})))`

const waitsFor = (scope: DepartureScope) =>
  sql<boolean>`(${isToSign(scope)} or ${isToDecide(scope)})`

const WAITING = { any: waitsFor, sign: isToSign, decide: isToDecide }

const departuresIn = (db: Db, scope: DepartureScope) =>
  db
    .selectFrom('traineeDepartures as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .where(isVisible(scope))

const selectColumns = (match: ReturnType<typeof departuresIn>, scope: DepartureScope) =>
  match
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as b', 'b.id', 's.baseId')
    .leftJoin('cohorts as k', 'k.id', 't.cohortId')
    .selectAll('s')
    // not a join: it is looked up for the rows of a page, not for all that are sorted
    .select((e) =>
      e
        .selectFrom('users as r')
        .select('r.displayName')
        .whereRef('r.id', '=', 's.recordedBy')
        .as('recorder'),
    )
    .select([
      't.realName as name',
      't.number',
      't.userId',
      't.plannedEnd',
      't.status as training',
      'k.name as cohort',
    ])
    .select(['m.name as major', 'm.nameEn as majorEn', 'b.name as base', 'b.nameEn as baseEn'])
    .select(administered(scope).as('administered'))
    .select(
      sql<number>`(select count(*)::int from departure_clearances c
          where c.departure_id = s.id)`.as('items'),
    )
    .select(
      sql<number>`(select count(*)::int from departure_clearances c where c.departure_id = s.id
          and c.outcome = 'signed')`.as('signed'),
    )

export type DepartureRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

function matching(db: Db, { scope, kind, state, baseId, waiting, keywords }: DepartureMatch) {
  let match = departuresIn(db, scope)
  if (kind) match = match.where('s.kind', '=', kind)
  if (state) match = match.where('s.state', '=', state)
  if (baseId) match = match.where('s.baseId', '=', baseId)
  if (waiting) match = match.where(WAITING[waiting](scope))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof departureSorts)[number]> => ({
  name: by.name('t.realName'),
  leavesOn: by.column('s.leavesOn'),
  major: by.label(language, 'm'),
  createTime: by.column('s.createdAt'),
})

const ordered = (
  match: ReturnType<typeof matching>,
  { scope, sort }: DepartureMatch,
  language: Language,
) =>
  selectColumns(sortedBy(match, sort, sortsIn(language)), scope)
    .orderBy(waitsFor(scope), 'desc')
    .orderBy('s.id', 'desc')

/** One page, those that wait for the reader first, then the latest. */
export const findDeparturePage = (db: Db, match: DepartureMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match, language))

export const findDepartureBatch = (db: Db, match: DepartureMatch, page: Page, language: Language) =>
  pageOf(ordered(matching(db, match), match, language), page).execute()

export const countDepartures = (db: Db, match: DepartureMatch) => countRows(matching(db, match))

export const findDeparture = (db: Db, scope: DepartureScope, id: number) =>
  selectColumns(departuresIn(db, scope), scope).where('s.id', '=', id).executeTakeFirst()

/**
 * Departures in scope, locked in one order with their trainees: an item that is decided at the same
 * time comes before or after.
 */
export const findDeparturesForUpdate = (db: Db, scope: DepartureScope, ids: readonly number[]) =>
  selectColumns(departuresIn(db, scope), scope)
    .where('s.id', '=', anyId(ids))
    .orderBy('s.traineeId')
    .orderBy('s.id')
    .forUpdate(['s', 't'])
    .execute()

export const findDeparturesOf = (db: Db, scope: DepartureScope, traineeId: number) =>
  selectColumns(departuresIn(db, scope), scope)
    .where('s.traineeId', '=', traineeId)
    .orderBy('s.id', 'desc')
    .execute()

/**
 * Departures that are decided and have not taken effect, locked; decisions that may still be undone
 * are left.
 */
export const findLeaving = (db: Db, settled: Date, limit: number) =>
  db
    .selectFrom('traineeDepartures as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['s.id', 's.traineeId', 's.kind', 's.leavesOn', 't.cohortId'])
    .where('s.state', '=', 'departed')
    .where('s.leftAt', 'is', null)
    .where('s.updatedAt', '<=', settled)
    .orderBy('s.traineeId')
    .limit(limit)
    .forUpdate(['s', 't'])
    .skipLocked()
    .execute()
