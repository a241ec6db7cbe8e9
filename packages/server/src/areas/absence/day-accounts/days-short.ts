import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { Balance } from '../entitlements/find-balances.ts'
import { totalOf } from './days.rules.ts'
import type { HeldDays } from './held-days.ts'

/**
 * Why the days of an account are too few for a leave: what is left, when new ones come, or which
 * days are for other days than those of the leave.
 */
export function daysShort(
  type: string,
  requested: readonly { year: number; days: number }[],
  balances: readonly Balance[],
  heldDays: readonly HeldDays[],
): Obstacle | undefined {
  for (const { year, days } of requested) {
    const balanceOfYear = balances.find((balance) => balance.year === year)
    if (balanceOfYear?.isUnrecorded) return { def: errors.leaveDaysUnrecorded, data: { type } }
    if (!balanceOfYear || balanceOfYear.left === null) continue

    const heldOfYear = heldDays.filter((entry) => entry.year === year)
    const usable = Math.max(0, balanceOfYear.left - totalOf(heldOfYear))
    if (usable >= days) continue

    if (balanceOfYear.left >= days) {
      const facts = { type, left: usable, wanted: days }
      const ending = heldOfYear.filter(({ isEnding }) => isEnding)

      if (ending.length > 0)
        return {
          def: errors.leaveDaysEnd,
          data: { ...facts, ending: totalOf(ending), until: ending.at(-1)!.until },
        }

      const { from, until } = heldOfYear[0]!
      return {
        def: errors.leaveDaysCarried,
        data: { ...facts, carried: totalOf(heldOfYear), from, until },
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
