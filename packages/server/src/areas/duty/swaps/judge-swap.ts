import { shiftSwapErrors as errors } from '@residency/contract/areas/duty/swaps/access'
import type { Language } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { RosterFacts } from '../rosters/roster-facts.ts'
import { findAddedFaults } from '../rosters/roster-faults.ts'
import { cellsAfter, type SwappedShifts } from './swap-cells.rules.ts'

type Judge = (swap: SwappedShifts) => Obstacle | undefined

/**
 * What prevents a swap in a roster: a shift is gone or has begun, a person works on that day
 * already, or the roster would break a rule that it keeps now. Asked for many swaps of one roster.
 */
export function judgeSwapsOf(language: Language, facts: RosterFacts, now: Date): Judge {
  const addedFaults = findAddedFaults(language, facts)

  return (swap) => judgeShifts(facts, now, swap) ?? judgeRules(addedFaults(cellsAfter(swap)))
}

/** The same without the rules: what one exchanged, one may exchange back. */
export function judgeShifts(
  facts: RosterFacts,
  now: Date,
  swap: SwappedShifts,
): Obstacle | undefined {
  const { giverId, takerId, day, kindId, returnDay, returnKindId } = swap
  const obstacle = judgeShift(facts, now, { traineeId: giverId, day, kindId })
  if (obstacle) return obstacle

  if (returnDay === null || returnKindId === null) return judgeDay(facts, takerId, day)

  const returned = { traineeId: takerId, day: returnDay, kindId: returnKindId }

  return (
    judgeShift(facts, now, returned) ??
    (day === returnDay
      ? undefined
      : (judgeDay(facts, takerId, day) ?? judgeDay(facts, giverId, returnDay)))
  )
}

const nameOf = ({ people }: RosterFacts, traineeId: number) =>
  people.find((person) => person.traineeId === traineeId)?.name ?? ''

const shiftOn = ({ shifts }: RosterFacts, traineeId: number, day: string) =>
  shifts.find((shift) => shift.traineeId === traineeId && shift.day === day)

type AgreedShift = { traineeId: number; day: string; kindId: number }

/** The shift has to be there as it was agreed on, still ahead, and nobody has signed in to it. */
function judgeShift(
  facts: RosterFacts,
  now: Date,
  { traineeId, day, kindId }: AgreedShift,
): Obstacle | undefined {
  const shift = shiftOn(facts, traineeId, day)

  if (shift?.kindId !== kindId)
    return { def: errors.swapChanged, data: { name: nameOf(facts, traineeId), day } }

  return shift.startsAt <= now || shift.hasHours ? { def: errors.swapShiftBegun } : undefined
}

/** Who gets a shift has none on that day. */
function judgeDay(facts: RosterFacts, traineeId: number, day: string): Obstacle | undefined {
  if (!shiftOn(facts, traineeId, day)) return undefined

  return { def: errors.swapDayTaken, data: { name: nameOf(facts, traineeId), day } }
}

const judgeRules = ([first]: readonly { text: string }[]): Obstacle | undefined =>
  first && { def: errors.swapBreaksRule, data: { first: first.text } }
