import { planValue } from '../../algorithms/rotations/instances/check-plan.ts'
import type { Instance, Plan } from '../../algorithms/rotations/instances/instance.ts'
import { leftOutOf, withoutTrainees } from '../../algorithms/rotations/partial-plan.ts'
import { placedPlan, withWhoFits } from '../../algorithms/rotations/place-most.ts'
import { Solver } from '../../algorithms/rotations/solver.ts'
import { BoundsThread } from './bounds-thread.ts'
import type { Proof } from './prove-bounds.ts'
import { WorkClock } from './work-clock.ts'

/**
 * What the search knows: sum of peaks of the best plan (null before one places everybody), lower
 * bound, seconds of work so far.
 */
type SearchState = { value: number | null; bound: number; seconds: number }

export type SearchResult = SearchState & {
  /** The best plan of those who have a place in it; it breaks no rule. */
  plan: Plan

  /** The value is proven to be the smallest. */
  proven: boolean

  /** Ids of trainees who have no place in the plan. */
  left: string[]

  /** No plan can place everybody. */
  isImpossible: boolean

  /** Seconds after which the value was found. */
  foundAfter: number
}

export type Options = {
  seconds: number
  seed: number
  onState?: (state: SearchState) => void
  shouldStop?: () => boolean

  /** What is proven; absent: the sum of peaks of the instance itself. */
  proof?: Proof
}

/**
 * Seconds of search before bounds are proven by linear programs: most small problems are solved by
 * then.
 */
const ALONE = 2

/**
 * The share of the time in which a plan of everybody is looked for before as many as possible are
 * placed.
 */
const EVERYBODY = 0.7

/**
 * The share of the time by which as many as possible are placed; the rest makes their plan better.
 */
const AS_MANY_AS_POSSIBLE = 0.85

/**
 * A state is reported again after so many milliseconds, so that a viewer sees that the search
 * continues.
 */
const REPORT_MS = 1000

/** The sum of peaks of an instance, as what is proven. */
const seatsOf = (instance: Instance, isStaffed: boolean): Proof => ({
  instance,
  isStaffed,
  parts: null,
})

const breath = () => new Promise((next) => setImmediate(next))

class Search {
  readonly clock: WorkClock
  foundAfter = 0
  readonly #options: Options
  #value: number | null = null
  #reported = ''
  #reportedAt = 0

  constructor(options: Options) {
    this.#options = options
    this.clock = new WorkClock(options.seconds)
  }

  isToStop(share: number): boolean {
    return this.clock.share() >= share || Boolean(this.#options.shouldStop?.())
  }

  /**
   * Searches the best plan of everybody until the time is over, or until `share` of it as long as
   * there is no plan.
   */
  async run(proof: Proof, solver: Solver, share: number, isReported: boolean): Promise<void> {
    let thread: BoundsThread | undefined
    if (isReported) this.#report(solver)

    while (!this.#isOver(solver, share) && solver.step()) {
      if (isReported) this.#report(solver)
      if (!thread && this.clock.worked() > ALONE)
        thread = new BoundsThread(proof, solver.parts.length, this.clock.left(), (part, bound) =>
          solver.raiseBound(part, bound),
        )

      thread?.report(solver.parts.map(({ found }) => found.value))
      await breath()
    }

    await thread?.end()

    if (isReported) this.#report(solver)
  }

  /** The rest of the search is in vain once no plan can place everybody. */
  #isOver(solver: Solver, share: number): boolean {
    const { value, bound } = solver.state()
    return this.isToStop(value === null ? share : 1) || bound === Number.POSITIVE_INFINITY
  }

  #report(solver: Solver): void {
    const state = solver.state()
    if (state.value !== this.#value) this.foundAfter = this.clock.worked()

    this.#value = state.value

    const text = `${state.value} ${state.bound}`
    if (text === this.#reported && performance.now() - this.#reportedAt < REPORT_MS) return

    this.#reported = text
    this.#reportedAt = performance.now()
    this.#options.onState?.({ ...state, seconds: this.clock.worked() })
  }

  /** As many of the people of a search without a plan as are found to have a place together. */
  async placeMost(solver: Solver, seed: number): Promise<Plan> {
    const placing = placedPlan(solver, seed)
    while (!this.isToStop(AS_MANY_AS_POSSIBLE) && !placing.next().done) await breath()

    return placing.plan()
  }
}

/**
 * Searches the best plan for so many seconds of work, or until it is proven to be the best. Where
 * not everybody can be placed, as many as possible are: a person left out fits nowhere as long as
 * the others stay. Blocks its thread for some milliseconds at a time.
 */
export async function searchPlan(instance: Instance, options: Options): Promise<SearchResult> {
  const search = new Search(options)
  const isStaffed = options.proof?.isStaffed ?? false
  const alone = new Solver(instance, options.seed, isStaffed)
  const possible =
    alone.impossible.length === 0 ? instance : withoutTrainees(instance, new Set(alone.impossible))
  const solver =
    alone.impossible.length === 0 ? alone : new Solver(possible, options.seed, isStaffed)

  const isEverybody = alone.impossible.length === 0
  const proof = (isEverybody && options.proof) || seatsOf(possible, isStaffed)

  await search.run(proof, solver, EVERYBODY, isEverybody)

  const { value, bound } = solver.state()
  const shared = { seconds: search.clock.worked(), foundAfter: search.foundAfter }

  if (value !== null && isEverybody)
    return {
      ...shared,
      value,
      bound,
      plan: solver.plan()!,
      proven: value === bound,
      left: [],
      isImpossible: false,
    }

  const plan = withWhoFits(
    instance,
    value === null ? await placeFewer(search, possible, solver, options.seed) : solver.plan()!,
  )

  const left = leftOutOf(instance, plan)
  const isImpossible = !isEverybody || bound === Number.POSITIVE_INFINITY
  const isWhole = left.length === 0

  return {
    plan,
    left,
    isImpossible,
    bound,
    proven: false,
    value: isWhole ? planValue(plan) : null,
    seconds: search.clock.worked(),
    foundAfter: search.clock.worked(),
  }
}

/** A plan of as many as possible, made better in the time that is left. */
async function placeFewer(
  search: Search,
  instance: Instance,
  solver: Solver,
  seed: number,
): Promise<Plan> {
  const plan = await search.placeMost(solver, seed)
  const placed = withoutTrainees(instance, new Set(leftOutOf(instance, plan)))
  const again = new Solver(placed, seed)

  await search.run(seatsOf(placed, false), again, 1, false)

  const { value } = again.state()

  return value !== null && value < planValue(plan) ? again.plan()! : plan
}
