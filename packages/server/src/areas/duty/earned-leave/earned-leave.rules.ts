import type { HourSource } from '@residency/contract/areas/duty/hours/hours.contract'
import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import type { Regime } from '@residency/contract/areas/duty/limits/regime.contract'
import { isConfirmed, isWorked } from '../hours/hours.policy.ts'

type Shift = {
  dayClass: DayClass

  /** A day off by law, not one that was moved to it. */
  isLegalHoliday: boolean

  /** Days of leave that the kind of shift earns. */
  earnedWorkday: number
  earnedRestday: number
}

type Rules = Pick<Regime, 'regime' | 'holidaysSettled'>

/**
 * Days of leave that a shift earns if it is worked. Under the labour law work on rest days earns
 * leave, or pay where none can be given. Work on legal holidays is paid: it earns leave only where
 * the office has recorded that the pay is settled (Labour Law, art. 44).
 */
export function daysEarnedBy(shift: Shift, { regime, holidaysSettled }: Rules): number {
  if (shift.dayClass === 'workday') return shift.earnedWorkday
  if (shift.isLegalHoliday && regime === 'labour' && !holidaysSettled) return 0

  return shift.earnedRestday
}

type Hours = {
  source: HourSource

  /** Hours that were planned, and hours that were worked. */
  planned: number
  worked: number

  /** Of the week in which it is. */
  weekState: string
  isAbsent: boolean
}

/**
 * Whether a shift was worked so that it earns leave. On call at home earns nothing on a day of leave.
 * Hours that the trainee entered count while the week is confirmed and not questioned. Below half of
 * the planned hours they earn nothing.
 */
export function earnsLeave({ source, planned, worked, weekState, isAbsent }: Hours): boolean {
  if (source === 'call') return !isAbsent
  if (source !== 'corrected') return isWorked({ source })

  return isConfirmed({ state: weekState }) && worked * 2 >= planned
}
