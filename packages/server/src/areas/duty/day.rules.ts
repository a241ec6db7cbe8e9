import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { isWeekend } from '@residency/contract/kernel/day'

/** The class of a day; `known`: days that differ from the regular week, by the calendar. */
export function dayClassOf(day: string, known: ReadonlyMap<string, 'off' | 'work'>): DayClass {
  if (known.get(day) === 'off') return 'holiday'

  return isWeekend(day) && known.get(day) !== 'work' ? 'weekend' : 'workday'
}

/** A preference about a day: a shift, or rather none. */
export type DayPreference = { day: string; wants: boolean }

/**
 * Whether a preference for a day on which the person is there is met; `hasShift`: a shift on that
 * day, of whichever department.
 */
export const isPreferenceMet = (
  { wants }: Pick<DayPreference, 'wants'>,
  hasShift: boolean,
): boolean => wants === hasShift
