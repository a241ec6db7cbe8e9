import type { HourSource } from '@residency/contract/areas/duty/hours/hours.contract'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

/** Shifts of published rosters with what is known of their hours. */
const shiftsWithHours = (db: Db) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .leftJoin('dutyHours as h', (on) =>
      on.onRef('h.traineeId', '=', 's.traineeId').onRef('h.day', '=', 's.day'),
    )
    .where('r.publishedAt', 'is not', null)

const isOver = (now: Date) => sql<boolean>`s.ends_at <= ${now}`

/**
 * A sign-in counts for the shift as it is now: one of another time does not, after the department
 * has changed the kind. On call from home nobody signs in.
 */
const countsFrom = sql<Date | null>`case when k.on_call <> 'home'
  and h.signed_in_at >= s.starts_at - interval '1 hour'
  and h.signed_in_at < coalesce(h.signed_out_at, s.ends_at) then h.signed_in_at end`

/** From when somebody worked: by the correction, otherwise by the sign-in. */
const workedFrom = sql<Date | null>`case when h.outcome is null then ${countsFrom} else h.worked_from end`

/** Until when: a trainee who signed in and never out has worked until the planned end. */
const workedUntil = (now: Date) => sql<Date | null>`case
  when h.outcome is not null then h.worked_until
  when ${countsFrom} is null then null
  when h.signed_out_at is not null then h.signed_out_at
  when ${isOver(now)} then s.ends_at
end`

const hoursBetween = (from: ReturnType<typeof sql>, until: ReturnType<typeof sql>) =>
  sql<number>`coalesce(extract(epoch from ${until} - ${from}) / 3600, 0)::float8`

/** Planned hours; on call from home is no work until somebody is called in. */
const planned = sql<number>`case when k.on_call = 'home' then 0
  else extract(epoch from s.ends_at - s.starts_at) / 3600 end::float8`

/** Where the hours come from (hours.contract.ts). */
const source = (now: Date) => sql<HourSource>`case
  when not ${isOver(now)} then 'ahead'
  when h.outcome = 'worked' then 'corrected'
  when h.outcome = 'missed' then 'missed'
  when k.on_call = 'home' then 'call'
  when ${countsFrom} is null then 'missing'
  when h.signed_out_at is not null then 'signed'
  else 'arrived'
end`

/** Hours that were worked; those of a shift that is not over count nothing yet. */
const worked = (now: Date) =>
  sql<number>`case when ${isOver(now)} then ${hoursBetween(workedFrom, workedUntil(now))} else 0 end`

/** Hours that limits are asked about: worked, and planned for what is not over. */
const counted = (now: Date) =>
  sql<number>`case when ${isOver(now)} then ${worked(now)} else ${planned} end`

/** A correction is late from the eighth day after the shift. */
const isLate = sql<boolean>`coalesce(h.corrected_at > s.ends_at + interval '7 days', false)`

/** The first day of the week of a shift. */
const startsOn = sql<string>`date_trunc('week', s.day)::date`

const withHours = (db: Db, now: Date, traineeId: number) =>
  shiftsWithHours(db)
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .select(['s.id', 's.traineeId', 's.day', 's.startsAt', 's.endsAt', 's.rosterId'])
    .select(['r.departmentId', 'r.state as rosterState', 'k.name as kind', 'k.onCall'])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(['h.id as hoursId', 'h.signedInAt', 'h.signedOutAt', 'h.reason', 'h.version'])
    .select([
      workedFrom.as('workedFrom'),
      workedUntil(now).as('workedUntil'),
      source(now).as('source'),
      planned.as('planned'),
      worked(now).as('worked'),
      counted(now).as('counted'),
      isLate.as('isLate'),
    ])
    .where('s.traineeId', '=', traineeId)
    .orderBy('s.startsAt')

/** The shifts of a trainee between two days, in order. */
export const findShiftHours = (
  db: Db,
  now: Date,
  { traineeId, from, until }: { traineeId: number; from: string; until: string },
) => withHours(db, now, traineeId).where('s.day', '>=', from).where('s.day', '<=', until).execute()

/** A shift by its id. */
export const findShiftHoursById = (db: Db, now: Date, traineeId: number, id: number) =>
  withHours(db, now, traineeId).where('s.id', '=', id).executeTakeFirst()

/** All shifts of a trainee of which somebody signed or corrected the hours. */
export const findKnownHours = (db: Db, now: Date, traineeId: number) =>
  withHours(db, now, traineeId).where('h.id', 'is not', null).execute()

export type ShiftHoursRow = Awaited<ReturnType<typeof findShiftHours>>[number]

/**
 * Shifts that are over and whose leave is not booked yet, locked; others are settled by another
 * process at this moment. Until the month is closed, hours of which nothing is known are waited for,
 * and a week is waited for in which the trainee entered hours.
 */
export const findUnsettledShifts = (db: Db, now: Date, limit: number) =>
  shiftsWithHours(db)
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .select(['s.id', 's.traineeId', 's.day', 'k.name as kind', source(now).as('source')])
    .leftJoin('dutyWeeks as w', (on) =>
      on.onRef('w.traineeId', '=', 's.traineeId').on(sql<boolean>`w.starts_on = ${startsOn}`),
    )
    .select(['k.earnedWorkday', 'k.earnedRestday', 's.earns'])
    .select([planned.as('planned'), worked(now).as('worked')])
    .select(sql<string>`coalesce(w.state, 'unconfirmed')`.as('weekState'))
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .where('s.isSettled', '=', false)
    .where(isOver(now))
    .where(sql<boolean>`(r.state = 'closed' or ${source(now)} <> 'missing')`)
    .where(
      sql<boolean>`(r.state = 'closed' or ${source(now)} <> 'corrected'
          or w.state in ('confirmed', 'questioned'))`,
    )
    .orderBy('s.endsAt')
    .orderBy('s.id')
    .limit(limit)
    .forUpdate('s')
    .skipLocked()
    .execute()

export type UnsettledShift = Awaited<ReturnType<typeof findUnsettledShifts>>[number]

/** Shifts of a department that are under way, and whether their people are at work by their sign-in. */
export function findUnderWay(db: Db, departmentId: number, now: Date) {
  const today = dayInChina(now)

  return shiftsWithHours(db)
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select('t.realName as name')
    .select(sql<boolean>`${countsFrom} is not null and h.signed_out_at is null`.as('isHere'))
    .where('r.departmentId', '=', departmentId)
    .where('k.onCall', '<>', 'home')
    .where('s.day', '>=', addDays(today, -1))
    .where('s.day', '<=', today)
    .where('s.startsAt', '<=', now)
    .where('s.endsAt', '>', now)
    .orderBy('s.startsAt')
    .orderBy('t.number')
    .execute()
}

const sum = (hours: ReturnType<typeof sql<number>>) => sql<number>`sum(${hours})::float8`

type WeeksInput = {
  /** The first day of the weeks that averages need. */
  from: string

  /** The first and the last day of the weeks that are listed. */
  since: string
  until: string
  departmentId: number | null
}

const isIn = (scope: OrgScope, departmentId: number | null) =>
  departmentId === null
    ? isOfOwnDepartment(scope, 'r.departmentId')
    : sql<boolean>`(${isOfOwnDepartment(scope, 'r.departmentId')}
        and r.department_id = ${departmentId})`

/**
 * Hours by trainee and week of everybody who has a shift in these departments between two days;
 * their shifts of other departments count as well. `isHere`: the week has a shift of these
 * departments.
 */
export const findWeeksOfTrainees = (
  db: Db,
  now: Date,
  scope: OrgScope,
  { from, since, until, departmentId }: WeeksInput,
) =>
  shiftsWithHours(db)
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .leftJoin('dutyWeeks as w', (on) =>
      on.onRef('w.traineeId', '=', 's.traineeId').on(sql<boolean>`w.starts_on = ${startsOn}`),
    )
    .select(['s.traineeId', 't.realName as name', 't.number', startsOn.as('startsOn')])
    .select(
      sql<'unconfirmed' | 'confirmed' | 'questioned'>`coalesce(w.state, 'unconfirmed')`.as('state'),
    )
    .select([
      sum(planned).as('planned'),
      sum(worked(now)).as('worked'),
      sum(counted(now)).as('counted'),
      sql<number>`count(*) filter (where ${source(now)} = 'missing'
          and r.state <> 'closed')::int`.as('missing'),
      sql<number>`count(*) filter (where ${isLate})::int`.as('late'),
      sql<boolean>`bool_and(${isOver(now)})`.as('isPast'),
      sql<boolean>`bool_or(${isIn(scope, departmentId)})`.as('isHere'),
    ])
    .where('s.day', '>=', from)
    .where('s.day', '<=', until)
    .where('s.traineeId', 'in', (e) =>
      e
        .selectFrom('dutyShifts as x')
        .innerJoin('dutyRosters as r', 'r.id', 'x.rosterId')
        .select('x.traineeId')
        .where('r.publishedAt', 'is not', null)
        .where('x.day', '>=', since)
        .where('x.day', '<=', until)
        .where(isIn(scope, departmentId)),
    )
    .groupBy(['s.traineeId', 't.realName', 't.number', 't.nameSearch', startsOn, 'w.state'])
    .orderBy('t.number')
    .orderBy('s.traineeId')
    .orderBy(startsOn)
    .execute()

export type WeekOfTrainee = Awaited<ReturnType<typeof findWeeksOfTrainees>>[number]

/** Weeks of trainees by department, with the late corrections of its shifts. */
export const findWeeksOfDepartments = (
  db: Db,
  scope: OrgScope,
  { from, until }: { from: string; until: string },
) =>
  shiftsWithHours(db)
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .select(['r.departmentId', 'd.name as department', 'd.nameEn as departmentEn'])
    .select(['s.traineeId', startsOn.as('startsOn')])
    .select(sql<number>`count(*) filter (where ${isLate})::int`.as('late'))
    .where('s.day', '>=', from)
    .where('s.day', '<=', until)
    .where(isOfOwnDepartment(scope, 'r.departmentId'))
    .groupBy(['r.departmentId', 'd.name', 'd.nameEn', 's.traineeId', startsOn])
    .orderBy('d.name', byPinyin)
    .orderBy('r.departmentId')
    .execute()

export type DepartmentWeek = Awaited<ReturnType<typeof findWeeksOfDepartments>>[number]
