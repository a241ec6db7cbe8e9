import { FROM_ASSESSMENT } from '@residency/contract/areas/teachers/requirements/duty.contract'
import type { Period } from '@residency/contract/areas/teachers/requirements/requirement.contract'

export const isFromAssessment = (activity: string) => FROM_ASSESSMENT.includes(activity)

const pad = (value: number) => String(value).padStart(2, '0')
/** The month, quarter or year that holds a month (`YYYY-MM`), first and last day; a block has no days of the calendar. */
export function rangeOf(period: Period, month: string): { from: string; until: string } | null {
  const [year, number] = month.split('-').map(Number) as [number, number]
  if (period === 'block') return null
  const months = period === 'month' ? 1 : period === 'quarter' ? 3 : 12
  const first = number - ((number - 1) % months)
  const last = new Date(Date.UTC(year, first - 1 + months, 0))
  return { from: `${year}-${pad(first)}-01`, until: last.toISOString().slice(0, 10) }
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
