import type { Random } from '../../random.ts'
import type { Starts } from '../model.ts'
import { Negotiation } from '../negotiate.ts'
import type { Problem } from '../problem.ts'

/** Sweeps without progress after which everybody is placed again. */
const STUCK = 60

/** What the search for enough trainees has found: a plan within all capacities, and who is missing. */
export type Staffing = { starts: Starts | null; short: number }

/**
 * Looks for a plan within the capacities in which departments miss the fewest trainees, one sweep
 * per step. Ends when they miss no more than they must.
 */
export function* searchStaffing(
  problem: Problem,
  random: Random,
  found: Staffing,
  floor: () => number,
): Generator<undefined, void> {
  const search = new Negotiation(problem, problem.model.capacity, random)
  let idle = 0

  while (found.short > floor()) {
    search.sweep()
    idle += 1

    if (search.over === search.short && search.short < found.short) {
      found.short = search.short
      found.starts = search.starts.map((own) => own!.slice())
      idle = 0
    }

    if (idle >= STUCK) {
      search.restart()
      idle = 0
    }

    yield
  }
}
