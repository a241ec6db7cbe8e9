import type { Period } from '@residency/contract/areas/teachers/requirements/requirement.contract'

const PERIODS_IN = { month: 1, quarter: 3, year: 12 } as const

/**
 * How often a requirement asks for its activities in a year: in each month, quarter or year that
 * has begun by today. `count` of what is asked for each stay is that of all stays that have ended.
 */
export function askedInYear(
  { period, count }: { period: Period; count: number },
  year: number,
  today: string,
): number {
  if (period === 'block') return count

  const months = today.startsWith(String(year)) ? Number(today.slice(5, 7)) : 12
  return count * Math.ceil(months / PERIODS_IN[period])
}
