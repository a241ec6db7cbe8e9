import { shiftSwapErrors as errors } from '@residency/contract/areas/duty/swaps/access'
import type { Language } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { RosterFacts } from '../rosters/roster-facts.ts'
import { type Cell, findAddedFaults } from '../rosters/roster-faults.ts'
import { spanOfShift } from '../rosters/shift-hours.rules.ts'
import { cellsAfter, type SwappedShifts } from './swap-cells.rules.ts'

type Judge = (swap: SwappedShifts) => Obstacle | undefined

/**
 * What prevents a swap in a roster: a shift is gone or has begun, a person works on that day
 * already, or the roster would break a rule that it keeps now. Asked for many swaps of one roster.
 */
export function judgeSwapsOf(language: Language, facts: RosterFacts, now: Date): Judge {
  const addedFaults = findAddedFaults(language, facts)

  return (swap) => {
    const { giverId, takerId, day, kindId, returnDay, returnKindId } = swap

    return (
      judgeShift(facts, now, { traineeId: giverId, day, kindId }) ??
      (returnDay === null || returnKindId === null
        ? undefined
        : judgeShift(facts, now, { traineeId: takerId, day: returnDay, kindId: returnKindId })) ??
      (day === returnDay ? undefined : judgeDay(facts, takerId, day)) ??
      (day === returnDay ? undefined : judgeDay(facts, giverId, returnDay)) ??
      judgeRules(addedFaults(cellsAfter(swap)))
    )
  }
}

const nameOf = ({ people }: RosterFacts, traineeId: number) =>
  people.find((person) => person.traineeId === traineeId)?.name ?? ''

const shiftOn = ({ shifts }: RosterFacts, traineeId: number, day: string) =>
  shifts.find((shift) => shift.traineeId === traineeId && shift.day === day)

/** The shift has to be there as it was agreed on, and still ahead. */
function judgeShift(
  facts: RosterFacts,
  now: Date,
  { traineeId, day, kindId }: Pick<Cell, 'traineeId' | 'day'> & { kindId: number },
): Obstacle | undefined {
  const kind = facts.kinds.find(({ id }) => id === kindId)
  const data = { name: nameOf(facts, traineeId), day }

  if (!kind || shiftOn(facts, traineeId, day)?.kindId !== kindId)
    return { def: errors.swapChanged, data }

  return spanOfShift(day, kind).startsAt <= now ? { def: errors.swapShiftBegun } : undefined
}

/** Who gets a shift has none on that day. */
function judgeDay(facts: RosterFacts, traineeId: number, day: string | null): Obstacle | undefined {
  if (day === null || !shiftOn(facts, traineeId, day)) return undefined

  return { def: errors.swapDayTaken, data: { name: nameOf(facts, traineeId), day } }
}

const judgeRules = ([first]: readonly { text: string }[]): Obstacle | undefined =>
  first && { def: errors.swapBreaksRule, data: { first: first.text } }
