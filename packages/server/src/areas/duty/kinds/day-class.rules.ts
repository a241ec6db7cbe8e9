import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { isWeekend } from '@residency/contract/kernel/day'

/** The class of a day; `known`: days that differ from the regular week, by the calendar. */
export function dayClassOf(day: string, known: ReadonlyMap<string, 'off' | 'work'>): DayClass {
  if (known.get(day) === 'off') return 'holiday'

  return isWeekend(day) && known.get(day) !== 'work' ? 'weekend' : 'workday'
}
