import { addDays, firstDayOf, monthOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

const publishedShifts = (db: Db) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .where('r.publishedAt', 'is not', null)

const withNames = (shifts: ReturnType<typeof publishedShifts>) =>
  shifts
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .select(['s.id', 's.rosterId', 's.startsAt', 's.endsAt', 't.realName as name'])
    .select(['k.name as kind', 'k.onCall', 'd.name as department', 'd.nameEn as departmentEn'])
    .orderBy('s.startsAt')
    .orderBy('s.id')

/**
 * Shifts in a scope that are not over at an instant and begin until the end of its day: so many of
 * them, and how many there are. A shift lasts a day at most, so it begins on this day or the last.
 */
export async function findShiftsOfToday(db: Db, scope: OrgScope, now: Date, limit: number) {
  const today = dayInChina(now)
  const yesterday = addDays(today, -1)

  const match = publishedShifts(db)
    .where(isOfOwnDepartment(scope, 'r.departmentId'))
    .where('r.month', '>=', firstDayOf(monthOf(yesterday)))
    .where('r.month', '<=', firstDayOf(monthOf(today)))
    .where('s.day', '>=', yesterday)
    .where('s.day', '<=', today)
    .where('s.endsAt', '>', now)

  const [rows, total] = await Promise.all([
    withNames(match).limit(limit).execute(),
    countRows(match),
  ])

  return { rows, total }
}

export type HomeShift = Awaited<ReturnType<typeof findShiftsOfToday>>['rows'][number]

/** The next shifts of an account that are not over. */
export const findNextShifts = (db: Db, userId: number, after: Date, limit: number) =>
  withNames(publishedShifts(db).where('t.userId', '=', userId).where('s.endsAt', '>', after))
    .limit(limit)
    .execute()
