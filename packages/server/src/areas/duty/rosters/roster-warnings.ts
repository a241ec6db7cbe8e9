import { limitWords } from '@residency/contract/areas/duty/limits/text'
import type { Language } from '@residency/contract/kernel'
import {
  addDays,
  eachDay,
  firstDayOf,
  isMonday,
  lastDayOf,
  mondayOf,
} from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  AVERAGED_WEEKS,
  type CountedWeek,
  isOverIn,
  isTooMuchOvertime,
  LAWFUL_OVERTIME,
  type Limits,
  mostHours,
  overtimeOf,
} from '../limits/limits.rules.ts'
import type { RosterFacts, RosterPersonFacts } from './roster-facts.ts'
import { hoursOfShift } from './shift-hours.rules.ts'

/** Planned hours of a person by week, of all rosters; on call from home is no work. */
function plannedWeeks(
  facts: RosterFacts,
  traineeId: number,
  mondays: readonly string[],
): CountedWeek[] {
  const atHome = new Set(
    [...facts.kinds, ...facts.otherKinds]
      .filter(({ onCall }) => onCall === 'home')
      .map(({ id }) => id),
  )

  const shifts = [...facts.shifts, ...facts.others].filter(
    (shift) => shift.traineeId === traineeId && !atHome.has(shift.kindId),
  )

  return mondays.map((startsOn) => ({
    startsOn,
    hours: shifts
      .filter(({ day }) => startsOn <= day && day <= addDays(startsOn, 6))
      .reduce((sum, shift) => sum + hoursOfShift(shift), 0),
  }))
}

/**
 * Weeks and overtime that exceed the hospital's limits of hours, as sentences. They are a warning
 * while planning, and prevent nothing (domain 11; Labour Law, art. 41).
 */
export function findWarnings(language: Language, facts: RosterFacts, limits: Limits) {
  const { month } = facts.roster
  const words = limitWords[language].warnings
  const first = firstDayOf(month)

  const mondays = eachDay(
    addDays(mondayOf(first), -7 * (AVERAGED_WEEKS - 1)),
    lastDayOf(month),
  ).filter(isMonday)

  const round = (hours: number) => Math.round(hours * 10) / 10

  const warningsOf = ({ traineeId, name }: RosterPersonFacts) => {
    const weeks = plannedWeeks(facts, traineeId, mondays)
    const ofMonth = weeks.filter(({ startsOn }) => startsOn >= first)

    const weekly = weeks
      .filter(({ startsOn }) => startsOn >= mondayOf(first) && isOverIn(limits, weeks, startsOn))
      .map(({ startsOn, hours }) =>
        fillSentence(words.weekly, {
          name,
          day: startsOn,
          hours: round(hours),
          most: mostHours(limits),
        }),
      )

    const overtime = isTooMuchOvertime(limits, ofMonth)
      ? [
          fillSentence(words.overtime, {
            name,
            hours: round(overtimeOf(ofMonth)),
            most: LAWFUL_OVERTIME,
          }),
        ]
      : []

    return [...weekly, ...overtime].map((text) => ({ traineeId, text }))
  }

  return facts.people.flatMap(warningsOf)
}
