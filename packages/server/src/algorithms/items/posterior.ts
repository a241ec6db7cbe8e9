import type { Steps } from '../matching/steps.ts'
import type { Nodes } from './quadrature.ts'
import { ABSENT, type Responses } from './responses.ts'

/** log(P / (1 − P)) = slope · z + ease, for each item. */
export type Curves = { slope: Float64Array; ease: Float64Array }

const CELLS_AT_ONCE = 2_000_000

/** Of each item the probability of a right answer at each node, item after item. */
export function chancesOf({ slope, ease }: Curves, { z }: Nodes) {
  const size = z.length
  const chances = new Float64Array(slope.length * size)

  for (let i = 0; i < slope.length; i++)
    for (let q = 0; q < size; q++)
      chances[i * size + q] = 1 / (1 + Math.exp(-(slope[i]! * z[q]! + ease[i]!)))

  return chances
}

/**
 * Logarithms of both answers to each item at each node: those of answer x to item i begin at (2i +
 * x) · nodes.
 */
function logChancesOf({ slope, ease }: Curves, { z }: Nodes) {
  const size = z.length
  const logs = new Float64Array(slope.length * 2 * size)

  for (let i = 0; i < slope.length; i++)
    for (let q = 0; q < size; q++) {
      const logit = slope[i]! * z[q]! + ease[i]!
      const rest = Math.log1p(Math.exp(-Math.abs(logit)))

      logs[2 * i * size + q] = -Math.max(logit, 0) - rest
      logs[(2 * i + 1) * size + q] = Math.min(logit, 0) - rest
    }

  return logs
}

/** Makes logarithms of weights shares of the whole, in place. */
function toShares(weights: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY

  for (let q = 0; q < weights.length; q++) if (weights[q]! > highest) highest = weights[q]!

  let whole = 0

  for (let q = 0; q < weights.length; q++) {
    weights[q] = Math.exp(weights[q]! - highest)
    whole += weights[q]!
  }

  for (let q = 0; q < weights.length; q++) weights[q]! /= whole
}

/**
 * Calls `look` with the posterior weights of each taker over the nodes. The weights are valid
 * during the call only.
 */
export function* posteriorSteps(
  { items, takers, cells }: Responses,
  curves: Curves,
  nodes: Nodes,
  look: (taker: number, weights: Float64Array) => void,
): Steps<void> {
  const [k, size] = [items.length, nodes.z.length]
  const logs = logChancesOf(curves, nodes)
  const weights = new Float64Array(size)
  const atOnce = Math.ceil(CELLS_AT_ONCE / (k * size))

  for (let t = 0; t < takers; t++) {
    if (t % atOnce === 0) yield

    weights.set(nodes.logWeight)

    for (let i = 0; i < k; i++) {
      const answer = cells[t * k + i]!
      if (answer === ABSENT) continue

      const from = (2 * i + answer) * size

      for (let q = 0; q < size; q++) weights[q]! += logs[from + q]!
    }

    toShares(weights)
    look(t, weights)
  }
}

/**
 * Expected numbers of wrong (x = 0) and right (x = 1) answers to item i at each node, from (2i + x)
 * · nodes on: the E step.
 */
export function* expectedSteps(
  responses: Responses,
  curves: Curves,
  nodes: Nodes,
): Steps<Float64Array> {
  const { items, cells } = responses
  const [k, size] = [items.length, nodes.z.length]
  const counts = new Float64Array(k * 2 * size)

  yield* posteriorSteps(responses, curves, nodes, (t, weights) => {
    for (let i = 0; i < k; i++) {
      const answer = cells[t * k + i]!
      if (answer === ABSENT) continue

      const from = (2 * i + answer) * size

      for (let q = 0; q < size; q++) counts[from + q]! += weights[q]!
    }
  })

  return counts
}
