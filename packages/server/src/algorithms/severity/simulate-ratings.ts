import { normal, type Random } from '../random.ts'
import type { Rating } from './rating.ts'
import { Scale } from './scale.ts'

export type Design = {
  trainees: number
  raters: number
  items: number
  categories: number

  /** How many raters rate each trainee, on all items. */
  each: number

  /** Standard deviations in logits. */
  ability: number
  severity: number
}

/** Sizes for which the severities planted must be found again. */
export const RECOVERY: Design = {
  trainees: 60,
  raters: 20,
  items: 8,
  categories: 5,
  each: 4,
  ability: 1,
  severity: 0.5,
}

/**
 * Ratings by the model, with the severities (mean 0) and abilities that were planted, by place of
 * the id `r3` or `t12`.
 */
export function simulateRatings(random: Random, design: Design) {
  const drawn = (count: number, deviation: number) =>
    Array.from({ length: count }, () => deviation * normal(random))
  const centred = (values: number[]) =>
    values.map((value) => value - values.reduce((sum, one) => sum + one, 0) / values.length)
  const severities = centred(drawn(design.raters, design.severity))
  const abilities = drawn(design.trainees, design.ability)
  const difficulties = centred(drawn(design.items, 0.5))
  const steps = design.categories - 1
  const thresholds = Array.from({ length: steps }, (_, k) =>
    steps > 1 ? -1.5 + (3 * k) / (steps - 1) : 0,
  )
  const scale = new Scale(thresholds.map((value) => -value))
  const ratings: Rating[] = []

  abilities.forEach((ability, t) => {
    const raters = severities.map((_, r) => ({ r, at: random() })).sort((a, b) => a.at - b.at)
    for (const { r } of raters.slice(0, design.each))
      difficulties.forEach((difficulty, i) => {
        scale.look(ability - severities[r]! - difficulty)

        let [score, left] = [0, random()]

        while (score < steps && left >= scale.p[score]!) left -= scale.p[score++]!

        ratings.push({ trainee: `t${t}`, rater: `r${r}`, item: `i${i}`, score: score + 1 })
      })
  })

  return { ratings, severities, abilities, difficulties, thresholds }
}
