import { Worker } from 'node:worker_threads'
import type { Instance, Plan } from '../../algorithms/rotations/instance.ts'
import { Solver } from '../../algorithms/rotations/solver.ts'
import type { BoundFound, BoundsTask } from './prove-bounds.ts'
import { programFile } from './solver-files.ts'

/** What the search knows: sum of peaks of the best plan (null before one keeps all capacities), lower bound, seconds so far. */
type SearchState = { value: number | null; bound: number; seconds: number }
export type SearchResult = SearchState & {
  /** Null only if a trainee cannot do the own blocks at all. */
  plan: Plan | null
  /** The value is proven to be the smallest. */
  proven: boolean
  /** Ids of trainees who cannot do their blocks, whoever else is there. */
  impossible: string[]
  /** Seconds after which the value was found. */
  foundAfter: number
}

type Options = { seconds: number; seed: number; onState?: (state: SearchState) => void; shouldStop?: () => boolean }

/** Seconds of search before bounds are proven by linear programs: most small problems are solved by then. */
const ALONE = 2

class BoundsThread {
  readonly #values: Int32Array
  readonly #worker: Worker
  constructor(instance: Instance, solver: Solver, seconds: number) {
    this.#values = new Int32Array(new SharedArrayBuffer(4 * solver.parts.length))
    const { file, execArgv } = programFile('timetable-bounds')
    const workerData: BoundsTask = { instance, seconds, values: this.#values }
    this.#worker = new Worker(file, { workerData, execArgv, resourceLimits: { maxOldGenerationSizeMb: 300 } })
    this.#worker.on('message', ({ part, bound }: BoundFound) => solver.raiseBound(part, bound))
    // Without bounds from linear programs the plan is as good; it is only proven less often.
    this.#worker.on('error', () => undefined)
  }
  report(solver: Solver): void {
    solver.parts.forEach((part, at) => {
      this.#values[at] = Number.isFinite(part.found.value) ? part.found.value : 0
    })
  }
  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Searches the best plan for so many seconds, or until it is proven to be the best. Blocks its thread for some milliseconds at a time. */
export async function searchPlan(instance: Instance, { seconds, seed, onState, shouldStop }: Options): Promise<SearchResult> {
  const begun = performance.now()
  const solver = new Solver(instance, seed)
  const passed = () => (performance.now() - begun) / 1000
  let thread: BoundsThread | undefined
  let last = ''
  let foundAfter = 0
  let value: number | null = null
  const report = () => {
    const state = solver.state()
    if (state.value !== value) foundAfter = passed()
    value = state.value
    const text = `${state.value} ${state.bound}`
    if (text !== last) onState?.({ ...state, seconds: passed() })
    last = text
    return state
  }
  while (passed() < seconds && !shouldStop?.() && solver.step()) {
    report()
    if (!thread && passed() > ALONE) thread = new BoundsThread(instance, solver, seconds - passed())
    thread?.report(solver)
    await new Promise((next) => setImmediate(next))
  }
  await thread?.end()
  const state = report()
  return {
    ...state,
    seconds: passed(),
    foundAfter,
    plan: solver.plan(),
    proven: state.value === state.bound,
    impossible: solver.impossible,
  }
}
