import { useSearchParams } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { VIEWS } from './absence-calendar.rules.ts'

/** View, day and place are in the address, so that a link shows the same. */
export function useCalendarAddress() {
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'month'
  const day = /^\d{4}-\d\d-\d\d$/.test(query.get('day') ?? '')
    ? query.get('day')!
    : todayInShanghai()

  const change = (next: Readonly<Record<string, string | null>>) => {
    const fresh = new URLSearchParams(query)
    for (const [name, value] of Object.entries(next))
      value === null ? fresh.delete(name) : fresh.set(name, value)
    setQuery(fresh, { replace: true })
  }

  return {
    view,
    day,
    departmentId: query.get('departmentId') ?? undefined,
    baseId: query.get('baseId') ?? undefined,
    change,
  }
}
