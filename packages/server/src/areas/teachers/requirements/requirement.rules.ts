import { FROM_ASSESSMENT } from '@residency/contract/areas/teachers/requirements/duty.contract'
import type { Period } from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { firstDayOf, lastDayOf, monthAfter, monthNumber } from '@residency/contract/kernel/day'

export const isFromAssessment = (activity: string) => FROM_ASSESSMENT.includes(activity)

const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const
/** The month, quarter or year that holds a month (`YYYY-MM`), first and last day; a block has no days of the calendar. */
export function rangeOf(period: Period, month: string): { from: string; until: string } | null {
  if (period === 'block') return null
  const months = MONTHS_OF[period]
  const first = monthAfter(month, -(monthNumber(month) % months))
  return { from: firstDayOf(first), until: lastDayOf(monthAfter(first, months - 1)) }
}

/**
 * How a requirement stands: met once as many activities are confirmed as are asked for. What is asked for each trainee and block, or comes
 * from assessments alone, is not recorded yet.
 */
export function judgeRequirement(
  { activities, period, count }: { activities: readonly string[]; period: Period; count: number },
  done: number,
) {
  if (period === 'block' || activities.every(isFromAssessment)) return { done: null, state: 'unrecorded' as const }
  return { done, state: done >= count ? ('met' as const) : ('missing' as const) }
}
