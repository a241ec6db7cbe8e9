import { randomFrom } from '../../random.ts'
import type { Instance, Plan } from '../instances/instance.ts'
import { planOf, type Starts } from '../model.ts'
import { joinStarts } from '../problem.ts'
import { Solver } from '../solver.ts'
import type { Shortage } from './least.ts'
import { type StaffingFloor, shortagesOf, staffingFloor } from './staffing.ts'
import { type Staffing, searchStaffing } from './staffing-search.ts'
import { takeTurns } from './turns.ts'

/**
 * The search for enough trainees in the departments of an instance: parts that share no department
 * take turns.
 */
export class StaffedParts {
  /** What is certain before the search, from counting. */
  readonly floor: StaffingFloor

  /** Fewest trainees that each part can miss, as far as that is proven. */
  readonly bounds: number[]
  readonly solver: Solver
  readonly #found: Staffing[]
  readonly #sweeps: Generator<undefined, void>

  /** Trainees that departments miss in which nobody has a block. */
  readonly #elsewhere: number

  constructor(instance: Instance, seed: number) {
    this.solver = new Solver(instance, seed)

    const problems = this.solver.parts.map(({ problem }) => problem)

    this.floor = staffingFloor(this.solver.model, problems)
    this.bounds = problems.map((problem) => staffingFloor(problem.model, [problem]).short)
    this.#elsewhere = this.floor.short - this.bounds.reduce((sum, bound) => sum + bound, 0)
    this.#found = problems.map(() => ({ starts: null, short: Number.POSITIVE_INFINITY }))
    this.#sweeps = takeTurns(
      problems.map((problem, part) =>
        searchStaffing(
          problem,
          randomFrom(seed * 7919 + part),
          this.#found[part]!,
          () => this.bounds[part]!,
        ),
      ),
    )
  }

  raiseBound(part: number, bound: number): void {
    this.bounds[part] = Math.max(this.bounds[part]!, bound)
  }

  /** Trainees that each part misses in the best plan. */
  get values(): number[] {
    return this.#found.map(({ short }) => short)
  }

  /** Trainees that are missing in the best plan, and in any plan. */
  get state(): { short: number; floor: number } {
    const sum = (numbers: readonly number[]) =>
      numbers.reduce((all, number) => all + number, this.#elsewhere)

    return { short: sum(this.values), floor: sum(this.bounds) }
  }

  /** One sweep of the next part; false when each misses as few as it must. */
  step(): boolean {
    return !this.#sweeps.next().done
  }

  /** The best plan with its shortages; null as long as not everybody has a place. */
  result(): { plan: Plan; shortages: Shortage[] } | null {
    const parts: { people: number[]; starts: Starts }[] = []

    for (const [part, { people }] of this.solver.parts.entries()) {
      const { starts } = this.#found[part]!
      if (!starts) return null
      parts.push({ people, starts })
    }

    const { model } = this.solver
    const starts = joinStarts(model, parts)

    return { plan: planOf(model, starts), shortages: shortagesOf(model, starts) }
  }
}
