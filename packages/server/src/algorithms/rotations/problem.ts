import { departmentFloors } from './floors.ts'
import type { Orders } from './kinds.ts'
import type { Model, Person, Starts } from './model.ts'
import { ordersOf } from './orders.ts'
import { firstOrder } from './partial-orders.ts'

/** A model that is ready to be searched. */
export type Problem = {
  model: Model

  /** The orders of each person; null for people with too many blocks to look at all orders. */
  orders: (Orders | null)[]

  /** An order for each person of whom not all orders are known. */
  first: (Int16Array | null)[]

  /** Seats that each department needs at least. */
  floors: number[]
}

/**
 * The places in `model.people` of the people who cannot do their blocks at all, even if nobody else
 * is there.
 */
export type Impossible = { impossible: number[] }

/** People with the same months and blocks share their orders. */
function sameOrders(person: Person): string {
  return JSON.stringify([person.present, person.blocks, person.before])
}

/**
 * @param isStaffed every department has the trainees that it needs, so that it has as many seats
 */
export function prepare(model: Model, isStaffed = false): Problem | Impossible {
  const known = new Map<string, Orders | null | 'many'>()
  const impossible: number[] = []
  const first: (Int16Array | null)[] = []

  const orders = model.people.map((person, p) => {
    const key = sameOrders(person)
    const own = known.has(key) ? known.get(key)! : ordersOf(person)

    known.set(key, own)
    first.push(own === 'many' ? firstOrder(person) : null)

    if (own === null || (own === 'many' && !first[p])) impossible.push(p)

    return own === 'many' ? null : own
  })

  if (impossible.length > 0) return { impossible }

  return { model, orders, first, floors: departmentFloors(model, orders, isStaffed) }
}

/** What the departments need in which somebody of the model has a block; null: nothing. */
function leastWithin({ least, people, horizon }: Model): Int16Array | null {
  if (!least) return null

  const own = new Set(people.flatMap(({ blocks }) => blocks.map(({ department }) => department)))
  const needed = least.map((count, at) => (own.has(Math.floor(at / horizon)) ? count : 0))

  return needed.some((count) => count > 0) ? needed : null
}

/**
 * Parts of a model that share no department, each with the places of its people; they are solved
 * one by one.
 */
export function componentsOf(model: Model): { model: Model; people: number[] }[] {
  const parent = model.departments.map((_, department) => department)

  const rootOf = (department: number): number => {
    const up = parent[department]!
    if (up !== department) parent[department] = rootOf(up)

    return parent[department]!
  }

  const own = (person: Person) => person.blocks.filter((block) => block.department !== model.idle)

  for (const person of model.people)
    for (const block of own(person))
      parent[rootOf(block.department)] = rootOf(own(person)[0]!.department)

  const groups = new Map<number, number[]>()

  model.people.forEach((person, p) => {
    const block = own(person)[0]
    const root = block ? rootOf(block.department) : -1
    groups.set(root, [...(groups.get(root) ?? []), p])
  })

  return [...groups.values()].map((people) => {
    const places = new Map(people.map((p, place) => [p, place]))

    // people who share no department are never together
    const pairs = model.pairs.flatMap(({ first, second, except }) => {
      const [a, b] = [places.get(first), places.get(second)]
      return a === undefined || b === undefined ? [] : [{ first: a, second: b, except }]
    })

    const part = { ...model, people: people.map((p) => model.people[p]!), pairs }

    return { people, model: { ...part, least: leastWithin(part) } }
  })
}

/** The starts of all people from those of the parts. */
export function joinStarts(
  model: Model,
  parts: readonly { people: number[]; starts: Starts }[],
): Starts {
  const starts: Starts = model.people.map((person) =>
    Int16Array.from(person.blocks, (block) => block.lo),
  )
  for (const part of parts)
    part.people.forEach((p, i) => {
      starts[p] = part.starts[i]!
    })

  return starts
}
