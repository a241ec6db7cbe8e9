import type { CodedRatings } from './coded.ts'
import { Scale } from './scale.ts'

/**
 * Parameters of a fit in logits, all as ease (signs turned), so that η = ability + rater + item and
 * each step adds its ease.
 */
export type Parameters = {
  rater: Float64Array
  item: Float64Array
  step: Float64Array

  /** Deviations of trainees from their mean; the mean is in `step`. */
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

/** The sums of one pass over the ratings, trainee after trainee. */
class Pass {
  readonly slope: Float64Array
  readonly matrix: Float64Array
  readonly #scale: Scale
  readonly #trainee: OneTrainee
  readonly #firstStep: number

  /** Information about the trainee at hand, and its slope. */
  #information = 0
  #third = 0

  constructor(scale: Scale, firstStep: number) {
    const size = firstStep + scale.steps
    this.slope = new Float64Array(size)
    this.matrix = new Float64Array(size * size)
    this.#scale = scale
    this.#trainee = new OneTrainee(size)
    this.#firstStep = firstStep
  }

  beginTrainee(information: number): void {
    this.#information = information
    this.#third = 0
  }

  /** Adds a rating of the trainee at hand; `scale` is at its place. */
  addRating(rater: number, item: number, category: number): void {
    const { slope, matrix } = this
    const { variance, skew, mean, steps } = this.#scale
    const size = slope.length

    this.#information += variance
    this.#third += skew

    const residual = category - mean

    slope[rater]! += residual
    slope[item]! += residual
    matrix[rater * size + rater]! += variance
    matrix[item * size + item]! += variance
    matrix[item * size + rater]! += variance
    this.#trainee.add(rater, variance, skew)
    this.#trainee.add(item, variance, skew)

    for (let k = 0; k < steps; k++) this.#addStep(k, rater, item, category)
  }

  #addStep(k: number, rater: number, item: number, category: number): void {
    const { matrix, slope } = this
    const { atLeast, firstAbove, secondAbove, variance } = this.#scale
    const size = slope.length
    const step = this.#firstStep + k
    const first = firstAbove[k]!

    slope[step]! += (category > k ? 1 : 0) - atLeast[k]!
    matrix[step * size + rater]! += first
    matrix[step * size + item]! += first

    for (let l = 0; l <= k; l++)
      matrix[step * size + this.#firstStep + l]! += atLeast[k]! * (1 - atLeast[l]!)

    this.#trainee.add(step, first, secondAbove[k]! - atLeast[k]! * variance)
  }

  /** Takes the trainee at hand out of the sums, and returns the information about them. */
  endTrainee(): number {
    absorb(this.#trainee, this.#information, this.#third, this.slope, this.matrix)
    this.#trainee.clear()

    return this.#information
  }
}

/**
 * One pass over the ratings at given parameters. Trainees are N(0, spread) and integrated out by
 * Laplace's method: each is moved to the mode of the own ability (in place). What half the
 * logarithm of its information adds to the likelihood is part of the slope. The matrix is the
 * information of the fixed parameters with the trainees absorbed (its Schur complement).
 */
export function informationAt(coded: CodedRatings, at: Parameters): Information {
  const { rater, item, category, from } = coded
  const raters = at.rater.length
  const scale = new Scale(at.step)
  const pass = new Pass(scale, raters + at.item.length)
  let spread = 0

  for (let t = 0; t < at.trainee.length; t++) {
    const mode = modeOf(coded, at, scale, t)

    at.trainee[t] = mode
    pass.beginTrainee(1 / at.spread)

    for (let i = from[t]!; i < from[t + 1]!; i++) {
      const [r, d] = [rater[i]!, item[i]!]
      scale.look(mode + at.rater[r]! + at.item[d]!)
      scale.lookAbove()
      pass.addRating(r, raters + d, category[i]!)
    }

    spread += mode * mode + 1 / pass.endTrainee()
  }

  const { slope, matrix } = pass
  const size = slope.length

  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) matrix[j * size + i] = matrix[i * size + j]!

  return { slope, matrix, size, spread: spread / at.trainee.length }
}

/**
 * Newton's method for one trainee; the prior keeps it finite, a step of at most 2 logits keeps it
 * safe.
 */
function modeOf(
  { rater, item, category, from }: CodedRatings,
  at: Parameters,
  scale: Scale,
  t: number,
) {
  let mode = at.trainee[t]!
  for (let tries = 0; tries < MODE_STEPS; tries++) {
    let [slope, information] = [-mode / at.spread, 1 / at.spread]

    for (let i = from[t]!; i < from[t + 1]!; i++) {
      scale.look(mode + at.rater[rater[i]!]! + at.item[item[i]!]!)
      slope += category[i]! - scale.mean
      information += scale.variance
    }

    const step = Math.max(-2, Math.min(2, slope / information))

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
  trainee: OneTrainee,
  information: number,
  third: number,
  slope: Float64Array,
  matrix: Float64Array,
) {
  const size = slope.length
  trainee.touched.sort((a, b) => a - b)

  for (const p of trainee.touched) {
    const weight = trainee.weight[p]!
    slope[p]! += (-0.5 * (trainee.third[p]! - (weight * third) / information)) / information

    for (const q of trainee.touched) {
      if (q > p) break
      matrix[p * size + q]! -= (weight * trainee.weight[q]!) / information
    }
  }
}
