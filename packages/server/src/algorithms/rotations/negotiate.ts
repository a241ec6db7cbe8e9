import type { Random } from '../random.ts'
import { shortIn } from './aims/least.ts'
import { type PreferencePrices, preferencePrices } from './aims/preference-prices.ts'
import { Apart } from './apart.ts'
import type { Orders } from './kinds.ts'
import type { Person } from './model.ts'
import { cheapestOrder } from './orders.ts'
import { someOrders } from './partial-orders.ts'
import type { Problem } from './problem.ts'

/** A seat beyond the limit of a month costs this much more than a free one. */
const FULL = 2

/** A month in which a department has fewer trainees than it needs is so much cheaper. */
const NEEDED = 2

/** What a month gets dearer for later sweeps, per trainee above its limit. */
const MEMORY = 0.3
const NOISE = 0.05

/** A fuller month costs a little more than an emptier one: plans become even. */
const EVENNESS = 0.02

/**
 * In which department each person was in each month (`person * horizon + month`, -1: in none), and
 * what every month in another one costs.
 */
export type CurrentPlan = { where: Int16Array; cost: number }

/**
 * Negotiated congestion, known from the routing of circuits (McMurchie and Ebeling, PathFinder,
 * 1995): every trainee in turn takes the cheapest of all own orders; months above their limit
 * become dearer sweep by sweep until those who can do otherwise leave them.
 */
export class Negotiation {
  readonly problem: Problem
  readonly limit: Int16Array
  readonly taken: Int16Array

  /** Starts per person; before the first sweep nobody is placed. */
  starts: (Int16Array | undefined)[]

  /**
   * Trainees above the limit, summed over departments and months, and months in which two are
   * together who are kept apart. Trainees whom departments need and do not have (`short`) count too.
   */
  over = 0
  short = 0

  /** What a unit of the weight of each person's preferences costs that are not met; null: nothing. */
  preferencePrice: Float64Array | null = null
  readonly apart: Apart
  readonly #history: Float64Array
  readonly #price: Float64Array
  readonly #random: Random
  readonly #currentPlan: CurrentPlan | null

  /** @param limit seats at `department * horizon + month`; may be changed between sweeps */
  constructor(
    problem: Problem,
    limit: Int16Array,
    random: Random,
    currentPlan: CurrentPlan | null = null,
  ) {
    this.problem = problem
    this.limit = limit
    this.#random = random
    this.#currentPlan = currentPlan
    this.taken = new Int16Array(limit.length)
    this.#history = new Float64Array(limit.length)
    this.#price = new Float64Array(limit.length)
    this.starts = problem.model.people.map(() => undefined)
    this.apart = new Apart(problem.model)
  }

  /** Puts everybody where these starts say; those without starts are placed by the next sweep. */
  resume(starts: readonly (Int16Array | null)[]): void {
    this.taken.fill(0)
    this.starts = starts.map((own) => own?.slice())

    for (const [p, own] of this.starts.entries()) if (own) this.#occupy(p, own, 1)

    this.#count(false)
  }

  /** Forgets which months were dear. */
  forget(): void {
    this.#history.fill(0)
    this.apart.forget()
  }

  /** Nobody is placed any more, and nothing is remembered. */
  restart(): void {
    this.forget()
    this.taken.fill(0)
    this.starts = this.starts.map(() => undefined)
  }

  /** Every person in random order leaves and takes the cheapest order. */
  sweep(): void {
    const turn = this.problem.model.people.map((_, p) => p)

    for (let i = turn.length - 1; i > 0; i--) {
      const j = Math.floor(this.#random() * (i + 1))
      ;[turn[i], turn[j]] = [turn[j]!, turn[i]!]
    }

    for (const p of turn) this.#reroute(p)

    this.#count(true)

    for (let at = 0; at < this.limit.length; at++) {
      const over = this.taken[at]! - this.limit[at]!
      if (over > 0) this.#history[at] = this.#history[at]! + MEMORY * over
    }

    const { least } = this.problem.model
    if (!least) return

    for (const [at, needed] of least.entries())
      if (this.taken[at]! < needed)
        this.#history[at] = this.#history[at]! - MEMORY * (needed - this.taken[at]!)
  }

  /** Trainees above the limit of each department in the last sweep, and months together there. */
  overByDepartment(): number[] {
    const { horizon, departments } = this.problem.model
    return departments.map((_, department) => {
      let over = this.apart.byDepartment[department]!
      for (let at = department * horizon; at < (department + 1) * horizon; at++)
        over += Math.max(0, this.taken[at]! - this.limit[at]!)

      return over
    })
  }

  #count(isDearer: boolean): void {
    this.apart.count(this.starts, isDearer)

    let over = this.apart.together

    for (let at = 0; at < this.limit.length; at++)
      over += Math.max(0, this.taken[at]! - this.limit[at]!)

    this.short = shortIn(this.problem.model.least, this.taken)
    this.over = over + this.short
  }

  #occupy(p: number, starts: Int16Array, change: number): void {
    const { people, horizon } = this.problem.model
    people[p]!.blocks.forEach((block, b) => {
      const from = block.department * horizon + starts[b]!
      for (let at = from; at < from + block.months; at++) this.taken[at] = this.taken[at]! + change
    })
  }

  #reroute(p: number): void {
    const { model, orders, first } = this.problem
    let own = this.starts[p]

    if (own) this.#occupy(p, own, -1)
    else own = first[p] ?? undefined

    const known = orders[p]
    const part = known
      ? { person: model.people[p]!, orders: known }
      : someOrders(model.people[p]!, own!, this.#random)

    if (part) {
      for (const kind of part.orders.kinds) this.#setPrices(p, kind.department)
      own = cheapestOrder(
        part.person,
        part.orders,
        this.#price,
        model.horizon,
        own,
        this.#preferencesOf(p, part),
      )
    }

    this.starts[p] = own
    this.#occupy(p, own!, 1)
  }

  #preferencesOf(
    p: number,
    { person, orders }: { person: Person; orders: Orders },
  ): PreferencePrices | null {
    return this.preferencePrice === null || person.preferences.length === 0
      ? null
      : preferencePrices(person, orders, this.preferencePrice[p]!)
  }

  #setPrices(p: number, department: number): void {
    const { horizon, least } = this.problem.model
    const from = department * horizon

    for (let at = from; at < from + horizon; at++) {
      const taken = this.taken[at]!
      const over = taken + 1 - this.limit[at]!

      this.#price[at] =
        this.#history[at]! +
        (over > 0 ? over * FULL : 0) +
        (EVENNESS * taken) / (this.limit[at]! + 1) +
        NOISE * this.#random()

      if (least && taken < least[at]!) this.#price[at] = this.#price[at]! - NEEDED
    }

    this.apart.charge(p, department, this.starts, this.#price)
    if (!this.#currentPlan) return

    const { where, cost } = this.#currentPlan

    for (let month = 0; month < horizon; month++)
      if (where[p * horizon + month] !== department)
        this.#price[from + month] = this.#price[from + month]! + cost
  }
}
