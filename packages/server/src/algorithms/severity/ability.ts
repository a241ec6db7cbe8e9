import type { CodedRatings } from './coded.ts'
import type { Fit } from './fit.ts'
import { Scale } from './scale.ts'

const ROUNDS = 100
const CLOSE = 1e-8

/**
 * Abilities by Warm's weighted likelihood (1989, Psychometrika 54; for rating scales Penfield and
 * Bergeron 2005). It is finite for extreme scores and nearly free of bias, so that nobody is drawn
 * towards the others. The standard error includes that of raters, items and thresholds.
 */
export function abilitiesOf(coded: CodedRatings, fit: Fit): { ability: number; se: number }[] {
  const middle = fit.step.reduce((sum, value) => sum + value, 0) / fit.step.length
  const scale = new Scale(fit.step.map((value) => value - middle))
  return coded.traineeIds.map((_, t) => {
    let ability = fit.trainee[t]! + middle
    let information = 0

    for (let round = 0; round < ROUNDS; round++) {
      let [slope, skew] = [0, 0]
      information = 0

      for (let i = coded.from[t]!; i < coded.from[t + 1]!; i++) {
        scale.look(ability + fit.rater[coded.rater[i]!]! + fit.item[coded.item[i]!]!)
        slope += coded.category[i]! - scale.mean
        information += scale.variance
        skew += scale.skew
      }

      const step = Math.max(-1, Math.min(1, (slope + skew / (2 * information)) / information))

      ability += step
      if (Math.abs(step) < CLOSE) break
    }

    return {
      ability,
      se: Math.sqrt(1 / information + fromOthers(coded, fit, scale, t, ability, information)),
    }
  })
}

/** Variance of an ability that comes from the parameters it is measured by. */
function fromOthers(
  { rater, item, from }: CodedRatings,
  fit: Fit,
  scale: Scale,
  t: number,
  ability: number,
  information: number,
) {
  const raters = fit.rater.length
  const first = raters + fit.item.length
  const weights = new Map<number, number>()
  const add = (parameter: number, weight: number) =>
    weights.set(parameter, (weights.get(parameter) ?? 0) + weight / information)

  for (let i = from[t]!; i < from[t + 1]!; i++) {
    scale.look(ability + fit.rater[rater[i]!]! + fit.item[item[i]!]!)
    scale.lookAbove()
    add(rater[i]!, scale.variance)
    add(raters + item[i]!, scale.variance)

    for (const [k, weight] of scale.firstAbove.entries()) add(first + k, weight)
  }

  let variance = 0

  for (const [p, weight] of weights)
    for (const [q, other] of weights) variance += weight * other * fit.covariance[p * fit.size + q]!

  return Math.max(0, variance)
}
