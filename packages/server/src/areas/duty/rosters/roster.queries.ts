import type { RosterFilters } from '@residency/contract/areas/duty/rosters/roster.contract'
import type { Language } from '@residency/contract/kernel'
import { firstDayOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

const rostersIn = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('dutyRosters as r')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .where(isOfOwnDepartment(scope, 'r.departmentId'))

const asMonth = sql<string>`to_char(r.month, 'YYYY-MM')`.as('month')

/** Rosters in a scope, the latest month first, with how much of them is assigned. */
export function findRosterPage(
  db: Db,
  scope: OrgScope,
  filters: RosterFilters,
  language: Language,
) {
  let match = rostersIn(db, scope)
  if (filters.departmentId) match = match.where('r.departmentId', '=', filters.departmentId)
  if (filters.month) match = match.where('r.month', '=', firstDayOf(filters.month))

  return findPage(match, filters, (rows) => {
    const listed = rows
      .select(['r.id', 'r.state', 'r.version', asMonth])
      .select(['d.name as department', 'd.nameEn as departmentEn'])
      .select([
        sql<number>`(select count(*)::int from duty_shifts s where s.roster_id = r.id)`.as(
          'shifts',
        ),
        sql<number>`(select count(distinct s.trainee_id)::int from duty_shifts s
            where s.roster_id = r.id)`.as('people'),
      ])

    return sortedBy(listed, filters.sort, {
      month: by.column('r.month'),
      department: by.label(language, 'd'),
    })
      .orderBy('r.month', 'desc')
      .orderBy('r.id', 'desc')
  })
}

const withDepartment = (db: Db, scope: OrgScope) =>
  rostersIn(db, scope)
    .select(['r.id', 'r.departmentId', 'r.state', 'r.version', asMonth])
    .select(['d.name as department', 'd.nameEn as departmentEn'])

export const findRoster = (db: Db, scope: OrgScope, id: number) =>
  withDepartment(db, scope).where('r.id', '=', id).executeTakeFirst()

export type RosterRecord = NonNullable<Awaited<ReturnType<typeof findRoster>>>

export const findRosterForUpdate = (db: Db, scope: OrgScope, id: number) =>
  withDepartment(db, scope).where('r.id', '=', id).forUpdate('r').executeTakeFirst()

/** Rosters by their ids. */
export const findRostersById = (db: Db, ids: readonly number[]) =>
  withDepartment(db, { kind: 'all' }).where('r.id', '=', anyId(ids)).orderBy('r.id').execute()

/** Locks rosters in one order: nobody else changes their shifts meanwhile. */
export const lockRosters = (db: Db, ids: readonly number[]) => lockRows(db, 'dutyRosters', ids)

export const findShifts = (db: Db, rosterId: number) =>
  db
    .selectFrom('dutyShifts')
    .select(['id', 'traineeId', 'kindId', 'day', 'startsAt', 'endsAt', 'isLocked'])
    .select(
      sql<boolean>`exists (select from duty_hours h
        where h.trainee_id = duty_shifts.trainee_id and h.day = duty_shifts.day)`.as('hasHours'),
    )
    .where('rosterId', '=', rosterId)
    .orderBy('day')
    .orderBy('id')
    .execute()

export type StoredShift = Awaited<ReturnType<typeof findShifts>>[number]

/** When the last shift of a roster ends. */
export const findLastEnd = async (db: Db, rosterId: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('dutyShifts')
      .select('endsAt')
      .where('rosterId', '=', rosterId)
      .orderBy('endsAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.endsAt

/** Trainees by their ids, as a roster names them. */
export const findRosterTrainees = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('trainees')
    .select(['id as traineeId', 'userId', 'realName', 'number', 'startsOn as trainingSince'])
    .where('id', '=', anyId(ids))
    .orderBy('number')
    .execute()

/** Changes of published rosters with their names, the latest first. */
const changes = (db: Db) =>
  db
    .selectFrom('dutyChanges as c')
    .innerJoin('trainees as t', 't.id', 'c.traineeId')
    .innerJoin('users as u', 'u.id', 'c.changedBy')
    .leftJoin('shiftKinds as before', 'before.id', 'c.kindBefore')
    .leftJoin('shiftKinds as after', 'after.id', 'c.kindAfter')
    .select(['c.id', 'c.day', 't.realName as name', 'c.reason', 'c.changedAt'])
    .select(['before.name as before', 'after.name as after'])
    .select('u.displayName as by')
    .orderBy('c.id', 'desc')

/** What was changed in a roster since it was published, the last first. */
export const findChanges = (db: Db, rosterId: number) =>
  changes(db).where('c.rosterId', '=', rosterId).limit(200).execute()

/** What was changed of the shifts of a trainee, the last first. */
export const findChangesOf = (db: Db, traineeId: number) =>
  changes(db).where('c.traineeId', '=', traineeId).execute()

/** Shifts of these trainees in other rosters between two days, for rest, averages and shares. */
export const findOtherShifts = (
  db: Db,
  traineeIds: readonly number[],
  { rosterId, from, until }: { rosterId: number; from: string; until: string },
) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .select(['s.traineeId', 's.kindId', 's.day', 's.startsAt', 's.endsAt', 'k.isNight'])
    .where('s.traineeId', 'in', traineeIds.length > 0 ? traineeIds : [0])
    .where('s.rosterId', '<>', rosterId)
    .where('s.day', '>=', from)
    .where('s.day', '<=', until)
    .orderBy('s.day')
    .execute()

export type OtherShift = Awaited<ReturnType<typeof findOtherShifts>>[number]
