import { useMemo } from 'react'
import { type ListState, useListState } from '../../../screens/list-state.ts'
import type { Conditions } from './registration.queries.ts'

const NARROWING = ['keywords', 'intakeId', 'traineeKind', 'baseId', 'offerId', 'school', 'submittedFrom', 'submittedTo'] as const
const NAMES = [...NARROWING, 'state', 'waiting'] as const

/** The list as the address has it, and what of it narrows what waits: the review goes on within the list it was opened from. */
export function useReviewList() {
  const list = useListState('registrations', NAMES)
  const { filters } = list
  const conditions = useMemo(
    () => Object.fromEntries(NARROWING.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))) as Conditions,
    [filters],
  )
  // a base and an offer belong to their intake: another intake has others
  const change: ListState['change'] = (next) => {
    const isOther = next.filters && 'intakeId' in next.filters && (next.filters.intakeId ?? '') !== (filters.intakeId ?? '')
    list.change(isOther ? { ...next, filters: { ...next.filters, baseId: undefined, offerId: undefined } } : next)
  }
  return { list: { ...list, change }, conditions }
}
