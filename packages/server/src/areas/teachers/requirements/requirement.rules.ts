import { FROM_ASSESSMENT } from '@residency/contract/areas/teachers/requirements/duty.contract'
import type { Period } from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { firstDayOf, lastDayOf, monthAfter, monthNumber } from '@residency/contract/kernel/day'

export const isFromAssessment = (activity: string) => FROM_ASSESSMENT.includes(activity)

const MONTHS_OF = { month: 1, quarter: 3, year: 12, block: 1 } as const

/**
 * The month, quarter or year that holds a month (`YYYY-MM`), first and last day; what is asked for
 * each stay is judged for the stays that end in the month.
 */
export function rangeOf(period: Period, month: string): { from: string; until: string } {
  const months = MONTHS_OF[period]
  const first = monthAfter(month, -(monthNumber(month) % months))
  return { from: firstDayOf(first), until: lastDayOf(monthAfter(first, months - 1)) }
}

/**
 * A requirement is met once as many activities are known as it asks for; where no stay ended,
 * nothing was asked for.
 */
export const judgeRequirement = ({
  count,
  done,
}: {
  count: number
  done: number
}): 'met' | 'missing' => (done >= count ? 'met' : 'missing')
