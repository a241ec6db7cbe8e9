import { randomFrom } from '../../random.ts'
import type { Instance, Plan } from '../instances/instance.ts'
import { planOf, type Starts, sumOfPeaks } from '../model.ts'
import { startsIn } from '../place-most.ts'
import { joinStarts } from '../problem.ts'
import { Solver } from '../solver.ts'
import { metWeight } from './met.ts'
import { aloneWeight, searchPreferences, type WeightedStarts } from './preference-search.ts'
import { takeTurns } from './turns.ts'

/**
 * The search for met preferences that begins with a plan of everybody: parts that share no
 * department take turns.
 */
export class PreferredParts {
  readonly solver: Solver

  /** The sum of peaks of each part in the plan from which the search began. */
  readonly peaks: number[]

  /** The most weight that each part can meet, as far as that is proven. */
  readonly most: number[]
  readonly #found: WeightedStarts[]
  readonly #sweeps: Generator<undefined, void>

  constructor(instance: Instance, plan: Plan, seed: number) {
    this.solver = new Solver(instance, seed)

    const starts = startsIn(this.solver.model, plan)
    const { parts } = this.solver

    this.#found = parts.map(({ problem, people }) => {
      const own = people.map((p) => starts[p]!)
      return { starts: own, weight: metWeight(problem.model, own) }
    })
    this.peaks = parts.map(({ problem }, part) =>
      sumOfPeaks(problem.model, this.#found[part]!.starts),
    )
    this.most = parts.map(({ problem }) => aloneWeight(problem))
    this.#sweeps = takeTurns(
      parts.map(({ problem }, part) =>
        searchPreferences(
          problem,
          randomFrom(seed * 7919 + part),
          this.#found[part]!,
          () => this.most[part]!,
        ),
      ),
    )
  }

  lowerMost(part: number, weight: number): void {
    this.most[part] = Math.min(this.most[part]!, weight)
  }

  /** The weight that each part meets. */
  get values(): number[] {
    return this.#found.map(({ weight }) => weight)
  }

  /** The weight that the best plan meets, and that any plan with as many seats could meet. */
  get state(): { met: number; most: number } {
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
    return { met: sum(this.values), most: sum(this.most) }
  }

  /** One sweep of the next part; false when none can meet more. */
  step(): boolean {
    return !this.#sweeps.next().done
  }

  plan(): Plan {
    const { model, parts } = this.solver
    const starts: { people: number[]; starts: Starts }[] = parts.map(({ people }, part) => ({
      people,
      starts: this.#found[part]!.starts,
    }))

    return planOf(model, joinStarts(model, starts))
  }
}
