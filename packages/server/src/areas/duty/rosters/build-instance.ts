import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { addDays } from '@residency/contract/kernel/day'
import {
  type Assignment,
  type RosterInstance,
  type RosterPerson,
  type ShiftKind,
  WINDOW_DAYS,
} from '../../../algorithms/roster/instance.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { StoredKind } from '../kinds/department-kinds.queries.ts'
import type { OtherShift, StoredShift } from './roster.queries.ts'
import { PAST_DAYS, type RosterFacts, type RosterPersonFacts } from './roster-facts.ts'

/** A shift in the words of the solver. */
export const assignmentOf = ({
  traineeId,
  kindId,
  day,
}: Pick<StoredShift, 'traineeId' | 'kindId' | 'day'>): Assignment => ({
  person: String(traineeId),
  kind: String(kindId),
  day,
})

const kindOf = (kind: StoredKind): ShiftKind => ({
  id: String(kind.id),
  from: kind.startsAt,
  until: kind.endsAt,
  on: kind.dayClasses as DayClass[],
  least: kind.least,
  most: kind.most,
  isNight: kind.isNight,
  ...(kind.seniorYear !== null && {
    levels: [{ level: kind.seniorYear, least: kind.seniorLeast }],
  }),
  ...(kind.onCall !== 'none' && { onCall: kind.onCall }),
  ...(kind.restHours !== null && { restHours: kind.restHours }),
})

/** An instant in the words of the solver: `YYYY-MM-DDTHH:MM`. */
const minuteOf = (at: Date) => minuteInChina(at).replace(' ', 'T')

/** Nights, weekends and holidays that a person had in the months before. */
function countPast(shifts: readonly OtherShift[], { pastClasses }: RosterFacts) {
  const ofClass = (dayClass: DayClass) =>
    shifts.filter(({ day }) => pastClasses.get(day) === dayClass).length

  return {
    nights: shifts.filter(({ isNight }) => isNight).length,
    weekends: ofClass('weekend'),
    holidays: ofClass('holiday'),
  }
}

function personOf(facts: RosterFacts, person: RosterPersonFacts): RosterPerson {
  const first = facts.days[0]!.day
  const last = facts.days.at(-1)!.day
  const others = facts.others.filter(({ traineeId }) => traineeId === person.traineeId)
  const past = others.filter(({ day }) => day < first)
  const present = person.presentDays / (PAST_DAYS + facts.days.length)

  // a shift of the day after the month keeps its hours free, not the night before it
  const after = others.filter(({ day }) => day > last)

  // a day with a shift of another department is taken
  const taken = others.filter(({ day }) => day >= first && day <= last).map(({ day }) => day)

  return {
    id: String(person.traineeId),
    level: person.year,
    presence: present,
    busy: [...person.appointments, ...after].map(({ startsAt, endsAt }) => ({
      from: minuteOf(startsAt),
      until: minuteOf(endsAt),
    })),
    past: countPast(past, facts),
    away: [...new Set([...person.awayDays, ...taken])].toSorted(),
    preferences: person.preferences.filter(({ day }) => !taken.includes(day)),
    before: past
      .filter(({ day }) => day >= addDays(first, -WINDOW_DAYS))
      .map(({ kindId, day }) => ({ kind: String(kindId), day })),
  }
}

/**
 * A roster as an instance of the solver and of its checker.
 *
 * A disabled kind stays an instance's kind as long as somebody has it, but needs nobody.
 */
export function instanceOf(facts: RosterFacts): RosterInstance {
  const inUse = new Set([
    ...facts.shifts.map(({ kindId }) => kindId),
    ...facts.others.map(({ kindId }) => kindId),
  ])

  const kinds = facts.kinds
    .filter(({ id, status }) => status === 1 || inUse.has(id))
    .map((kind) => (kind.status === 1 ? kindOf(kind) : { ...kindOf(kind), least: 0, levels: [] }))

  // of another department: it counts towards rest and averages, and needs nobody here
  const otherKinds = facts.otherKinds.map((kind) => ({
    ...kindOf(kind),
    on: [],
    least: 0,
    levels: [],
  }))

  return {
    first: facts.days[0]!.day,
    days: facts.days.length,
    holidays: daysOf(facts, 'holiday'),
    workdays: daysOf(facts, 'workday'),
    kinds: [...kinds, ...otherKinds],
    people: facts.people.map((person) => personOf(facts, person)),
    locked: facts.shifts.filter(({ isLocked }) => isLocked).map(assignmentOf),
  }
}

const daysOf = ({ days }: RosterFacts, dayClass: DayClass) =>
  days.filter((entry) => entry.dayClass === dayClass).map(({ day }) => day)
