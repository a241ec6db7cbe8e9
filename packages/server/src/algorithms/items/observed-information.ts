import type { Steps } from '../matching/steps.ts'
import { type Curves, chancesOf, posteriorSteps } from './posterior.ts'
import type { Nodes } from './quadrature.ts'
import { ABSENT, type Responses } from './responses.ts'

/** Posterior weights below this add nothing. */
const NOTHING = 1e-12

/** Adds a row of slopes to the mean, and multiplies the row by the root of its weight. */
function weigh(slopes: Float64Array, mean: Float64Array, from: number, weight: number): void {
  const root = Math.sqrt(weight)

  for (let p = 0; p < mean.length; p++) {
    mean[p]! += weight * slopes[from + p]!
    slopes[from + p]! *= root
  }
}

/** Subtracts the variance of the slopes in the first `used` rows from the lower half. */
function subtractVariance(
  matrix: Float64Array,
  mean: Float64Array,
  slopes: Float64Array,
  used: number,
): void {
  const size = mean.length

  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let product = -mean[i]! * mean[j]!
      for (let row = 0; row < used; row++)
        product += slopes[row * size + i]! * slopes[row * size + j]!
      matrix[i * size + j]! -= product
    }
}

/** Copies the lower half of a matrix to the upper one. */
function mirror(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) matrix[j * size + i] = matrix[i * size + j]!
}

/**
 * The observed information at the maximum (Louis 1982, Journal of the Royal Statistical Society B
 * 44): the information there would be if the abilities were known, less the variance of its slope
 * over what is not known of them. `parametersOf(item)` gives the places of slope and ease, −1 for
 * one that is not estimated; items may share a place.
 */
export function* informationSteps(
  responses: Responses,
  curves: Curves,
  nodes: Nodes,
  size: number,
  parametersOf: (item: number) => readonly [number, number],
): Steps<Float64Array> {
  const { items, cells } = responses
  const { z } = nodes
  const chances = chancesOf(curves, nodes)
  const places = items.map((_, i) => parametersOf(i))
  const matrix = new Float64Array(size * size)
  const add = (row: number, column: number, value: number) => {
    if (row >= 0 && column >= 0)
      matrix[Math.max(row, column) * size + Math.min(row, column)]! += value
  }

  const addItem = (slope: number, ease: number, information: number, node: number) => {
    add(ease, ease, information)
    add(slope, ease, information * node)
    add(slope, slope, information * node * node)
  }

  const slopes = new Float64Array(z.length * size)
  const mean = new Float64Array(size)

  yield* posteriorSteps(responses, curves, nodes, (t, weights) => {
    let used = 0
    mean.fill(0)

    for (let q = 0; q < z.length; q++) {
      const weight = weights[q]!
      if (weight < NOTHING) continue

      const from = used++ * size

      slopes.fill(0, from, from + size)

      for (let i = 0; i < places.length; i++) {
        const answer = cells[t * places.length + i]!
        if (answer === ABSENT) continue

        const p = chances[i * z.length + q]!
        const [a, d] = places[i]!
        const information = weight * p * (1 - p)

        addItem(a, d, information, z[q]!)

        if (d >= 0) slopes[from + d]! += answer - p
        if (a >= 0) slopes[from + a]! += (answer - p) * z[q]!
      }

      weigh(slopes, mean, from, weight)
    }

    subtractVariance(matrix, mean, slopes, used)
  })

  mirror(matrix, size)

  return matrix
}
