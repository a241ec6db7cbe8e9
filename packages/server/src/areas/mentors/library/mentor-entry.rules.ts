import { yearOf } from '@residency/contract/kernel/day'

/** Years for which one may offer: this one and the next. */
export const offerYears = (today: string): number[] => {
  const year = yearOf(today)
  return [year, year + 1]
}

type Entry = { capacity: number; taken: number; title: string }

/**
 * What forbids a change of an entry. Places may change at any time, but never below the trainees
 * accepted. The title of a passed entry stays: the department has reviewed it; profile, field,
 * expectations and places are the mentor's own and need no new review.
 */
export function refusedChange(
  entry: Entry,
  change: Pick<Entry, 'capacity' | 'title'>,
  isPassed: boolean,
) {
  if (change.capacity < entry.taken) return 'capacityBelowTaken' as const
  return isPassed && change.title !== entry.title ? ('titleFixed' as const) : null
}
