import { limitWords } from '@residency/contract/areas/duty/limits/text'
import type { Language } from '@residency/contract/kernel'
import { addDays, firstDayOf, lastDayOf, mondayOf, mondaysIn } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  AVERAGED_WEEKS,
  type CountedWeek,
  isOverIn,
  isTooMuchOvertime,
  LAWFUL_OVERTIME,
  type Limits,
  maxHoursOf,
  overtimeOf,
  sumByWeek,
} from '../limits/limits.rules.ts'
import type { RosterFacts, RosterPersonFacts } from './roster-facts.ts'
import { hoursOfWork } from './shift-hours.rules.ts'

/** Planned hours of a person by week, of all rosters; on call from home is no work. */
function plannedWeeks(
  facts: RosterFacts,
  traineeId: number,
  mondays: readonly string[],
): CountedWeek[] {
  const kinds = new Map([...facts.kinds, ...facts.otherKinds].map((kind) => [kind.id, kind]))

  const shifts = [...facts.shifts, ...facts.others]
    .filter((shift) => shift.traineeId === traineeId)
    .map((shift) => ({ day: shift.day, hours: hoursOfWork(shift, kinds.get(shift.kindId)!) }))

  return sumByWeek(mondays, shifts)
}

/**
 * Weeks and overtime that exceed the hospital's limits of hours, as sentences. They are a warning
 * while planning, and prevent nothing (domain 11; Labour Law, art. 41).
 */
export function findWarnings(language: Language, facts: RosterFacts, limits: Limits) {
  const { month } = facts.roster
  const words = limitWords[language].warnings
  const first = firstDayOf(month)

  const mondays = mondaysIn(addDays(mondayOf(first), -7 * (AVERAGED_WEEKS - 1)), lastDayOf(month))

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
          most: maxHoursOf(limits),
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
