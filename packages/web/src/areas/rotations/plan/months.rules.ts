import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'

type CohortSpan = { startsOn: string; months: number }
const firstOf = (month: number) => firstDayOf(monthAt(month))

/** Months before and after the current one that a plan may begin with. */
const AROUND = { before: 36, after: 18 }
const MAX_MONTHS = 60

/** First days of the months around a day, as ISO days. */
export function monthsAround(today: string): string[] {
  const current = monthNumber(today)
  return Array.from({ length: AROUND.before + AROUND.after + 1 }, (_, index) =>
    firstOf(current - AROUND.before + index),
  )
}

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
