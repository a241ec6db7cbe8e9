import { useMemo } from 'react'
import { type ListState, useListState } from '../../../screens/list/list-state.ts'
import type { Conditions } from './registration.queries.ts'
import type { Part } from './review-parts.tsx'

const NARROWING = [
  'keywords',
  'intakeId',
  'traineeKind',
  'baseId',
  'offerId',
  'school',
  'level',
  'submittedFrom',
  'submittedTo',
] as const

const NAMES = [...NARROWING, 'state', 'waiting'] as const

/** What the list of a part holds with any filters. */
const FIXED_CONDITIONS: Partial<Record<Part, Conditions>> = { examination: { seated: '1' } }

/**
 * The list's filters from the address, also applied to the queue: the review continues within the
 * filtered list.
 */
export function useReviewList(part?: Part) {
  const list = useListState(part ? `registrations.${part}` : 'registrations', NAMES)
  const fixed = part && FIXED_CONDITIONS[part]
  const { filters } = list

  const conditions = useMemo(
    () =>
      ({
        ...Object.fromEntries(
          NARROWING.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
        ),
        ...fixed,
      }) as Conditions,
    [filters, fixed],
  )

  // Base and offer filters belong to an intake and are reset with it.
  const change: ListState['change'] = (next) => {
    const isOther =
      next.filters &&
      'intakeId' in next.filters &&
      (next.filters.intakeId ?? '') !== (filters.intakeId ?? '')
    list.change(
      isOther
        ? { ...next, filters: { ...next.filters, baseId: undefined, offerId: undefined } }
        : next,
    )
  }

  return { list: { ...list, change }, conditions, fixed }
}
