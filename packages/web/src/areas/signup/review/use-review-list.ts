import { useMemo } from 'react'
import { type ListState, useListState } from '../../../screens/list-state.ts'
import type { Conditions } from './registration.queries.ts'

const NARROWING = ['keywords', 'intakeId', 'traineeKind', 'baseId', 'offerId', 'school', 'submittedFrom', 'submittedTo'] as const
const NAMES = [...NARROWING, 'state', 'waiting'] as const

/** The list's filters from the address, also applied to the queue: the review continues within the filtered list. */
export function useReviewList() {
  const list = useListState('registrations', NAMES)
  const { filters } = list
  const conditions = useMemo(
    () => Object.fromEntries(NARROWING.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))) as Conditions,
    [filters],
  )
  // Base and offer filters belong to an intake and are reset with it.
  const change: ListState['change'] = (next) => {
    const isOther = next.filters && 'intakeId' in next.filters && (next.filters.intakeId ?? '') !== (filters.intakeId ?? '')
    list.change(isOther ? { ...next, filters: { ...next.filters, baseId: undefined, offerId: undefined } } : next)
  }
  return { list: { ...list, change }, conditions }
}
