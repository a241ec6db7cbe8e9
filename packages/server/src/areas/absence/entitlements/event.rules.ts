import { foldSearch } from '@residency/contract/kernel/fold'

/** Extra days that an application chose for its event, as often as it chose them. */
export type ChosenExtra = { dayId: number; count: number }

/** The event that an application names: a birth, a marriage, the death of one person. */
export type NamedEvent = {
  eventOn: string | null
  eventName: string | null
  childNumber: number | null
  extras: readonly ChosenExtra[]
}

/**
 * Two applications name the same event when the day is the same, and the name where there is one.
 */
export const isSameEvent = (
  a: Pick<NamedEvent, 'eventOn' | 'eventName'>,
  b: Pick<NamedEvent, 'eventOn' | 'eventName'>,
) =>
  a.eventOn !== null &&
  a.eventOn === b.eventOn &&
  foldSearch(a.eventName ?? '') === foldSearch(b.eventName ?? '')

/**
 * Extra days of one event: those that any application of it chose, each at most as often as it was
 * chosen, so that a second application does not add them again. Extra days without a count (a
 * difficult birth) are given once.
 */
export function extraDaysOf(
  extras: readonly { id: number; days: number; isCounted: boolean }[],
  chosen: readonly (readonly ChosenExtra[])[],
): number {
  const countOf = new Map(mergeExtras(chosen).map(({ dayId, count }) => [dayId, count]))
  return extras.reduce((sum, { id, days, isCounted }) => {
    const count = countOf.get(id) ?? 0
    return sum + days * (isCounted ? count : Math.min(1, count))
  }, 0)
}

/**
 * Extra days of all applications of one event, each as often as in the application that chose it
 * most often.
 */
export function mergeExtras(chosen: readonly (readonly ChosenExtra[])[]): ChosenExtra[] {
  const countOf = new Map<number, number>()
  for (const { dayId, count } of chosen.flat())
    countOf.set(dayId, Math.max(count, countOf.get(dayId) ?? 0))

  return [...countOf].map(([dayId, count]) => ({ dayId, count }))
}
