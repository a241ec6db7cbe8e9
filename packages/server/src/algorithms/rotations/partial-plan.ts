import type { Random } from '../random.ts'
import type { Instance, InstanceTrainee, Plan } from './instances/instance.ts'
import type { Model, Person, Starts } from './model.ts'
import { Negotiation } from './negotiate.ts'
import { type MayBe, orderWithin } from './order-within.ts'
import type { Problem } from './problem.ts'

/** The starts of the blocks of each person; null for those who have no place. */
export type PartialStarts = (Int16Array | null)[]

/** Sweeps in which one more person is tried to be placed among those who are. */
const SWEEPS = 40

/** The months that the locked blocks of a trainee fill, as the department and its month. */
const lockedMonths = (trainee: InstanceTrainee) =>
  trainee.blocks.flatMap(({ department, months, start }) =>
    start === undefined
      ? []
      : Array.from({ length: months }, (_, at) => ({ department, month: start + at })),
  )

/**
 * The instance without some trainees. What is locked of them stays where it is, so that its seats
 * are taken.
 */
export function withoutTrainees(instance: Instance, ids: ReadonlySet<string>): Instance {
  const horizon = instance.horizon ?? instance.length ?? 0
  const taken = new Map<string, number[]>()

  for (const trainee of instance.trainees) {
    if (!ids.has(trainee.id)) continue
    for (const { department, month } of lockedMonths(trainee)) {
      const own = taken.get(department) ?? new Array<number>(horizon).fill(0)
      taken.set(department, own)
      if (month in own) own[month]! += 1
    }
  }

  const departments = instance.departments?.map((department) => {
    const { id, capacity } = department
    const own = taken.get(id)
    if (!own || capacity === undefined) return department

    return { ...department, capacity: own.map((count, month) => seatsLeft(capacity, month, count)) }
  })

  return {
    ...instance,
    trainees: instance.trainees.filter(({ id }) => !ids.has(id)),
    ...(departments && { departments }),
  }
}

const seatsLeft = (capacity: number | number[], month: number, taken: number) =>
  Math.max(0, (typeof capacity === 'number' ? capacity : (capacity[month] ?? 0)) - taken)

/** The months in which somebody is in a department, at `department * horizon + month`. */
function monthsOf(model: Model, person: Person, starts: Int16Array): number[] {
  return person.blocks.flatMap((block, b) =>
    Array.from(
      { length: block.months },
      (_, at) => block.department * model.horizon + starts[b]! + at,
    ),
  )
}

/** The same of the locked blocks alone, as far as they are in the months of the model. */
function lockedPlaces(model: Model, person: Person): number[] {
  return person.blocks
    .filter((block) => block.locked)
    .flatMap((block) =>
      Array.from({ length: block.months }, (_, at) => block.lo + at)
        .filter((month) => month >= 0 && month < model.horizon)
        .map((month) => block.department * model.horizon + month),
    )
}

/** Who is placed where in a model, and which seats are left. */
export class Occupancy {
  readonly model: Model
  readonly starts: PartialStarts
  readonly taken: Int16Array

  constructor(model: Model, starts: PartialStarts) {
    this.model = model
    this.starts = starts.map((own) => own?.slice() ?? null)
    this.taken = new Int16Array(model.capacity.length)

    for (const p of model.people.keys()) this.#count(p, 1)
  }

  /** A person without a place still holds the seats of the locked blocks. */
  #count(p: number, change: number): void {
    for (const at of this.#monthsHeld(p)) this.taken[at]! += change
  }

  #monthsHeld(p: number): number[] {
    const person = this.model.people[p]!
    const own = this.starts[p]
    return own ? monthsOf(this.model, person, own) : lockedPlaces(this.model, person)
  }

  place(p: number, starts: Int16Array): void {
    this.#count(p, -1)
    this.starts[p] = starts
    this.#count(p, 1)
  }

  remove(p: number): void {
    this.#count(p, -1)
    this.starts[p] = null
    this.#count(p, 1)
  }

  /** The places of `taken` in which somebody is with whom this person may not be. */
  findBlockedPlaces(p: number): Set<number> {
    const { pairs, people, horizon } = this.model
    const found = new Set<number>()

    for (const { first, second, except } of pairs) {
      if (first !== p && second !== p) continue

      const other = first === p ? second : first
      const own = this.starts[other]

      if (own)
        for (const at of monthsOf(this.model, people[other]!, own))
          if (!except.has(at % horizon)) found.add(at)
    }

    return found
  }

  /** The other trainees in a place of `taken`, who has no place yet. */
  takenByOthers(p: number): (at: number) => number {
    const own = new Set(lockedPlaces(this.model, this.model.people[p]!))
    return (at) => this.taken[at]! - (own.has(at) ? 1 : 0)
  }

  /** Whether somebody who has no place yet may be in a department in a month. */
  mayBe(p: number): MayBe {
    const { horizon, capacity, idle } = this.model
    const blocked = this.findBlockedPlaces(p)
    const taken = this.takenByOthers(p)

    return (department, month) => {
      const at = department * horizon + month
      return department === idle || (taken(at) < capacity[at]! && !blocked.has(at))
    }
  }

  /** Places everybody who fits without moving anybody else. */
  placeWhoFits(): void {
    for (const [p, person] of this.model.people.entries()) {
      if (this.starts[p]) continue

      const own = orderWithin(person, this.mayBe(p))
      if (own) this.place(p, own)
    }
  }

  /**
   * Takes people out until no month has more than its seats and no pair is together: first those
   * who take part in most of that.
   */
  removeOverload(): void {
    for (;;) {
      const faults = this.model.people.map((_, p) => this.#faultsOf(p))
      const max = Math.max(0, ...faults)
      if (max === 0) return

      this.remove(faults.indexOf(max))
    }
  }

  #faultsOf(p: number): number {
    const own = this.starts[p]
    if (!own) return 0

    const blocked = this.findBlockedPlaces(p)

    return monthsOf(this.model, this.model.people[p]!, own).filter(
      (at) =>
        Math.floor(at / this.model.horizon) !== this.model.idle &&
        (this.taken[at]! > this.model.capacity[at]! || blocked.has(at)),
    ).length
  }
}

/** The problem of some of its people. */
function problemOf(problem: Problem, people: readonly number[]): Problem {
  const { model } = problem
  const places = new Map(people.map((p, place) => [p, place]))

  const pairs = model.pairs.flatMap(({ first, second, except }) => {
    const [a, b] = [places.get(first), places.get(second)]
    return a === undefined || b === undefined ? [] : [{ first: a, second: b, except }]
  })

  return {
    ...problem,
    model: { ...model, pairs, people: people.map((p) => model.people[p]!) },
    orders: people.map((p) => problem.orders[p]!),
    first: people.map((p) => problem.first[p]!),
  }
}

/**
 * Places as many people of a problem as it finds, a sweep per step. `found.starts` keeps within all
 * capacities after every step, and nobody who fits without moving others is left out. Ends when
 * everybody is placed or nobody else could be.
 * @param closest where everybody is in the best plan that the search has seen, months above their
 * seats included
 */
export function* placeMost(
  problem: Problem,
  closest: Starts | null,
  random: Random,
  found: { starts: PartialStarts },
): Generator<undefined, void> {
  const { model } = problem

  const keep = (starts: PartialStarts) => {
    const occupancy = new Occupancy(model, starts)
    occupancy.removeOverload()
    occupancy.placeWhoFits()

    if (countOf(occupancy.starts) > countOf(found.starts)) found.starts = occupancy.starts
  }

  found.starts = model.people.map(() => null)
  keep(closest ?? found.starts)
  yield

  if (!closest) {
    const search = new Negotiation(problem, model.capacity, random)
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      search.sweep()
      keep(search.starts.map((own) => own ?? null))
      yield
    }
  }

  // everybody who is left out is tried among the others, who may move; who has failed is tried
  // again when somebody else got a place
  let failed = new Set<number>()

  for (;;) {
    const next = found.starts.findIndex((own, p) => own === null && !failed.has(p))
    if (next === -1) return

    const before = countOf(found.starts)

    yield* tryWith(problem, next, random, found, keep)
    failed = countOf(found.starts) > before ? new Set() : failed.add(next)
  }
}

const countOf = (starts: PartialStarts) => starts.filter((own) => own !== null).length

/** The seats that those who are not among these people leave: what is locked of them stays. */
function seatsOf(model: Model, people: ReadonlySet<number>): Int16Array {
  const seats = model.capacity.slice()
  for (const [p, person] of model.people.entries())
    if (!people.has(p))
      for (const at of lockedPlaces(model, person)) seats[at] = Math.max(0, seats[at]! - 1)

  return seats
}

/** Looks for a plan of those who are placed and one more. */
function* tryWith(
  problem: Problem,
  personIndex: number,
  random: Random,
  found: { starts: PartialStarts },
  keep: (starts: PartialStarts) => void,
): Generator<undefined, void> {
  const people = problem.model.people.flatMap((_, p) =>
    p === personIndex || found.starts[p] ? [p] : [],
  )

  const search = new Negotiation(
    problemOf(problem, people),
    seatsOf(problem.model, new Set(people)),
    random,
  )

  const before = people.map((p) => found.starts[p] ?? null)

  search.resume(before)

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    search.sweep()

    if (search.over === 0) {
      const starts: PartialStarts = problem.model.people.map(() => null)
      for (const [place, p] of people.entries()) starts[p] = search.starts[place]!

      keep(starts)

      return
    }

    yield
  }
}

/** The trainees of an instance who are not in a plan. */
export const leftOutOf = (instance: Instance, plan: Plan): string[] => {
  const placed = new Set(plan.trainees.map(({ id }) => id))
  return instance.trainees.map(({ id }) => id).filter((id) => !placed.has(id))
}
