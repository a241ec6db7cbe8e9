import { firstDayOf, monthAt, monthNumber, monthOf } from '@residency/contract/kernel/day'
import { monthsAround } from '../months-around.rules.ts'

type CohortSpan = { startsOn: string; months: number }
const firstOf = (month: number) => firstDayOf(monthAt(month))

/** Months before and after the current one that a plan may begin with. */
const AROUND = { before: 36, after: 18 }
const MAX_MONTHS = 60

/** First days of the months that a plan may begin with, as ISO days. */
export const firstDaysOfPlans = (today: string): string[] =>
  monthsAround(monthOf(today), AROUND.before, AROUND.after).map(firstDayOf)

/**
 * The first month and the number of months that hold the training of cohorts from start to end;
 * null without cohorts.
 */
export function spanOfCohorts(
  cohorts: readonly CohortSpan[],
): { startsOn: string; months: number } | null {
  if (cohorts.length === 0) return null

  const first = Math.min(...cohorts.map((cohort) => monthNumber(cohort.startsOn)))
  const last = Math.max(...cohorts.map((cohort) => monthNumber(cohort.startsOn) + cohort.months))

  return { startsOn: firstOf(first), months: Math.min(MAX_MONTHS, last - first) }
}

/** A month of a plan as `2026-09`; `at` is counted from its first month. */
export const monthOfPlan = (startsOn: string, at: number) => monthAt(monthNumber(startsOn) + at)

/** The place of the current month in a plan, at least 0. */
export const currentMonth = (startsOn: string, today: string) =>
  Math.max(0, monthNumber(today) - monthNumber(startsOn))
