import type { Regime } from '@residency/contract/areas/duty/limits/regime.contract'
import { addDays, mondayOf } from '@residency/contract/kernel/day'

/** Hours of a week: rule 174 of the State Council; Labour Law, art. 36. */
const LAWFUL_WEEK = 40

/** Hours of overtime in a month: Labour Law, art. 41. */
export const LAWFUL_OVERTIME = 36

/** Hours of a week, averaged over four: ACGME Common Program Requirements 2022, 6.20. */
const ACGME_AVERAGE = 80

/** Weeks over which hours are averaged. */
export const AVERAGED_WEEKS = 4

export type Limits = Pick<Regime, 'regime' | 'agreedOvertime' | 'ownWeekly'>

/** The hours of a week by its Monday. */
export type CountedWeek = { startsOn: string; hours: number }

/** The hours of some days, summed by the weeks of these Mondays. */
export const sumByWeek = (
  mondays: readonly string[],
  days: readonly { day: string; hours: number }[],
): CountedWeek[] =>
  mondays.map((startsOn) => ({
    startsOn,
    hours: days
      .filter(({ day }) => mondayOf(day) === startsOn)
      .reduce((sum, { hours }) => sum + hours, 0),
  }))

/** Hours that the limits allow in a week; those of ACGME are an average. */
export function maxHoursOf({ regime, agreedOvertime, ownWeekly }: Limits): number {
  if (regime === 'acgme') return ACGME_AVERAGE

  return regime === 'own' ? ownWeekly : LAWFUL_WEEK + agreedOvertime
}

/** Hours a week in the four weeks that end with this one. */
export function averageOf(weeks: readonly CountedWeek[], startsOn: string): number {
  const from = addDays(startsOn, -7 * (AVERAGED_WEEKS - 1))

  const hours = weeks
    .filter((week) => from <= week.startsOn && week.startsOn <= startsOn)
    .map((week) => week.hours)

  return hours.reduce((sum, each) => sum + each, 0) / AVERAGED_WEEKS
}

/** Whether a week exceeds the limits, given the three weeks before it. */
export function isOverIn(limits: Limits, weeks: readonly CountedWeek[], startsOn: string): boolean {
  if (limits.regime === 'acgme') return averageOf(weeks, startsOn) > ACGME_AVERAGE

  return weeks.some((week) => week.startsOn === startsOn && week.hours > maxHoursOf(limits))
}

/** Hours over forty a week, in all these weeks. */
export const overtimeOf = (weeks: readonly CountedWeek[]): number =>
  weeks.reduce((sum, { hours }) => sum + Math.max(0, hours - LAWFUL_WEEK), 0)

/** Whether the overtime of the weeks of a month exceeds what the law allows. */
export const isTooMuchOvertime = ({ regime }: Limits, weeks: readonly CountedWeek[]): boolean =>
  regime === 'labour' && overtimeOf(weeks) > LAWFUL_OVERTIME
