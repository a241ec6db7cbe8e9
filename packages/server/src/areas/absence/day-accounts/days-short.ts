import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { Balance } from '../entitlements/find-balances.ts'
import type { CarriedDays } from './carried-days.ts'
import { totalOf } from './days.rules.ts'

/**
 * Why the days of an account are too few for a leave: what is left, when new ones come, or which
 * days were carried over.
 */
export function daysShort(
  type: string,
  wanted: readonly { year: number; days: number }[],
  balances: readonly Balance[],
  carriedDays: readonly CarriedDays[],
): Obstacle | undefined {
  for (const { year, days } of wanted) {
    const own = balances.find((balance) => balance.year === year)
    if (own?.isUnrecorded) return { def: errors.leaveDaysUnrecorded, data: { type } }
    if (!own || own.left === null) continue

    const carried = carriedDays.filter((one) => one.year === year)
    const usable = Math.max(0, own.left - totalOf(carried))
    if (usable >= days) continue

    if (own.left >= days) {
      const { from, until } = carried[0]!
      return {
        def: errors.leaveDaysCarried,
        data: { type, left: usable, wanted: days, carried: totalOf(carried), from, until },
      }
    }

    const facts = { type, year, left: own.left, wanted: days }
    const { next } = own

    return next
      ? { def: errors.leaveDaysShort, data: { ...facts, on: next.on, days: next.days } }
      : { def: errors.leaveDaysOver, data: facts }
  }

  return undefined
}
