import type { Coded } from './coded.ts'
import { Scale } from './scale.ts'

/**
 * Parameters of a fit in logits, all as ease (signs turned), so that η = ability + rater + item and
 * each step adds its ease.
 */
export type Parameters = {
  rater: Float64Array
  item: Float64Array
  step: Float64Array
  /** Deviations of trainees from their mean; the mean lies in `step`. */
  trainee: Float64Array
  /** Variance of the trainees. */
  spread: number
}

/**
 * Slope and information (negative curvature) of the fixed parameters: raters, then items, then
 * steps.
 */
export type Information = {
  slope: Float64Array
  matrix: Float64Array
  size: number
  spread: number
}

const MODE_STEPS = 20
const CLOSE = 1e-9

/** Sums over the ratings of one trainee, kept only for the parameters that occur in them. */
class OneTrainee {
  readonly weight: Float64Array
  readonly third: Float64Array
  touched: number[] = []

  constructor(size: number) {
    this.weight = new Float64Array(size)
    this.third = new Float64Array(size)
  }

  add(parameter: number, weight: number, third: number) {
    if (this.weight[parameter] === 0 && this.third[parameter] === 0) this.touched.push(parameter)
    this.weight[parameter]! += weight
    this.third[parameter]! += third
  }

  clear() {
    for (const parameter of this.touched) {
      this.weight[parameter] = 0
      this.third[parameter] = 0
    }

    this.touched = []
  }
}

/**
 * One pass over the ratings at given parameters. Trainees are N(0, spread) and integrated out by
 * Laplace's method: each is moved to the mode of the own ability (in place), and what half the
 * logarithm of its information adds to the likelihood is part of the slope. The matrix is the
 * information of the fixed parameters with the trainees absorbed (its Schur complement).
 */
export function informationAt(coded: Coded, at: Parameters): Information {
  const { rater, item, category, from } = coded
  const [raters, items, steps] = [at.rater.length, at.item.length, at.step.length]
  const size = raters + items + steps
  const firstStep = raters + items
  const slope = new Float64Array(size)
  const matrix = new Float64Array(size * size)
  const scale = new Scale(at.step)
  const one = new OneTrainee(size)
  const { atLeast, firstAbove, secondAbove } = scale
  let spread = 0

  for (let t = 0; t < at.trainee.length; t++) {
    const mode = modeOf(coded, at, scale, t)
    at.trainee[t] = mode

    let [held, third] = [1 / at.spread, 0]

    for (let i = from[t]!; i < from[t + 1]!; i++) {
      const [r, d] = [rater[i]!, raters + item[i]!]
      scale.look(mode + at.rater[r]! + at.item[item[i]!]!)
      scale.lookAbove()

      const { variance, skew } = scale

      held += variance
      third += skew

      const residual = category[i]! - scale.mean

      slope[r]! += residual
      slope[d]! += residual
      matrix[r * size + r]! += variance
      matrix[d * size + d]! += variance
      matrix[d * size + r]! += variance
      one.add(r, variance, skew)
      one.add(d, variance, skew)

      for (let k = 0; k < steps; k++) {
        const f = firstStep + k
        const first = firstAbove[k]!

        slope[f]! += (category[i]! > k ? 1 : 0) - atLeast[k]!
        matrix[f * size + r]! += first
        matrix[f * size + d]! += first

        for (let l = 0; l <= k; l++)
          matrix[f * size + firstStep + l]! += atLeast[k]! * (1 - atLeast[l]!)

        one.add(f, first, secondAbove[k]! - atLeast[k]! * variance)
      }
    }

    absorb(one, held, third, slope, matrix)
    spread += mode * mode + 1 / held
    one.clear()
  }

  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) matrix[j * size + i] = matrix[i * size + j]!

  return { slope, matrix, size, spread: spread / at.trainee.length }
}

/**
 * Newton's method for one trainee; the prior keeps it finite, a step of at most 2 logits keeps it
 * safe.
 */
function modeOf({ rater, item, category, from }: Coded, at: Parameters, scale: Scale, t: number) {
  let mode = at.trainee[t]!
  for (let tries = 0; tries < MODE_STEPS; tries++) {
    let [slope, held] = [-mode / at.spread, 1 / at.spread]

    for (let i = from[t]!; i < from[t + 1]!; i++) {
      scale.look(mode + at.rater[rater[i]!]! + at.item[item[i]!]!)
      slope += category[i]! - scale.mean
      held += scale.variance
    }

    const step = Math.max(-2, Math.min(2, slope / held))

    mode += step
    if (Math.abs(step) < CLOSE) break
  }

  return mode
}

/**
 * Takes a trainee out of the information, and adds the slope of −½ log(held) by each parameter, the
 * way through the mode included.
 */
function absorb(
  one: OneTrainee,
  held: number,
  third: number,
  slope: Float64Array,
  matrix: Float64Array,
) {
  const size = slope.length
  one.touched.sort((a, b) => a - b)

  for (const p of one.touched) {
    const weight = one.weight[p]!
    slope[p]! += (-0.5 * (one.third[p]! - (weight * third) / held)) / held

    for (const q of one.touched) {
      if (q > p) break
      matrix[p * size + q]! -= (weight * one.weight[q]!) / held
    }
  }
}
