import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/types/errors'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { Balance } from './find-balances.ts'

/** Why the days of an account are too few for a leave: what is left, and when new ones come. */
export function daysShort(
  type: string,
  wanted: readonly { year: number; days: number }[],
  balances: readonly Balance[],
): Obstacle | undefined {
  for (const { year, days } of wanted) {
    const own = balances.find((balance) => balance.year === year)
    if (own?.isUnrecorded) return { def: errors.leaveDaysUnrecorded, data: { type } }
    if (!own || own.left === null || own.left >= days) continue

    const facts = { type, year, left: own.left, wanted: days }
    const { next } = own
    return next
      ? { def: errors.leaveDaysShort, data: { ...facts, on: next.on, days: next.days } }
      : { def: errors.leaveDaysOver, data: facts }
  }
  return undefined
}
