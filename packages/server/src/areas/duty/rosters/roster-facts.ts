import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { addDays, eachDay, firstDayOf, lastDayOf, sundayOf } from '@residency/contract/kernel/day'
import type { Appointment } from '../../../platform/area.ts'
import { type DayRange, instantsOf } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAbsentSpans } from '../../absence/absence.public.ts'
import { type DepartmentStay, findDepartmentStays } from '../../rotations/rotations.public.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { monthsDone } from '../../trainees/trainees.public.ts'
import { type DayPreference, dayClassOf } from '../day.rules.ts'
import {
  findKindsById,
  findKindsOfDepartment,
  type StoredKind,
} from '../kinds/department-kinds.queries.ts'
import { findPreferences } from '../preferences/preference.queries.ts'
import {
  findOtherShifts,
  findRosterTrainees,
  findShifts,
  type OtherShift,
  type RosterRecord,
  type StoredShift,
} from './roster.queries.ts'

/** Shares of nights, weekends and holidays are counted over so many days before the roster. */
export const PAST_DAYS = 183

export type RosterPersonFacts = {
  traineeId: number
  userId: number
  name: string
  number: string

  /** Year of training at the beginning of the month: 1 is the first. */
  year: number

  /** Days of the month on which the person is elsewhere or away, and the day after it if away. */
  awayDays: string[]

  /** Exams at a fixed time and lectures of the month and the day after it. */
  appointments: Appointment[]

  /** Days in training and not away, in the last six months and this one. */
  presentDays: number

  /** Preferences for days of the month on which the person is there. */
  preferences: DayPreference[]
}

/** Everything that decides about a roster, read once. */
export type RosterFacts = {
  roster: RosterRecord
  days: { day: string; dayClass: DayClass }[]
  kinds: StoredKind[]

  /** Kinds of other departments of which the people have shifts in `others`. */
  otherKinds: StoredKind[]

  /** Everybody with a stay in the department or a shift of the roster. */
  people: RosterPersonFacts[]
  shifts: StoredShift[]

  /** Shifts in other rosters of the last six months and until the Sunday after the month. */
  others: OtherShift[]

  /** Days of the last six months that were not plain work days, by class. */
  pastClasses: ReadonlyMap<string, DayClass>
}

type Span = { startsOn: string; endsOn: string }

const isWithin = (day: string, { startsOn, endsOn }: Span) => startsOn <= day && day <= endsOn

type RosterTrainee = Omit<DepartmentStay, 'startsOn' | 'endsOn'>

/**
 * Those with a stay in the department, and those who have a shift although their stay was moved:
 * they are away all month, and the shift has to be taken from them.
 */
async function findTrainees(
  db: Db,
  stays: readonly DepartmentStay[],
  shifts: readonly StoredShift[],
): Promise<RosterTrainee[]> {
  const here = new Map(stays.map((stay) => [stay.traineeId, stay]))
  const gone = shifts.map(({ traineeId }) => traineeId).filter((id) => !here.has(id))
  if (gone.length === 0) return [...here.values()]

  return [...here.values(), ...(await findRosterTrainees(db, gone))]
}

/** The days before a roster, its own days and the day after it. */
type RosterDays = { past: readonly string[]; days: readonly string[]; dayAfter: string }

/** A person of the month from their stays in the department and their absences. */
function personOf(
  trainee: RosterTrainee,
  stays: readonly DepartmentStay[],
  absences: readonly Span[],
  { past, days, dayAfter }: RosterDays,
): Omit<RosterPersonFacts, 'appointments' | 'preferences'> {
  const { traineeId, userId, realName, number, trainingSince } = trainee
  const isAbsent = (day: string) => absences.some((absence) => isWithin(day, absence))
  const isHere = (day: string) => stays.some((stay) => isWithin(day, stay)) && !isAbsent(day)

  return {
    traineeId,
    userId,
    name: realName,
    number,
    year: Math.floor(monthsDone(trainingSince, days[0]!) / 12) + 1,
    awayDays: [
      ...days.filter((day) => !isHere(day)),
      ...[dayAfter].filter(isAbsent), // a stay may end with the month, its last night a day later
    ],
    presentDays:
      past.filter((day) => day >= trainingSince && !isAbsent(day)).length +
      days.filter(isHere).length,
  }
}

type RosterCtx = Pick<SignedCtx, 'db' | 'services'>

/** Where these people have to be, by what every area knows of it. */
async function findAppointments(
  { db, services }: RosterCtx,
  userIds: readonly number[],
  days: DayRange,
): Promise<Appointment[]> {
  const sources = services.areas.flatMap(({ appointments }) => appointments ?? [])
  const found = await Promise.all(sources.map((find) => find(db, userIds, instantsOf(days))))

  return found.flat()
}

/** Reads the facts of a roster; the same for its page, its proposal and its checks. */
export async function readRosterFacts(ctx: RosterCtx, roster: RosterRecord): Promise<RosterFacts> {
  const { db } = ctx
  const first = firstDayOf(roster.month)
  const last = lastDayOf(roster.month)
  // a night of the last day ends on the day after
  const dayAfter = addDays(last, 1)
  const pastFrom = addDays(first, -PAST_DAYS)
  // the hours of the last week are those of its seven days
  const lastSunday = sundayOf(dayAfter)

  const [stays, shifts, kinds] = await Promise.all([
    findDepartmentStays(db, roster.departmentId, first, last),
    findShifts(db, roster.id),
    findKindsOfDepartment(db, roster.departmentId),
  ])

  const trainees = await findTrainees(db, stays, shifts)
  const ids = trainees.map(({ traineeId }) => traineeId)
  const userIds = trainees.map(({ userId }) => userId)

  const [absences, appointments, others, calendar, preferences] = await Promise.all([
    findAbsentSpans(db, ids, pastFrom, dayAfter),
    findAppointments(ctx, userIds, { from: first, until: dayAfter }),
    findOtherShifts(db, ids, { rosterId: roster.id, from: pastFrom, until: lastSunday }),
    findCalendar(db, pastFrom, dayAfter),
    findPreferences(db, ids, { from: first, until: last }),
  ])

  const classOf = (day: string) => dayClassOf(day, calendar.known)

  const days = eachDay(first, last)
  const own = new Set(kinds.map(({ id }) => id))
  const otherIds = others.map(({ kindId }) => kindId).filter((id) => !own.has(id))

  return {
    roster,
    days: days.map((day) => ({ day, dayClass: classOf(day) })),
    kinds,
    otherKinds: otherIds.length === 0 ? [] : await findKindsById(db, [...new Set(otherIds)]),
    people: trainees.map((trainee) => {
      const { traineeId: id } = trainee
      const person = personOf(
        trainee,
        stays.filter(({ traineeId }) => traineeId === id),
        absences.filter(({ traineeId }) => traineeId === id),
        { past: eachDay(pastFrom, addDays(first, -1)), days, dayAfter },
      )

      return {
        ...person,
        appointments: appointments.filter(({ userId }) => userId === person.userId),
        preferences: preferences
          .filter(({ traineeId, day }) => traineeId === id && !person.awayDays.includes(day))
          .map(({ day, wants }) => ({ day, wants })),
      }
    }),
    shifts,
    others,
    pastClasses: new Map(others.map(({ day }) => [day, classOf(day)] as const)),
  }
}
