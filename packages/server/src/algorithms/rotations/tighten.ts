import type { Random } from '../random.ts'
import { occupancyOf, type Starts, sumOfPeaks } from './model.ts'
import { Negotiation } from './negotiate.ts'
import type { Problem } from './problem.ts'

/** What the search for one problem has found so far. */
export type Found = {
  starts: Starts | null
  /**
   * Sum of peaks of the best plan without a place above its capacity or a pair together; Infinity
   * before there is one.
   */
  value: number
  /**
   * As long as there is none: the plan with the fewest trainees above the capacities or together,
   * and how many they are.
   */
  closest: Starts | null
  over: number
}

/** After so many sweeps without progress the seats are given out otherwise. */
const SWEEPS_WITHOUT_PROGRESS = 12
/**
 * Sweeps without progress within the capacities themselves after which everybody is placed anew.
 */
const STUCK = 60
/** Changes of the seats after which the search begins anew from the best plan. */
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

function keepClosest(problem: Problem, search: Negotiation, found: Found): void {
  let over = search.apart.together
  search.taken.forEach((taken, at) => {
    over += Math.max(0, taken - problem.model.capacity[at]!)
  })
  if (over >= found.over) return

  Object.assign(found, { over, closest: search.starts.map((own) => own!.slice()) })
}

/** The place of the largest number among those that may be taken, or -1; equal ones by chance. */
function largest(numbers: readonly number[], may: (at: number) => boolean, random: Random): number {
  let found = -1
  let most = Number.NEGATIVE_INFINITY

  numbers.forEach((number, at) => {
    if (!may(at)) return

    const weight = number + random() * 0.5

    if (weight > most) {
      most = weight
      found = at
    }
  })

  return found
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
  found: Found,
): Generator<undefined, void> {
  const seats = new Seats(problem)
  const search = new Negotiation(problem, seats.limit, random)
  const crowded = problem.model.departments.map(() => 0)
  const floor = problem.floors.reduce((all, one) => all + one, 0)
  let least = Number.POSITIVE_INFINITY
  let idleSweeps = 0
  let changes = 0

  const begin = () => {
    least = Number.POSITIVE_INFINITY
    idleSweeps = 0
  }

  while (found.value > floor) {
    search.sweep()
    yield
    search.overByDepartment().forEach((over, department) => {
      crowded[department] = crowded[department]! * 0.8 + over
    })

    if (!found.starts) keepClosest(problem, search, found)

    if (search.over === 0) {
      const starts = search.starts.map((own) => own!.slice())
      const value = sumOfPeaks(problem.model, starts)
      if (value < found.value) Object.assign(found, { value, starts })

      peaksOf(problem, starts).forEach((peak, department) => {
        if (department !== problem.model.idle) seats.set(department, peak)
      })

      const less = largest(
        crowded.map((over) => -over),
        (department) => seats.canFall(department),
        random,
      )

      if (less === -1) return

      seats.set(less, seats.seats[less]! - 1)
      changes = 0
      begin()

      continue
    }

    idleSweeps = search.over < least ? 0 : idleSweeps + 1
    least = Math.min(least, search.over)
    if (idleSweeps < SWEEPS_WITHOUT_PROGRESS) continue

    const more = largest(crowded, (department) => seats.canRise(department), random)
    if (more !== -1) seats.set(more, seats.seats[more]! + 1)

    if (found.starts) {
      changes += 1

      const less = largest(
        crowded.map((over) => -over),
        (department) => department !== more && seats.canFall(department),
        random,
      )

      if (less !== -1) seats.set(less, seats.seats[less]! - 1)
      else if (more !== -1) seats.set(more, seats.seats[more]! - 1)

      if (changes % WANDERING === 0) {
        search.forget()
        search.resume(found.starts)
      }
    } else if (more === -1 && idleSweeps >= STUCK) search.restart()
    else if (more === -1) continue

    begin()
  }
}
