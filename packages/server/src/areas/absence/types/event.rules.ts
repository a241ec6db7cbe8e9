import { foldSearch } from '@residency/contract/kernel/fold'

/** Extra days that an application chose for its event, as often as it chose them. */
export type ChosenExtra = { dayId: number; count: number }
/** The event that an application names: a birth, a marriage, the death of one person. */
export type NamedEvent = { eventOn: string | null; eventName: string | null; childNumber: number | null; extras: readonly ChosenExtra[] }

/** Two applications name the same event when the day is the same, and the name where there is one. */
export const isSameEvent = (a: Pick<NamedEvent, 'eventOn' | 'eventName'>, b: Pick<NamedEvent, 'eventOn' | 'eventName'>) =>
  a.eventOn !== null && a.eventOn === b.eventOn && foldSearch(a.eventName ?? '') === foldSearch(b.eventName ?? '')

/**
 * Extra days of one event: those that any application of it chose, each as often as it was chosen at most, so that a second application
 * does not add them again. What is not counted (a difficult birth) is had once.
 */
export function extraDaysOf(
  extras: readonly { id: number; days: number; isCounted: boolean }[],
  chosen: readonly (readonly ChosenExtra[])[],
): number {
  return extras.reduce((sum, { id, days, isCounted }) => {
    const counts = chosen.flat().flatMap(({ dayId, count }) => (dayId === id ? [count] : []))
    const count = Math.max(0, ...counts)
    return sum + days * (isCounted ? count : Math.min(1, count))
  }, 0)
}
