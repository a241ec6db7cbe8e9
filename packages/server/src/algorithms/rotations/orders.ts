import { earlyPrice, earlyPriceOf, type PreferencePrices } from './aims/preference-prices.ts'
import { fits, kindsOf, locksInOrder, type Orders, openMonths, stageLimits } from './kinds.ts'
import type { Person } from './model.ts'

/**
 * Above this many sets of blocks only a part of the blocks is moved at a time (see
 * `partial-orders.ts`).
 */
const MAX_STATES = 1 << 17

/** Removes from `next` the kinds that do not lead to the end. */
function removeDeadEnds({ kinds, states, next }: Orders): void {
  for (let state = states - 2; state >= 0; state--) {
    for (let k = 0; k < kinds.length; k++) {
      const to = state + kinds[k]!.radix
      if ((next[state]! & (1 << k)) !== 0 && to !== states - 1 && next[to] === 0)
        next[state] = next[state]! & ~(1 << k)
    }
  }
}

/**
 * Fills `next` with the kinds that may follow each state, then removes those that do not lead to
 * the end. Returns whether any order is left.
 */
function walkOrders(orders: Orders, fit: boolean[][]): boolean {
  const { kinds, states, placed, next } = orders
  const counts = kinds.map((kind) => kind.blocks.length)
  const isFirst = kinds.map((kind) => kind.stage === 1)

  placed[0] = 0

  for (let state = 0; state < states - 1; state++) {
    const at = placed[state]!
    if (at === -1) continue

    const isLeft = kinds.map(
      (kind, k) => Math.floor(state / kind.radix) % (counts[k]! + 1) < counts[k]!,
    )
    const isFirstLeft = isLeft.some((left, k) => left && isFirst[k])

    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k]!
      if (!isLeft[k] || !fit[k]![at] || (kind.stage === 2 && isFirstLeft)) continue
      if (kind.after.some((first) => isLeft[first])) continue

      placed[state + kind.radix] = at + kind.months
      next[state] = next[state]! | (1 << k)
    }
  }

  removeDeadEnds(orders)

  return states === 1 || next[0] !== 0
}

/**
 * The orders of a person; null if no order exists, `'many'` if there are too many sets of blocks to
 * look at all.
 */
export function ordersOf(person: Person): Orders | null | 'many' {
  const open = openMonths(person)
  const limits = stageLimits(person.blocks)
  if (!open || limits.firstEnds > limits.secondStarts || !locksInOrder(person)) return null

  const kinds = kindsOf(person)
  const months = kinds.reduce((all, kind) => all + kind.months * kind.blocks.length, 0)
  if (months !== open.length) return null

  const states = kinds.reduce((all, kind) => all * (kind.blocks.length + 1), 1)
  if (states > MAX_STATES || kinds.length > 30) return 'many'

  const orders = {
    kinds,
    open,
    states,
    placed: new Int16Array(states).fill(-1),
    next: new Int32Array(states),
  }

  const fit = kinds.map((kind) => open.map((_, at) => fits(kind, open, at, limits)))

  return walkOrders(orders, fit) ? orders : null
}

const best = new Float64Array(MAX_STATES)
const last = new Int8Array(MAX_STATES)

/**
 * What each kind costs by the number of open months before it, less the least that it costs
 * anywhere, at `kind * width + number`.
 */
function surcharges(
  { kinds, open }: Orders,
  price: Float64Array,
  horizon: number,
  preferences: PreferencePrices | null,
): Float64Array {
  const width = open.length + 1
  const costs = new Float64Array(kinds.length * width)

  kinds.forEach((kind, k) => {
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at + kind.months <= open.length; at++) {
      const from = kind.department * horizon + open[at]!
      let sum = preferences ? preferences.places[k * width + at]! : 0

      for (let month = from; month < from + kind.months; month++) sum += price[month]!

      costs[k * width + at] = sum
      least = Math.min(least, sum)
    }

    for (let at = 0; at < width; at++) costs[k * width + at] = costs[k * width + at]! - least
  })

  return costs
}

/** The surcharges of an order that is known: no cheaper order passes a state above it. */
function surchargeOf({ kinds, open }: Orders, starts: Int16Array, costs: Float64Array): number {
  let sum = 0
  kinds.forEach((kind, k) => {
    for (const b of kind.blocks) sum += costs[k * (open.length + 1) + open.indexOf(starts[b]!)]!
  })

  return sum
}

function startsOf(person: Person, { kinds, open, states, placed }: Orders): Int16Array {
  const starts = Int16Array.from(person.blocks, (block) => block.lo)
  const left = kinds.map((kind) => kind.blocks.length)

  for (let state = states - 1; state > 0; ) {
    const k = last[state]!
    const kind = kinds[k]!

    left[k] = left[k]! - 1
    state -= kind.radix
    starts[kind.blocks[left[k]!]!] = open[placed[state]!]!
  }

  return starts
}

/**
 * The cheapest order of a person, as the start of each block.
 * @param price what a month in a department costs, at `department * horizon + month`
 * @param known an order of the person, if there is one: states that are dearer than it are passed
 * over
 * @param preferences what it costs to leave those of the person unmet
 */
export function cheapestOrder(
  person: Person,
  orders: Orders,
  price: Float64Array,
  horizon: number,
  int16Array?: Int16Array,
  preferences: PreferencePrices | null = null,
): Int16Array {
  const { kinds, open, states, placed, next } = orders
  const width = open.length + 1
  const costs = surcharges(orders, price, horizon, preferences)
  const early = preferences?.early.some((list) => list.length > 0) ? preferences.early : null
  const max = int16Array
    ? surchargeOf(orders, int16Array, costs) +
      (early ? earlyPriceOf(orders, int16Array, early) : 0) +
      1e-9
    : Number.MAX_VALUE
  const radix = Int32Array.from(kinds, (kind) => kind.radix)

  best.fill(Number.POSITIVE_INFINITY, 0, states)
  best[0] = 0

  for (let state = 0; state < states - 1; state++) {
    const soFar = best[state]!
    if (soFar > max) continue

    const at = placed[state]!

    for (let bits = next[state]!; bits !== 0; bits &= bits - 1) {
      const k = 31 - Math.clz32(bits & -bits)
      const to = state + radix[k]!
      const cost =
        soFar + costs[k * width + at]! + (early ? earlyPrice(orders, early[k]!, state) : 0)
      if (cost >= best[to]!) continue

      best[to] = cost
      last[to] = k
    }
  }

  return startsOf(person, orders)
}

/** The months in which each block of the person can begin in any order of all of them. */
export function possibleStarts(person: Person, orders: Orders): number[][] {
  const found = orders.kinds.map(() => new Set<number>())

  for (let state = 0; state < orders.states - 1; state++) {
    for (let bits = orders.next[state]!; bits !== 0; bits &= bits - 1)
      found[31 - Math.clz32(bits & -bits)]!.add(orders.open[orders.placed[state]!]!)
  }

  const starts: number[][] = person.blocks.map((block) => [block.lo])

  orders.kinds.forEach((kind, k) => {
    for (const b of kind.blocks) starts[b] = [...found[k]!].sort((a, b) => a - b)
  })

  return starts
}
