import type { Period } from '@residency/contract/areas/teachers/requirements/requirement.contract'

const PERIODS_IN = { month: 1, quarter: 3, year: 12 } as const
/** How often a requirement asks for its activities in a year: in each month, quarter or year that has begun by today. Null: for each block. */
export function askedInYear({ period, count }: { period: Period; count: number }, year: number, today: string): number | null {
  if (period === 'block') return null
  const months = today.startsWith(String(year)) ? Number(today.slice(5, 7)) : 12
  return count * Math.ceil(months / PERIODS_IN[period])
}
