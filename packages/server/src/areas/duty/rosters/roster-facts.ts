import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import {
  addDays,
  eachDay,
  firstDayOf,
  isWeekend,
  lastDayOf,
  monthOf,
} from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findAbsentSpans } from '../../absence/absence.public.ts'
import { type DepartmentStay, findDepartmentStays } from '../../rotations/rotations.public.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { monthsDone } from '../../trainees/trainees.public.ts'
import { findKindsOfDepartment, type StoredKind } from '../kinds/department-kinds.queries.ts'
import {
  findOtherShifts,
  findShifts,
  type OtherShift,
  type RosterRecord,
  type StoredShift,
} from './roster.queries.ts'

/** Shares of nights, weekends and holidays are counted over so many days before the roster. */
const PAST_DAYS = 183

export type RosterPersonFacts = {
  traineeId: number
  userId: number
  name: string
  number: string
  /** Year of training at the beginning of the month: 1 is the first. */
  year: number
  /** Days of the month on which the person is elsewhere or away, and the day after it if away. */
  awayDays: string[]
}

/** Everything that decides about a roster, read once. */
export type RosterFacts = {
  roster: RosterRecord
  days: { day: string; dayClass: DayClass }[]
  kinds: StoredKind[]
  people: RosterPersonFacts[]
  shifts: StoredShift[]
  /** Shifts in other rosters of the last six months and on the day after the month. */
  others: OtherShift[]
  /** Days of the last six months that were not plain work days, by class. */
  pastClasses: ReadonlyMap<string, DayClass>
}

type Span = { startsOn: string; endsOn: string }

const isSameMonth = (day: string, other: string) => monthOf(day) === monthOf(other)
const isWithin = (day: string, { startsOn, endsOn }: Span) => startsOn <= day && day <= endsOn

/** A person of the month from their stays in the department and their absences. */
function personOf(
  stays: readonly DepartmentStay[],
  absences: readonly Span[],
  days: readonly string[],
): RosterPersonFacts {
  const { traineeId, userId, realName, number, trainingSince } = stays[0]!

  return {
    traineeId,
    userId,
    name: realName,
    number,
    year: Math.floor(monthsDone(trainingSince, days[0]!) / 12) + 1,
    awayDays: days.filter((day) => {
      const isElsewhere = isSameMonth(day, days[0]!) && !stays.some((stay) => isWithin(day, stay))
      return isElsewhere || absences.some((absence) => isWithin(day, absence))
    }),
  }
}

/** Reads the facts of a roster; the same for its page, its proposal and its checks. */
export async function readRosterFacts(db: Db, roster: RosterRecord): Promise<RosterFacts> {
  const first = firstDayOf(roster.month)
  const last = lastDayOf(roster.month)
  // a night of the last day ends on the day after
  const dayAfter = addDays(last, 1)
  const pastFrom = addDays(first, -PAST_DAYS)

  const stays = await findDepartmentStays(db, roster.departmentId, first, last)
  const ids = [...new Set(stays.map(({ traineeId }) => traineeId))]

  const [absences, kinds, shifts, others, calendar] = await Promise.all([
    findAbsentSpans(db, ids, first, dayAfter),
    findKindsOfDepartment(db, roster.departmentId),
    findShifts(db, roster.id),
    findOtherShifts(db, ids, { rosterId: roster.id, from: pastFrom, until: dayAfter }),
    findCalendar(db, pastFrom, dayAfter),
  ])

  const classOf = (day: string): DayClass => {
    const known = calendar.known.get(day)
    if (known === 'off') return 'holiday'

    return isWeekend(day) && known !== 'work' ? 'weekend' : 'workday'
  }

  const days = eachDay(first, last)

  return {
    roster,
    days: days.map((day) => ({ day, dayClass: classOf(day) })),
    kinds,
    people: ids.map((id) =>
      personOf(
        stays.filter(({ traineeId }) => traineeId === id),
        absences.filter(({ traineeId }) => traineeId === id),
        [...days, dayAfter],
      ),
    ),
    shifts,
    others,
    pastClasses: new Map(others.map(({ day }) => [day, classOf(day)] as const)),
  }
}
