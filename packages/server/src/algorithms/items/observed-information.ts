import type { Steps } from '../matching/steps.ts'
import { type Curves, chancesOf, posteriorSteps } from './posterior.ts'
import type { Nodes } from './quadrature.ts'
import { ABSENT, type Responses } from './responses.ts'

/** Posterior weights below this add nothing. */
const NOTHING = 1e-12

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
  const add = (one: number, other: number, value: number) => {
    if (one >= 0 && other >= 0) matrix[Math.max(one, other) * size + Math.min(one, other)]! += value
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
        const held = weight * p * (1 - p)

        add(d, d, held)
        add(a, d, held * z[q]!)
        add(a, a, held * z[q]! * z[q]!)

        if (d >= 0) slopes[from + d]! += answer - p
        if (a >= 0) slopes[from + a]! += (answer - p) * z[q]!
      }

      const root = Math.sqrt(weight)

      for (let p = 0; p < size; p++) {
        mean[p]! += weight * slopes[from + p]!
        slopes[from + p]! *= root
      }
    }

    for (let one = 0; one < size; one++)
      for (let other = 0; other <= one; other++) {
        let product = -mean[one]! * mean[other]!
        for (let row = 0; row < used; row++)
          product += slopes[row * size + one]! * slopes[row * size + other]!
        matrix[one * size + other]! -= product
      }
  })

  for (let one = 0; one < size; one++)
    for (let other = 0; other < one; other++)
      matrix[other * size + one] = matrix[one * size + other]!

  return matrix
}
