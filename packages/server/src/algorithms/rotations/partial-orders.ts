import type { Random } from '../random.ts'
import type { Orders } from './kinds.ts'
import type { Person } from './model.ts'
import { ordersOf } from './orders.ts'

/** Blocks of a person that are moved together when there are too many to look at every order. */
const MOVED = 11

/**
 * The orders of a person in which all but some random blocks stay where they are.
 * The blocks that stay are locked in the person that is returned together with the orders.
 */
export function someOrders(
  person: Person,
  starts: Int16Array,
  random: Random,
): { person: Person; orders: Orders } | null {
  const free = person.blocks.flatMap((block, b) => (block.locked ? [] : [b]))

  for (let i = 0; i < Math.min(MOVED, free.length); i++) {
    const j = i + Math.floor(random() * (free.length - i))
    ;[free[i], free[j]] = [free[j]!, free[i]!]
  }

  const moved = new Set(free.slice(0, MOVED))

  const blocks = person.blocks.map((block, b) =>
    moved.has(b) || block.locked
      ? block
      : { ...block, locked: true, lo: starts[b]!, hi: starts[b]! },
  )

  const copy = { ...person, blocks }
  const orders = ordersOf(copy)

  return orders && orders !== 'many' ? { person: copy, orders } : null
}

/** Whether the order between rows forbids that a block begins there while those are left. */
const isTooEarly = (person: Person, b: number, start: number, left: readonly number[]) =>
  person.before.some(([first, then]) => {
    const [early, late] = [person.blocks[first]!, person.blocks[then]!]
    if (then === b) return left.includes(first) || (early.locked && early.lo + early.months > start)

    return first === b && late.locked && start + early.months > late.lo
  })

/** Failed sets of blocks after which a first order is given up. */
const MAX_FAILURES = 20_000

/** Any order of a person with very many blocks, the longest first; null if none was found. */
export function firstOrder(person: Person): Int16Array | null {
  const starts = Int16Array.from(person.blocks, (block) => (block.locked ? block.lo : -1))
  const taken = new Set<number>()

  person.blocks.forEach((block) => {
    if (block.locked)
      for (let month = block.lo; month < block.lo + block.months; month++) taken.add(month)
  })

  const open = person.present.filter((month) => !taken.has(month))

  const free = person.blocks
    .flatMap((block, b) => (block.locked ? [] : [b]))
    .sort(
      (a, b) =>
        person.blocks[a]!.stage - person.blocks[b]!.stage ||
        person.blocks[b]!.months - person.blocks[a]!.months,
    )

  const failed = new Set<string>()

  const place = (at: number): boolean => {
    if (at >= open.length) return true

    const left = free.filter((b) => starts[b] === -1)
    const key = left.join()
    if (failed.has(key) || failed.size > MAX_FAILURES) return false

    for (const b of left) {
      const block = person.blocks[b]!
      const start = open[at]!
      if (
        start < block.lo ||
        start > block.hi ||
        open[at + block.months - 1] !== start + block.months - 1
      )
        continue

      if (block.stage === 2 && left.some((other) => person.blocks[other]!.stage === 1)) continue
      if (isTooEarly(person, b, start, left)) continue

      starts[b] = start
      if (place(at + block.months)) return true

      starts[b] = -1
    }

    failed.add(key)

    return false
  }

  return place(0) ? starts : null
}
