type CohortSpan = { startsOn: string; months: number }
const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const dayOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
/** Months before and after the current one that a plan may begin with. */
const AROUND = { before: 36, after: 18 }
const MOST_MONTHS = 60

/** First days of the months around a day, as ISO days. */
export function monthsAround(now: Date): string[] {
  const current = now.getFullYear() * 12 + now.getMonth()
  return Array.from({ length: AROUND.before + AROUND.after + 1 }, (_, at) => dayOf(current - AROUND.before + at))
}

/** The first month and the number of months that hold the training of cohorts from start to end; null without cohorts. */
export function spanOfCohorts(cohorts: readonly CohortSpan[]): { startsOn: string; months: number } | null {
  if (cohorts.length === 0) return null
  const first = Math.min(...cohorts.map((one) => numberOf(one.startsOn)))
  const last = Math.max(...cohorts.map((one) => numberOf(one.startsOn) + one.months))
  return { startsOn: dayOf(first), months: Math.min(MOST_MONTHS, last - first) }
}

/** A month of a plan as `2026-09`; `at` is counted from its first month. */
export const monthOfPlan = (startsOn: string, at: number) => dayOf(numberOf(startsOn) + at).slice(0, 7)
/** The place of the current month in a plan, at least 0. */
export const currentMonth = (startsOn: string, now: Date) => Math.max(0, now.getFullYear() * 12 + now.getMonth() - numberOf(startsOn))
