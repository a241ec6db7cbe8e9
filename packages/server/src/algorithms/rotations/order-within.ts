import { fits, kindsOf, locksInOrder, openMonths, stageLimits } from './kinds.ts'
import type { Person } from './model.ts'

/** Whether a trainee may be in a department in a month. */
export type MayBe = (department: number, month: number) => boolean

/**
 * Sets of blocks that lead nowhere after which a search is given up: far more than a person of an
 * ordinary table has.
 */
const MAX_DEAD_ENDS = 300_000

/**
 * Any order in which one person can do all blocks in months that are open to them; null if no order
 * exists. A set of placed blocks says how many months are filled, so a set that leads nowhere is
 * examined only once.
 */
export function orderWithin(person: Person, mayBe: MayBe): Int16Array | null {
  const open = openMonths(person)
  const limits = stageLimits(person.blocks)
  if (!open || limits.firstEnds > limits.secondStarts || !locksInOrder(person)) return null

  const isOpen = (department: number, months: readonly number[]) =>
    months.every((month) => mayBe(department, month))
  const monthsFrom = (start: number, months: number) =>
    Array.from({ length: months }, (_, at) => start + at)
  if (
    person.blocks.some(
      (block) => block.locked && !isOpen(block.department, monthsFrom(block.lo, block.months)),
    )
  )
    return null

  const kinds = kindsOf(person)
  if (kinds.reduce((all, kind) => all + kind.months * kind.blocks.length, 0) !== open.length)
    return null

  const fit = kinds.map((kind) =>
    open.map(
      (_, index) =>
        fits(kind, open, index, limits) &&
        isOpen(kind.department, open.slice(index, index + kind.months)),
    ),
  )

  const left = kinds.map((kind) => kind.blocks.length)
  const chosen: { kind: number; at: number }[] = []
  const deadEnds = new Set<number>()

  const fill = (at: number, set: number): boolean => {
    if (at === open.length) return true
    if (deadEnds.has(set) || deadEnds.size > MAX_DEAD_ENDS) return false

    const isFirstLeft = kinds.some((kind, k) => kind.stage === 1 && left[k]! > 0)

    for (const [k, kind] of kinds.entries()) {
      if (left[k] === 0 || !fit[k]![at] || (kind.stage === 2 && isFirstLeft)) continue
      if (kind.after.some((first) => left[first]! > 0)) continue

      left[k]! -= 1
      chosen.push({ kind: k, at })
      if (fill(at + kind.months, set + kind.radix)) return true

      chosen.pop()
      left[k]! += 1
    }

    deadEnds.add(set)

    return false
  }

  if (!fill(0, 0)) return null

  const starts = Int16Array.from(person.blocks, (block) => block.lo)
  const next = kinds.map(() => 0)

  for (const { kind, at } of chosen) {
    starts[kinds[kind]!.blocks[next[kind]!]!] = open[at]!
    next[kind]! += 1
  }

  return starts
}
