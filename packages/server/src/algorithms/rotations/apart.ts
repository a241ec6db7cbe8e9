import type { Model, Pair } from './model.ts'

/**
 * A month with somebody to be kept apart from costs this much at first, and so much more after each
 * sweep in which both were there.
 */
const MEETING = 2
const MEMORY = 0.3

/**
 * Those who are kept apart, as the search sees them: months with the other one have a price that
 * rises as long as both are there.
 */
export class Apart {
  /** Months in which two who are kept apart are together, summed over pairs and by department. */
  together = 0
  readonly byDepartment: Int32Array
  readonly #model: Model
  readonly #of: { pair: Pair; other: number; place: number }[][]
  readonly #price: Float64Array

  constructor(model: Model) {
    this.#model = model
    this.byDepartment = new Int32Array(model.departments.length)
    this.#price = new Float64Array(model.pairs.length).fill(MEETING)
    this.#of = model.people.map(() => [])

    model.pairs.forEach((pair, place) => {
      this.#of[pair.first]!.push({ pair, other: pair.second, place })
      this.#of[pair.second]!.push({ pair, other: pair.first, place })
    })
  }

  /**
   * Adds what it costs person p to be in a department in the months in which the other one of a
   * pair is there.
   */
  charge(
    p: number,
    department: number,
    starts: readonly (Int16Array | undefined)[],
    price: Float64Array,
  ): void {
    const { people, horizon, idle } = this.#model
    if (department === idle) return

    for (const { pair, other, place } of this.#of[p]!) {
      const own = starts[other]
      if (!own) continue

      people[other]!.blocks.forEach((block, b) => {
        if (block.department !== department) return
        for (let month = own[b]!; month < own[b]! + block.months; month++) {
          const at = department * horizon + month
          if (!pair.except.has(month)) price[at] = price[at]! + this.#price[place]!
        }
      })
    }
  }

  /** Counts who is together; after a sweep (`isDearer`) those who still are pay more. */
  count(starts: readonly (Int16Array | undefined)[], isDearer: boolean): void {
    this.together = 0
    this.byDepartment.fill(0)

    this.#model.pairs.forEach((pair, place) => {
      let months = 0
      const where = this.#whereOf(pair.first, starts)

      this.#whereOf(pair.second, starts).forEach((department, month) => {
        if (department === -1 || department !== where[month] || pair.except.has(month)) return

        months += 1
        this.byDepartment[department] = this.byDepartment[department]! + 1
      })

      this.together += months

      if (isDearer) this.#price[place] = this.#price[place]! + MEMORY * months
    })
  }

  forget(): void {
    this.#price.fill(MEETING)
  }

  #whereOf(p: number, starts: readonly (Int16Array | undefined)[]): Int16Array {
    const { people, horizon, idle } = this.#model
    const where = new Int16Array(horizon).fill(-1)
    const own = starts[p]

    if (own)
      people[p]!.blocks.forEach((block, b) => {
        if (block.department !== idle) where.fill(block.department, own[b]!, own[b]! + block.months)
      })

    return where
  }
}
