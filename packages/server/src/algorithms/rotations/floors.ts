import type { Orders } from './kinds.ts'
import type { Model } from './model.ts'
import { possibleStarts } from './orders.ts'

/** A block with the months in which it can begin. */
type BlockRange = { months: number; starts: number[] }

/** Months of the block that lie in `from … until - 1` for every possible start. */
function leastWithin({ months, starts }: BlockRange, from: number, until: number): number {
  let least = months
  for (const start of starts) {
    least = Math.min(least, Math.max(0, Math.min(start + months, until) - Math.max(start, from)))
    if (least === 0) return 0
  }

  return least
}

/**
 * The smallest number of seats with which the months `from … until - 1` can hold this much work,
 * given the capacity of each month.
 */
function seatsFor(work: number, capacity: Int16Array, from: number, until: number): number {
  for (let seats = Math.ceil(work / (until - from)); ; seats++) {
    let room = 0
    let isFull = true

    for (let month = from; month < until; month++) {
      room += Math.min(seats, capacity[month]!)
      isFull &&= capacity[month]! <= seats
    }

    if (room >= work) return seats
    if (isFull) return Number.POSITIVE_INFINITY
  }
}

function floorOf(
  blocks: readonly { block: BlockRange; people: number }[],
  capacity: Int16Array,
  horizon: number,
): number {
  let floor = blocks.length > 0 ? 1 : 0
  for (let from = 0; from < horizon; from++) {
    for (let until = from + 1; until <= horizon; until++) {
      let work = 0
      for (const { block, people } of blocks) work += people * leastWithin(block, from, until)
      if (work > 0) floor = Math.max(floor, seatsFor(work, capacity, from, until))
    }
  }

  return floor
}

/**
 * Seats that each department needs at least in its fullest month: for every stretch of months the
 * work that cannot be done outside it, spread over the stretch. Infinity where the capacity cannot
 * hold it. Their sum bounds the value of every plan from below.
 * @param orders of each person; null where they are not known, then any month of presence counts
 * @param isStaffed every department has the trainees that it needs
 */
export function departmentFloors(
  model: Model,
  orders: readonly (Orders | null)[],
  isStaffed = false,
): number[] {
  const found = new Map<Orders, number[][]>()
  const alike: Map<string, { block: BlockRange; people: number }>[] = model.departments.map(
    () => new Map(),
  )

  model.people.forEach((person, p) => {
    const own = orders[p]

    const starts = own
      ? (found.get(own) ?? possibleStarts(person, own))
      : person.blocks.map((block) =>
          person.present.filter((month) => month >= block.lo && month <= block.hi),
        )

    if (own) found.set(own, starts)

    person.blocks.forEach((block, b) => {
      const key = `${block.months}:${starts[b]!.join()}`
      const known = alike[block.department]!.get(key)

      if (known) known.people += 1
      else
        alike[block.department]!.set(key, {
          block: { months: block.months, starts: starts[b]! },
          people: 1,
        })
    })
  })

  return alike.map((blocks, department) => {
    if (department === model.idle) return 0

    const monthsOf = (numbers: Int16Array) =>
      numbers.subarray(department * model.horizon, (department + 1) * model.horizon)
    const floor = floorOf([...blocks.values()], monthsOf(model.capacity), model.horizon)

    return isStaffed && model.least ? Math.max(floor, ...monthsOf(model.least)) : floor
  })
}
