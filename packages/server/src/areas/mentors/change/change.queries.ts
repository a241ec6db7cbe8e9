import type {
  ChangeFilters,
  changeSorts,
} from '@residency/contract/areas/mentors/change/change.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { ChangeScope } from './change.policy.ts'

const isOfBases = ({ bases }: ChangeScope): RawBuilder<boolean> =>
  bases ? isOfOwnBase(bases, 'e.baseId') : sql<boolean>`false`

const isVisible = (scope: ChangeScope) =>
  sql<boolean>`(e.user_id = ${scope.newMentorId} or ${isOfBases(scope)})`

const personName = (users: string) =>
  sql<string>`coalesce(${sql.ref(`${users}.real_name`)}, ${sql.ref(`${users}.nickname`)})`

/** Requests with the trainee and the new mentor's entry, in a scope. */
const changesIn = (db: Db, scope: ChangeScope | null) => {
  const match = db
    .selectFrom('mentorChanges as c')
    .innerJoin('trainees as t', 't.id', 'c.traineeId')
    .innerJoin('mentorEntries as e', 'e.id', 'c.newEntryId')
    .innerJoin('users as nu', 'nu.id', 'e.userId')

  return scope ? match.where(isVisible(scope)) : match
}

type Match = ReturnType<typeof changesIn>

const selectColumns = (match: Match, scope: ChangeScope | null) =>
  match
    .innerJoin('mentorRelations as r', 'r.id', 'c.relationId')
    .innerJoin('mentorEntries as oe', 'oe.id', 'r.entryId')
    .innerJoin('users as ou', 'ou.id', 'oe.userId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as b', 'b.id', 'e.baseId')
    .innerJoin('departments as od', 'od.id', 'oe.departmentId')
    .innerJoin('departments as nd', 'nd.id', 'e.departmentId')
    .selectAll('c')
    .select([
      't.realName as name',
      't.number',
      't.userId as traineeUserId',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select([
      'e.userId as toUserId',
      'oe.userId as fromUserId',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .select([
      'od.name as fromDepartment',
      'od.nameEn as fromDepartmentEn',
      'nd.name as toDepartment',
    ])
    .select(['nd.nameEn as toDepartmentEn', 'r.startedOn as since'])
    .select([personName('nu').as('toMentor'), personName('ou').as('fromMentor')])
    .select(sql<number>`e.capacity - e.taken`.as('free'))
    .select((scope ? isOfBases(scope) : sql<boolean>`false`).as('isOwnBase'))

export type ChangeRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** The state that waits for the reader of this list: the new mentor's or the office's step. */
const waitingState = (scope: ChangeScope) => (scope.bases ? 'newMentorPassed' : 'requested')

const SORTS: SortColumns<(typeof changeSorts)[number]> = {
  name: by.name('t.realName'),
  fromMentor: by.name('ou.displayName'),
  toMentor: by.name('nu.displayName'),
  createTime: by.column('c.createdAt'),
}

type Filters = Omit<Partial<ChangeFilters>, 'pageNum' | 'pageSize'>

/** What waits for a reader: the step of this list, of bases never where they are the new mentor. */
function matching(
  db: Db,
  scope: ChangeScope,
  { state, baseId, waiting, keywords }: Filters,
  userId: number,
) {
  let match = changesIn(db, scope)
  if (waiting) match = match.where('c.state', '=', waitingState(scope))
  if (waiting && scope.bases) match = match.where('e.userId', '!=', userId)
  if (state) match = match.where('c.state', '=', state)
  if (baseId) match = match.where('e.baseId', '=', baseId)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((w) =>
      w.or([isTraineeFoundBy('t', keywords), w('nu.nameSearch', 'like', words)]),
    )
  }

  return match
}

/** One page of requests, those that wait for the reader first, then the latest. */
export const findChangePage = (
  db: Db,
  scope: ChangeScope,
  filters: Filters,
  page: Page,
  userId: number,
) =>
  findPage(matching(db, scope, filters, userId), page, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS)
      .orderBy(sql`case when c.state = ${sql.lit(waitingState(scope))} then 0 else 1 end`)
      .orderBy('c.createdAt', 'desc')
      .orderBy('c.id', 'desc'),
  )

export const countWaitingChanges = (db: Db, scope: ChangeScope, userId: number) =>
  countRows(matching(db, scope, { waiting: '1' }, userId))

export const findChange = (db: Db, scope: ChangeScope, id: number) =>
  selectColumns(changesIn(db, scope), scope).where('c.id', '=', id).executeTakeFirst()

/** Requests in the reader's scope, locked in one order. */
export const findChangesForUpdate = (db: Db, scope: ChangeScope, ids: readonly number[]) =>
  selectColumns(changesIn(db, scope), scope)
    .where('c.id', '=', anyId(ids))
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

/** Requests of one trainee, the latest first. */
export const findOwnChanges = (db: Db, userId: number) =>
  selectColumns(changesIn(db, null), null)
    .where('t.userId', '=', userId)
    .orderBy('c.id', 'desc')
    .execute()

export const findOwnChangeForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(changesIn(db, null), null)
    .where('t.userId', '=', userId)
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()

/** The trainee's mentor now: the open relation and the base of the trainee's major. */
export const findPresent = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('mentorRelations as r', (j) =>
      j.onRef('r.traineeId', '=', 't.id').on('r.endedOn', 'is', null),
    )
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .select([
      't.id as traineeId',
      't.realName as name',
      'r.id as relationId',
      'e.userId as mentorId',
      'm.baseId',
    ])
    .where('t.userId', '=', userId)
    .executeTakeFirst()

/**
 * Entries a trainee of a base may change to: of each mentor the latest that the department has
 * passed.
 */
export const findOfferedEntries = (db: Db, baseId: number, presentMentorId: number) =>
  db
    .selectFrom('mentorEntries as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .distinctOn('e.userId')
    .select([
      'e.id',
      'e.userId',
      'e.title',
      'e.direction',
      'e.profile',
      'e.wishes as expectations',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(personName('u').as('name'))
    .select(sql<number>`e.capacity - e.taken`.as('free'))
    .where('e.baseId', '=', baseId)
    .where('e.state', '=', 'departmentPassed')
    .where(isAccountInUse('u'))
    .where('e.userId', '!=', presentMentorId)
    .orderBy('e.userId')
    .orderBy('e.year', 'desc')
    .execute()

/**
 * Places of entries, and whether their mentor still takes part: passed by the department, with an
 * account in use.
 */
export const findPlacesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('mentorEntries as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select(['e.id', 'e.capacity', 'e.taken'])
    .select(sql<boolean>`(e.state = 'departmentPassed' and ${isAccountInUse('u')})`.as('isThere'))
    .where('e.id', '=', anyId(ids))
    .execute()
