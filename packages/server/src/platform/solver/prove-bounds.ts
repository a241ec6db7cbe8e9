import { parentPort, workerData } from 'node:worker_threads'
import loadHighs from 'highs'
import type { Aim } from '../../algorithms/rotations/aims/aim-rows.ts'
import type { Instance } from '../../algorithms/rotations/instances/instance.ts'
import { programOf } from '../../algorithms/rotations/relaxation.ts'
import { Solver } from '../../algorithms/rotations/solver.ts'
import { boundByBranching, boundByPrices } from './lower-bounds.ts'

/**
 * What is proven about the parts of an instance: what each of them minimises, and what is known of
 * it (null: the sum of peaks, from the floors of the departments).
 */
export type Proof = {
  instance: Instance

  /** No plan counts in which a department has fewer trainees than it needs. */
  isStaffed: boolean
  parts: { aim: Aim; bound: number }[] | null
}

/**
 * What the thread is started with. `values` holds the value of each part as the search finds it:
 * Infinity before there is one.
 */
export type BoundsTask = { proof: Proof; seconds: number; values: Float64Array }

/** What the thread reports. */
export type BoundReport = { part: number; bound: number }

/**
 * Runs in a thread next to the search: proves lower bounds of the parts of an instance, smallest
 * first; first all relaxations, then by branching with the time that is left. A part whose value
 * has reached its bound is left.
 */
export async function proveBounds(): Promise<void> {
  const { proof, seconds, values } = workerData as BoundsTask
  const highs = await loadHighs()
  const until = performance.now() + seconds * 1000
  const { parts } = new Solver(proof.instance, 1, proof.isStaffed)
  const bounds = parts.map((part, index) => proof.parts?.[index]?.bound ?? part.bound)
  const isProven = (part: number) => values[part]! <= bounds[part]!
  const order = parts
    .map((_, part) => part)
    .sort((a, b) => parts[a]!.problem.model.people.length - parts[b]!.problem.model.people.length)

  for (const [isBranching, prove] of [
    [false, boundByPrices] as const,
    [true, boundByBranching] as const,
  ]) {
    for (const [place, part] of order.entries()) {
      const left = (until - performance.now()) / 1000
      if (isProven(part) || left <= 0) continue

      prove(highs, {
        program: programOf(parts[part]!.problem, false, proof.parts?.[part]?.aim),
        seconds: isBranching ? left / (order.length - place) : left,
        shouldStop: () => isProven(part),
        onBound: (bound) => {
          if (bound <= bounds[part]!) return

          bounds[part] = bound
          parentPort?.postMessage({ part, bound } satisfies BoundReport)
        },
      })
    }
  }
}
