import type { Orders } from '../kinds.ts'
import type { Person } from '../model.ts'
import { monthsWithin, type PersonPreference } from './preferences.ts'

/** What the preferences of one person cost where they are not met. */
export type PreferencePrices = {
  /** For a kind by the number of open months before it, at `kind * (open.length + 1) + number`. */
  places: Float64Array

  /** For a kind that is placed while one of `first` is left; an empty list: nothing. */
  early: { first: number[]; price: number }[][]
}

type Pricing = {
  person: Person
  orders: Orders
  price: number
  prices: PreferencePrices
}

/** Whether a block that begins there serves a preference for places. */
function serves(
  preference: Extract<PersonPreference, { kind: 'place' }>,
  start: number,
  length: number,
): boolean {
  const within = monthsWithin(preference.months, start, length)
  return preference.need === 0 ? within === 0 : within >= Math.min(preference.need, length)
}

function chargePlaces(
  { person, orders: { kinds, open }, price, prices }: Pricing,
  preference: Extract<PersonPreference, { kind: 'place' }>,
): void {
  const share = (price * preference.weight) / Math.max(1, preference.blocks.length)

  for (const [k, kind] of kinds.entries()) {
    if (!preference.blocks.includes(kind.blocks[0]!)) continue

    const { months } = person.blocks[kind.blocks[0]!]!

    for (const [at, start] of open.entries())
      if (!serves(preference, start, months)) prices.places[k * (open.length + 1) + at]! += share
  }
}

function chargeOrder(
  { person, orders: { kinds, open }, price, prices }: Pricing,
  { first, next, weight }: Extract<PersonPreference, { kind: 'order' }>,
): void {
  const lockedOf = (blocks: readonly number[]) =>
    blocks.map((b) => person.blocks[b]!).filter(({ locked }) => locked)
  const firstEnds = Math.max(...lockedOf(first).map(({ lo, months }) => lo + months))
  const nextBegins = Math.min(...lockedOf(next).map(({ lo }) => lo))
  const kindsOf = (blocks: readonly number[]) =>
    kinds.flatMap((kind, k) => (blocks.includes(kind.blocks[0]!) ? [k] : []))
  const earlier = kindsOf(first)
  const share = (price * weight) / Math.max(1, next.length)

  for (const k of kindsOf(next)) {
    prices.early[k]!.push({ first: earlier, price: share })
    for (const [at, start] of open.entries())
      if (start < firstEnds) prices.places[k * (open.length + 1) + at]! += share
  }

  for (const k of earlier)
    for (const [at, start] of open.entries())
      if (start + kinds[k]!.months > nextBegins)
        prices.places[k * (open.length + 1) + at]! += (price * weight) / first.length
}

/**
 * What it costs to leave the preferences of a person unmet; exact for stays and rows of one block,
 * for longer ones in equal shares of their blocks.
 * @param price of one unit of weight
 */
export function preferencePrices(person: Person, orders: Orders, price: number): PreferencePrices {
  const prices = {
    places: new Float64Array(orders.kinds.length * (orders.open.length + 1)),
    early: orders.kinds.map(() => []),
  }

  for (const preference of person.preferences) {
    const pricing = { person, orders, price, prices }
    if (preference.kind === 'place') chargePlaces(pricing, preference)
    else chargeOrder(pricing, preference)
  }

  return prices
}

/** What it costs to place a kind while others are left that should come before it. */
export function earlyPrice(
  { kinds }: Orders,
  early: PreferencePrices['early'][number],
  state: number,
): number {
  let sum = 0

  for (const { first, price } of early) {
    const isLeft = first.some((k) => {
      const { radix, blocks } = kinds[k]!
      return Math.floor(state / radix) % (blocks.length + 1) < blocks.length
    })

    if (isLeft) sum += price
  }

  return sum
}

/** The same for all blocks of an order that is known. */
export function earlyPriceOf(
  orders: Orders,
  starts: Int16Array,
  early: PreferencePrices['early'],
): number {
  const placed = orders.kinds
    .flatMap(({ blocks }, k) => blocks.map((b) => ({ k, start: starts[b]! })))
    .toSorted((a, b) => a.start - b.start)
  let state = 0
  let sum = 0

  for (const { k } of placed) {
    sum += earlyPrice(orders, early[k]!, state)
    state += orders.kinds[k]!.radix
  }

  return sum
}
