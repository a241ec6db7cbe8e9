import { countsInTimetable } from '@residency/contract/areas/rotations/blocks/block.flow'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { monthsFilled } from './months.rules.ts'
import type { Former } from './needs.rules.ts'

/** A block of a trainee as it is stored, as far as plans look at it. */
type StoredBlock = {
  id: number
  traineeId: number
  departmentId: number
  rowId: number | null
  stage: 1 | 2 | null
  startsOn: string
  endsOn: string
  state: string
  origin: string
}

/** A block of a plan to be written. */
export type NewBlock = {
  traineeId: number
  rowId: number | null
  departmentId: number
  stage: 1 | 2 | null
  months: number
  startsOn: string | null
  isLocked: boolean
  blockId: number | null
}

/** First month of a plan, by its number, and how many it has; `today` as an ISO day. */
export type Span = { first: number; months: number; today: string }

/**
 * Does a plan leave it as it is? What was entered, what is past and what is repeated is not planned
 * again, nor what begins before the plan: the months between today and a plan that begins later
 * stay those of the plan in force.
 */
export const isFact = (
  block: Pick<StoredBlock, 'state' | 'origin' | 'startsOn'>,
  { first, today }: Pick<Span, 'first' | 'today'>,
) =>
  block.state !== 'planned' ||
  block.origin !== 'plan' ||
  block.startsOn <= today ||
  monthNumber(block.startsOn) < first

/** The place of a fact in a plan: the months it fills within the plan, null if none. */
export function factAt(block: StoredBlock, { first, months }: Span): NewBlock | null {
  const filled = monthsFilled(block.startsOn, block.endsOn).filter(
    (month) => month >= first && month < first + months,
  )
  if (filled.length === 0) return null

  return {
    traineeId: block.traineeId,
    rowId: block.rowId,
    departmentId: block.departmentId,
    stage: block.stage,
    months: filled.length,
    startsOn: firstDayOf(monthAt(filled[0]!)),
    isLocked: true,
    blockId: block.id,
  }
}

/** What the facts of a trainee have done; what failed is done once more. */
export const doneOf = (facts: readonly StoredBlock[]) =>
  facts.filter(countsInTimetable).map((block) => ({
    rowId: block.rowId,
    departmentId: block.departmentId,
    months: monthsFilled(block.startsOn, block.endsOn).length,
  }))

/**
 * Blocks in force that have not begun keep their places, locked: a new plan does not move them by
 * itself.
 */
export const inForce = (blocks: readonly StoredBlock[], span: Span): Former[] =>
  blocks
    .filter((block) => !isFact(block, span))
    .map((block) => ({
      rowId: block.rowId,
      departmentId: block.departmentId,
      months: monthNumber(block.endsOn) - monthNumber(block.startsOn) + 1,
      startsOn: block.startsOn,
      isLocked: true,
    }))

/** Blocks of a former plan that have not become facts since. */
export const notBegun = (formers: readonly Former[], facts: readonly StoredBlock[]): Former[] => {
  const keyOf = (rowId: number | null, departmentId: number, startsOn: string | null) =>
    `${rowId} ${departmentId} ${startsOn}`
  const begun = new Set(facts.map((fact) => keyOf(fact.rowId, fact.departmentId, fact.startsOn)))
  return formers.filter(
    (former) => !begun.has(keyOf(former.rowId, former.departmentId, former.startsOn)),
  )
}

/**
 * A former plan with the places in force instead of its own where swaps have moved stays since;
 * those come first.
 */
export function withSwaps(
  formers: readonly Former[],
  inForceNow: readonly Former[],
  isMoved: (departmentId: number) => boolean,
): { pieces: Former[]; isTaken: (departmentId: number) => boolean } {
  const taken = inForceNow.filter((former) => isMoved(former.departmentId))
  const departments = new Set(taken.map((former) => former.departmentId))
  const isTaken = (departmentId: number) => departments.has(departmentId)

  return {
    pieces: [...taken, ...formers.filter((former) => !isTaken(former.departmentId))],
    isTaken,
  }
}

/** Whether a place is in the months of a plan. */
export const isWithin = (
  { startsOn, months }: { startsOn: string | null; months: number },
  span: Span,
) =>
  startsOn !== null &&
  monthNumber(startsOn) >= span.first &&
  monthNumber(startsOn) + months <= span.first + span.months

/**
 * Facts come first among the blocks of a trainee: a block that overlaps an earlier one loses its
 * place.
 */
export function withoutOverlaps(blocks: readonly NewBlock[]): NewBlock[] {
  const taken = new Map<number, Set<number>>()
  return blocks.map((block) => {
    if (!block.startsOn) return block

    const own = taken.get(block.traineeId) ?? new Set<number>()

    taken.set(block.traineeId, own)

    const first = monthNumber(block.startsOn)
    const months = Array.from({ length: block.months }, (_, at) => first + at)
    if (months.some((month) => own.has(month))) return { ...block, startsOn: null, isLocked: false }

    for (const month of months) own.add(month)

    return block
  })
}
