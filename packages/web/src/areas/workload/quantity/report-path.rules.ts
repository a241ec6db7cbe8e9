import type { ReportBy } from '@residency/contract/areas/workload/quantity/quantity.contract'
import { lastDayOf, yearOf } from '@residency/contract/kernel/day'

type Filters = Readonly<Record<string, string | undefined>>
const NAMES = { kind: 'kind', department: 'departmentId', cohort: 'cohortId' } as const

/**
 * The list of the entries a row of the report counts, over the same days; null for those without a
 * department or cohort.
 */
export function entriesBehind(
  by: ReportBy,
  id: string,
  filters: Filters,
  today: string,
): string | null {
  if (id === 'none') return null

  const until = filters.until ?? today
  const from = filters.from ?? `${yearOf(until) - 1}${until.slice(4).replace('-02-29', '-02-28')}`
  const days = { from, until }

  if (by === 'month') {
    if (from < `${id}-01`) days.from = `${id}-01`
    if (until > lastDayOf(id)) days.until = lastDayOf(id)
  }

  const query = new URLSearchParams({
    ...(filters.kind ? { kind: filters.kind } : {}),
    ...days,
    ...(by === 'month' ? {} : { [NAMES[by]]: id }),
  })

  return `/workload/entries?${query}`
}
