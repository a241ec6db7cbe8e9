import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { monthsFilled } from './months.rules.ts'
import type { Former } from './needs.rules.ts'

/** A block of a trainee as it is stored, as far as plans look at it. */
type StoredBlock = {
  id: number
  trainee_id: number
  department_id: number
  row_id: number | null
  stage: number | null
  starts_on: string
  ends_on: string
  state: string
  origin: string
}
/** A block of a plan to be written. */
export type NewBlock = {
  trainee_id: number
  row_id: number | null
  department_id: number
  stage: number | null
  months: number
  starts_on: string | null
  is_locked: boolean
  block_id: number | null
}
/** First month of a plan, by its number, and how many it has; `today` as an ISO day. */
export type Span = { first: number; months: number; today: string }

/**
 * Does a plan leave it as it is? What was entered, what is past and what is repeated is not planned again, nor what begins before the plan:
 * the months between today and a plan that begins later stay those of the plan in force.
 */
export const isFact = (block: Pick<StoredBlock, 'state' | 'origin' | 'starts_on'>, { first, today }: Pick<Span, 'first' | 'today'>) =>
  block.state !== 'planned' || block.origin !== 'plan' || block.starts_on <= today || monthNumber(block.starts_on) < first

/** Where a fact stands in a plan: the months it fills within the plan, null if none. */
export function factAt(block: StoredBlock, { first, months }: Span): NewBlock | null {
  const filled = monthsFilled(block.starts_on, block.ends_on).filter((month) => month >= first && month < first + months)
  if (filled.length === 0) return null
  return {
    trainee_id: block.trainee_id,
    row_id: block.row_id,
    department_id: block.department_id,
    stage: block.stage,
    months: filled.length,
    starts_on: firstDayOf(monthAt(filled[0]!)),
    is_locked: true,
    block_id: block.id,
  }
}

/** What the facts of a trainee have done; what failed is done once more. */
export const doneOf = (facts: readonly StoredBlock[]) =>
  facts
    .filter((block) => block.state !== 'failed')
    .map((block) => ({
      rowId: block.row_id,
      departmentId: block.department_id,
      months: monthsFilled(block.starts_on, block.ends_on).length,
    }))

/** Blocks in force that have not begun keep their places, locked: a new plan does not move them by itself. */
export const inForce = (blocks: readonly StoredBlock[], span: Span): Former[] =>
  blocks
    .filter((block) => !isFact(block, span))
    .map((block) => ({
      rowId: block.row_id,
      departmentId: block.department_id,
      months: monthNumber(block.ends_on) - monthNumber(block.starts_on) + 1,
      startsOn: block.starts_on,
      isLocked: true,
    }))

/** Blocks of a former plan that have not become facts since. */
export const notBegun = (formers: readonly Former[], facts: readonly StoredBlock[]): Former[] => {
  const keyOf = (rowId: number | null, departmentId: number, startsOn: string | null) => `${rowId} ${departmentId} ${startsOn}`
  const begun = new Set(facts.map((fact) => keyOf(fact.row_id, fact.department_id, fact.starts_on)))
  return formers.filter((one) => !begun.has(keyOf(one.rowId, one.departmentId, one.startsOn)))
}

/** A former plan with the places in force instead of its own where swaps have moved stays since; those come first. */
export function withSwaps(
  formers: readonly Former[],
  inForceNow: readonly Former[],
  isMoved: (departmentId: number) => boolean,
): { pieces: Former[]; isTaken: (departmentId: number) => boolean } {
  const taken = inForceNow.filter((one) => isMoved(one.departmentId))
  const departments = new Set(taken.map((one) => one.departmentId))
  const isTaken = (departmentId: number) => departments.has(departmentId)
  return { pieces: [...taken, ...formers.filter((one) => !isTaken(one.departmentId))], isTaken }
}

/** Whether a place lies in the months of a plan. */
export const isWithin = ({ startsOn, months }: { startsOn: string | null; months: number }, span: Span) =>
  startsOn !== null && monthNumber(startsOn) >= span.first && monthNumber(startsOn) + months <= span.first + span.months

/** Facts come first among the blocks of a trainee: whatever overlaps an earlier one loses its place. */
export function withoutOverlaps(blocks: readonly NewBlock[]): NewBlock[] {
  const taken = new Map<number, Set<number>>()
  return blocks.map((block) => {
    if (!block.starts_on) return block
    const own = taken.get(block.trainee_id) ?? new Set<number>()
    taken.set(block.trainee_id, own)
    const first = monthNumber(block.starts_on)
    const months = Array.from({ length: block.months }, (_, at) => first + at)
    if (months.some((month) => own.has(month))) return { ...block, starts_on: null, is_locked: false }
    for (const month of months) own.add(month)
    return block
  })
}
