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
  requested: readonly { year: number; days: number }[],
  balances: readonly Balance[],
  carriedDays: readonly CarriedDays[],
): Obstacle | undefined {
  for (const { year, days } of requested) {
    const balanceOfYear = balances.find((balance) => balance.year === year)
    if (balanceOfYear?.isUnrecorded) return { def: errors.leaveDaysUnrecorded, data: { type } }
    if (!balanceOfYear || balanceOfYear.left === null) continue

    const carried = carriedDays.filter((one) => one.year === year)
    const usable = Math.max(0, balanceOfYear.left - totalOf(carried))
    if (usable >= days) continue

    if (balanceOfYear.left >= days) {
      const { from, until } = carried[0]!
      return {
        def: errors.leaveDaysCarried,
        data: { type, left: usable, wanted: days, carried: totalOf(carried), from, until },
      }
    }

    const facts = { type, year, left: balanceOfYear.left, wanted: days }
    const { next } = balanceOfYear

    return next
      ? { def: errors.leaveDaysShort, data: { ...facts, on: next.on, days: next.days } }
      : { def: errors.leaveDaysOver, data: facts }
  }

  return undefined
}
