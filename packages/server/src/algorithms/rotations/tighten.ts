import type { Random } from '../random.ts'
import { occupancyOf, type Starts, sumOfPeaks } from './model.ts'
import { Negotiation } from './negotiate.ts'
import type { Problem } from './problem.ts'

/** What the search for one problem has found so far. */
export type SearchState = {
  starts: Starts | null

  /**
   * Sum of peaks of the best plan without a place above its capacity or a pair together; Infinity
   * before there is one.
   */
  value: number

  /**
   * Before a plan is found: the plan with the fewest trainees above the capacities or together,
   * and how many they are.
   */
  closest: Starts | null
  over: number
}

/** After so many sweeps without progress the seats are given out otherwise. */
const SWEEPS_WITHOUT_PROGRESS = 12

/**
 * Sweeps without progress within the capacities themselves after which everybody is placed again.
 */
const STUCK = 60

/** Changes of the seats after which the search begins again from the best plan. */
const WANDERING = 40

/** Seats per department within which a plan is looked for. */
class Seats {
  readonly limit: Int16Array
  readonly seats: number[]
  readonly #problem: Problem
  readonly #most: number[]

  constructor(problem: Problem) {
    this.#problem = problem

    const { horizon, departments, capacity } = problem.model

    this.#most = departments.map((_, department) =>
      Math.max(...capacity.subarray(department * horizon, (department + 1) * horizon)),
    )
    this.seats = problem.floors.map((floor, department) =>
      department === problem.model.idle ? this.#most[department]! : floor,
    )
    this.limit = capacity.slice()

    for (const [department, own] of this.seats.entries()) this.set(department, own)
  }

  set(department: number, seats: number): void {
    const { horizon, capacity } = this.#problem.model
    this.seats[department] = seats
    for (let at = department * horizon; at < (department + 1) * horizon; at++)
      this.limit[at] = Math.min(capacity[at]!, seats)
  }

  canRise(department: number): boolean {
    return this.seats[department]! < this.#most[department]!
  }

  canFall(department: number): boolean {
    return (
      department !== this.#problem.model.idle &&
      this.seats[department]! > this.#problem.floors[department]!
    )
  }
}

function peaksOf(problem: Problem, starts: Starts): number[] {
  const { horizon, departments } = problem.model
  const taken = occupancyOf(problem.model, starts)
  return departments.map((_, department) =>
    Math.max(...taken.subarray(department * horizon, (department + 1) * horizon)),
  )
}

function keepClosest(problem: Problem, search: Negotiation, found: SearchState): void {
  let over = search.apart.together
  search.taken.forEach((taken, index) => {
    over += Math.max(0, taken - problem.model.capacity[index]!)
  })
  if (over >= found.over) return

  Object.assign(found, { over, closest: search.starts.map((own) => own!.slice()) })
}

/** The place of the largest number among those that may be taken, or -1; equal ones by chance. */
function largest(numbers: readonly number[], may: (at: number) => boolean, random: Random): number {
  let found = -1
  let max = Number.NEGATIVE_INFINITY

  numbers.forEach((number, index) => {
    if (!may(index)) return

    const weight = number + random() * 0.5

    if (weight > max) {
      max = weight
      found = index
    }
  })

  return found
}

/** The search for one problem, with the seats that are given out at the moment. */
class SeatSearch {
  readonly #problem: Problem
  readonly #random: Random
  readonly #found: SearchState
  readonly #seats: Seats
  readonly #search: Negotiation
  readonly #crowded: number[]
  #least = Number.POSITIVE_INFINITY
  #idleSweeps = 0
  #changes = 0

  constructor(problem: Problem, random: Random, found: SearchState) {
    this.#problem = problem
    this.#random = random
    this.#found = found
    this.#seats = new Seats(problem)
    this.#search = new Negotiation(problem, this.#seats.limit, random)
    this.#crowded = problem.model.departments.map(() => 0)
  }

  sweep(): void {
    this.#search.sweep()
  }

  /** Judges a sweep and gives the seats out for the next; false if no seat can be taken away. */
  judge(): boolean {
    const search = this.#search

    search.overByDepartment().forEach((over, department) => {
      this.#crowded[department] = this.#crowded[department]! * 0.8 + over
    })

    if (!this.#found.starts) keepClosest(this.#problem, search, this.#found)
    if (search.over === 0) return this.#takeSeat()

    this.#idleSweeps = search.over < this.#least ? 0 : this.#idleSweeps + 1
    this.#least = Math.min(this.#least, search.over)
    if (this.#idleSweeps >= SWEEPS_WITHOUT_PROGRESS) this.#moveSeats()

    return true
  }

  #begin(): void {
    this.#least = Number.POSITIVE_INFINITY
    this.#idleSweeps = 0
  }

  /** The least crowded department that can give a seat up; -1: none. */
  #leastCrowded(mayFall: (department: number) => boolean): number {
    return largest(
      this.#crowded.map((over) => -over),
      (department) => mayFall(department) && this.#seats.canFall(department),
      this.#random,
    )
  }

  /** Stores the plan that was found, and takes one seat away. */
  #takeSeat(): boolean {
    const { model } = this.#problem
    const starts = this.#search.starts.map((own) => own!.slice())
    const value = sumOfPeaks(model, starts)
    if (value < this.#found.value) Object.assign(this.#found, { value, starts })

    peaksOf(this.#problem, starts).forEach((peak, department) => {
      if (department !== model.idle) this.#seats.set(department, peak)
    })

    const less = this.#leastCrowded(() => true)
    if (less === -1) return false

    this.#seats.set(less, this.#seats.seats[less]! - 1)
    this.#changes = 0
    this.#begin()

    return true
  }

  /** Gives the most crowded department a seat; once a plan is known, another one gives it up. */
  #moveSeats(): void {
    const seats = this.#seats
    const more = largest(this.#crowded, (department) => seats.canRise(department), this.#random)
    if (more !== -1) seats.set(more, seats.seats[more]! + 1)

    if (this.#found.starts) this.#takeSeatFor(more, this.#found.starts)
    else if (more === -1 && this.#idleSweeps >= STUCK) this.#search.restart()
    else if (more === -1) return

    this.#begin()
  }

  #takeSeatFor(more: number, starts: Starts): void {
    const seats = this.#seats
    this.#changes += 1

    const less = this.#leastCrowded((department) => department !== more)

    if (less !== -1) seats.set(less, seats.seats[less]! - 1)
    else if (more !== -1) seats.set(more, seats.seats[more]! - 1)

    if (this.#changes % WANDERING === 0) {
      this.#search.forget()
      this.#search.resume(starts)
    }
  }
}

/**
 * Looks for plans, one sweep per step, for as long as it is asked to. First the seats of every
 * department begin at its floor and the most crowded one gets another until everybody is placed;
 * then one seat less in all is looked for, given out again and again. Ends when the value has
 * reached the sum of the floors.
 */
export function* tighten(
  problem: Problem,
  random: Random,
  found: SearchState,
): Generator<undefined, void> {
  const search = new SeatSearch(problem, random, found)
  const floor = problem.floors.reduce((sum, seats) => sum + seats, 0)

  while (found.value > floor) {
    search.sweep()
    yield
    if (!search.judge()) return
  }
}
