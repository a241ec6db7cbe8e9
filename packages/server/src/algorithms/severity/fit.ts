import type { Steps } from '../matching/steps.ts'
import { Factored } from '../symmetric.ts'
import type { CodedRatings } from './coded.ts'
import { type Information, informationAt, type Parameters } from './information.ts'

/**
 * A rater or item that has only highest or only lowest scores is taken to be this far (in scores)
 * from them, as in Winsteps and Facets.
 */
const EXTREME = 0.3

/**
 * A weak prior of raters, items and thresholds, N(0, 10²) logits: finite also where the data
 * separate completely.
 */
const WEAK = 1 / 100
const ROUNDS = 200
const CLOSE = 1e-6
const LONGEST_STEP = 1
const SPREADS = [1e-3, 36] as const

export type Fit = Parameters & {
  /** Covariance of raters, items and thresholds under their constraints, row after row. */
  covariance: Float64Array
  size: number
}

const meanOf = (values: Float64Array) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function centre(values: Float64Array) {
  const mean = meanOf(values)
  for (let i = 0; i < values.length; i++) values[i]! -= mean

  return mean
}

/**
 * How far each rater and item is from extreme scores: −EXTREME for only the highest, EXTREME for
 * only the lowest, otherwise 0.
 */
function extremes(
  { rater, item, category }: CodedRatings,
  raters: number,
  items: number,
  steps: number,
) {
  const [lowest, highest] = [
    new Float64Array(raters + items).fill(steps),
    new Float64Array(raters + items),
  ]

  category.forEach((value, i) => {
    for (const at of [rater[i]!, raters + item[i]!]) {
      lowest[at] = Math.min(lowest[at]!, value)
      highest[at] = Math.max(highest[at]!, value)
    }
  })

  return lowest.map((low, index) => {
    if (low === steps) return -EXTREME

    return highest[index] === 0 ? EXTREME : 0
  })
}

/**
 * PROX without its expansion factors: logits of mean scores and of neighbouring counts (Cohen 1979;
 * Linacre 1994).
 */
function start({
  rater,
  item,
  category,
  raterIds,
  itemIds,
  traineeIds,
  categories,
}: CodedRatings): Parameters {
  const steps = categories.length - 1

  const logits = (of: Int32Array, count: number) => {
    const [sums, numbers] = [new Float64Array(count), new Float64Array(count)]

    of.forEach((at, i) => {
      sums[at]! += category[i]!
      numbers[at]! += steps
    })

    const made = sums.map((sum, at) => Math.log((sum + 0.5) / (numbers[at]! - sum + 0.5)))

    centre(made)

    return made
  }

  const counts = new Float64Array(steps + 1)

  for (const value of category) counts[value]! += 1

  return {
    rater: logits(rater, raterIds.length),
    item: logits(item, itemIds.length),
    step: Float64Array.from({ length: steps }, (_, k) => Math.log(counts[k + 1]! / counts[k]!)),
    trainee: new Float64Array(traineeIds.length),
    spread: 1,
  }
}

/**
 * Adds the weak priors to slope and information, and what makes the matrix definite: raters and
 * items have no mean of their own.
 */
function complete({ slope, matrix, size }: Information, at: Parameters) {
  const [raters, items, steps] = [at.rater.length, at.item.length, at.step.length]
  const add = (i: number, j: number, value: number) => (matrix[i * size + j]! += value)

  const addPrior = (first: number, count: number) => {
    for (let i = 0; i < count; i++)
      for (let j = 0; j < count; j++) add(first + i, first + j, i === j ? 1 + WEAK : 1)
  }

  addPrior(0, raters)
  addPrior(raters, items)

  const middle = meanOf(at.step)

  for (let i = 0; i < raters; i++) slope[i]! -= WEAK * at.rater[i]!
  for (let i = 0; i < items; i++) slope[raters + i]! -= WEAK * at.item[i]!

  const first = raters + items

  for (let k = 0; k < steps; k++) {
    slope[first + k]! -= WEAK * (at.step[k]! - middle)
    for (let l = 0; l < steps; l++)
      add(first + k, first + l, WEAK * ((k === l ? 1 : 0) - 1 / steps))
  }
}

/** Moves the parameters by a Newton step, and returns its longest part before it is shortened. */
function newtonStep({ slope, matrix, size }: Information, at: Parameters): number {
  const [raters, items, steps] = [at.rater.length, at.item.length, at.step.length]
  const step = new Factored(size, matrix).solve(slope)
  const longest = step.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const share = Math.min(1, LONGEST_STEP / longest)

  for (let i = 0; i < raters; i++) at.rater[i]! += share * step[i]!
  for (let i = 0; i < items; i++) at.item[i]! += share * step[raters + i]!
  for (let k = 0; k < steps; k++) at.step[k]! += share * step[raters + items + k]!

  const moved = centre(at.rater) + centre(at.item)

  for (let k = 0; k < steps; k++) at.step[k]! += moved

  return longest
}

/**
 * Raters, items and thresholds by marginal maximum likelihood with normally distributed trainees
 * (Laplace's method). Newton steps use the information of the joint likelihood; the variance of the
 * trainees by its EM step. Yields after each pass over the ratings.
 */
export function* fitSteps(coded: CodedRatings): Steps<Fit> {
  const at = start(coded)
  const [raters, items, steps] = [at.rater.length, at.item.length, at.step.length]
  const adjusted = extremes(coded, raters, items, steps)
  let found = informationAt(coded, at)

  for (let round = 0; round < ROUNDS; round++) {
    yield

    for (let i = 0; i < adjusted.length; i++) found.slope[i]! += adjusted[i]!

    complete(found, at)

    const longest = newtonStep(found, at)
    const spread = Math.max(SPREADS[0], Math.min(SPREADS[1], found.spread))
    const isClose = longest < CLOSE && Math.abs(spread - at.spread) < CLOSE * 10

    at.spread = spread
    found = informationAt(coded, at)
    if (isClose) break
  }

  yield
  complete(found, at)

  return { ...at, size: found.size, covariance: covarianceOf(found, raters, items, steps) }
}

/**
 * The inverse less what the added constraints contribute along their free directions (raters one up
 * and steps one down, items likewise); then thresholds from their mean.
 */
function covarianceOf({ matrix, size }: Information, raters: number, items: number, steps: number) {
  const inverse = new Factored(size, matrix).inverse()
  const along = (of: number, first: number, count: number) => {
    if (of >= first && of < first + count) return 1 / count

    return of >= raters + items ? -1 / count : 0
  }

  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const free =
        along(i, 0, raters) * along(j, 0, raters) +
        along(i, raters, items) * along(j, raters, items)
      inverse[i * size + j]! -= free
    }

  const first = raters + items

  const fromMean = (place: (step: number) => number) => {
    let mean = 0
    for (let k = 0; k < steps; k++) mean += inverse[place(k)]! / steps
    for (let k = 0; k < steps; k++) inverse[place(k)]! -= mean
  }

  for (let i = 0; i < size; i++) fromMean((k) => i * size + first + k)
  for (let i = 0; i < size; i++) fromMean((k) => (first + k) * size + i)

  return inverse
}
