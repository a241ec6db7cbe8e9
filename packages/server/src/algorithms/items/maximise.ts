import type { Curves } from './posterior.ts'
import type { Nodes } from './quadrature.ts'

/**
 * Slopes beyond this are no estimate: the answers separate completely, and the likelihood has no
 * maximum.
 */
export const STEEPEST = 10

/** A common slope below this is none. */
export const FLATTEST = 1e-3
const LONGEST_STEP = 1
const ROUNDS = 10
const CLOSE = 1e-8

const within = (value: number, max: number) => Math.max(-max, Math.min(max, value))

/** Slope and information of one item's ease (d) and slope (a), given expected answers. */
function slopesOf(counts: Float64Array, { z }: Nodes, item: number, a: number, d: number) {
  const size = z.length
  let [d1, a1, dd, da, aa] = [0, 0, 0, 0, 0]

  for (let q = 0; q < size; q++) {
    const right = counts[(2 * item + 1) * size + q]!
    const n = right + counts[2 * item * size + q]!
    const p = 1 / (1 + Math.exp(-(a * z[q]! + d)))
    const residual = right - n * p
    const information = n * p * (1 - p)

    d1 += residual
    a1 += residual * z[q]!
    dd += information
    da += information * z[q]!
    aa += information * z[q]! * z[q]!
  }

  return { d1, a1, dd, da, aa }
}

/**
 * The M step of the 2PL, in place: for each item a logistic regression of its expected answers, by
 * Newton's method.
 */
export function maximiseEach(counts: Float64Array, nodes: Nodes, { slope, ease }: Curves) {
  for (let i = 0; i < slope.length; i++)
    for (let round = 0; round < ROUNDS; round++) {
      const { d1, a1, dd, da, aa } = slopesOf(counts, nodes, i, slope[i]!, ease[i]!)
      const determinant = dd * aa - da * da
      if (!(determinant > 0)) break

      const upA = within((dd * a1 - da * d1) / determinant, LONGEST_STEP)
      const upD = within((aa * d1 - da * a1) / determinant, LONGEST_STEP)

      slope[i] = within(slope[i]! + upA, STEEPEST)
      ease[i] = within(ease[i]! + upD, STEEPEST * 3)
      if (Math.abs(upA) + Math.abs(upD) < CLOSE) break
    }
}

/**
 * The M step of the Rasch model, in place: one Newton step for all eases and the common slope,
 * which is the spread of the abilities.
 */
export function maximiseCommon(counts: Float64Array, nodes: Nodes, { slope, ease }: Curves) {
  const found = Array.from(ease, (d, i) => slopesOf(counts, nodes, i, slope[i]!, d))
  let [over, under] = [0, 0]

  for (const { d1, a1, dd, da, aa } of found) {
    over += a1 - (da * d1) / dd
    under += aa - (da * da) / dd
  }

  const upA = within(over / under, LONGEST_STEP)

  for (const [i, { d1, dd, da }] of found.entries())
    ease[i]! += within((d1 - da * upA) / dd, LONGEST_STEP)

  slope.fill(Math.max(FLATTEST, Math.min(STEEPEST, slope[0]! + upA)))
}
