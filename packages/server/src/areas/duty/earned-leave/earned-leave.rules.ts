import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import type { Regime } from '@residency/contract/areas/duty/limits/regime.contract'

type Shift = {
  isWorked: boolean
  dayClass: DayClass
  /** A day off by law, not one that was moved to it. */
  isLegalHoliday: boolean
  /** Days of leave that the kind of shift earns. */
  earnedWorkday: number
  earnedRestday: number
}

type Rules = Pick<Regime, 'regime' | 'holidaysSettled'>

/**
 * Days of leave that a shift earns. Under the labour law work on rest days earns leave, or pay where
 * none can be given, and work on legal holidays is paid: it earns leave only where the office has
 * recorded that the pay is settled (Labour Law, art. 44).
 */
export function daysEarnedBy(shift: Shift, { regime, holidaysSettled }: Rules): number {
  if (!shift.isWorked) return 0
  if (shift.dayClass === 'workday') return shift.earnedWorkday
  if (shift.isLegalHoliday && regime === 'labour' && !holidaysSettled) return 0

  return shift.earnedRestday
}
