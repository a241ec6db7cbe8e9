import { atOnce, type Steps } from '../matching/steps.ts'
import { abilitiesOf } from './ability.ts'
import { codeRatings } from './coded.ts'
import { fitSteps } from './fit.ts'
import { linkedGroups } from './linked-groups.ts'
import type { ItemMeasure, RaterMeasure, Rating, SeverityGroup, TraineeMeasure } from './rating.ts'

/**
 * Measures of all ratings. With several groups each row carries the number of its own, from 1 on,
 * the largest first.
 */
export type Severity = {
  /** Number of ratings. */
  n: number
  raters: RaterMeasure[]
  trainees: TraineeMeasure[]
  items: ItemMeasure[]

  /** Those of the largest group. */
  thresholds: number[]
  groups: SeverityGroup[]
}

/**
 * Severity of raters, ability of trainees and difficulty of items in logits with standard errors.
 * The many-facet Rasch model: log(P_k / P_(k-1)) = ability − severity − difficulty − threshold_k
 * (Linacre 1989), thresholds shared by all items; docs/decisions/0032. Raters and items of a group
 * have mean 0. Groups that nothing links are estimated separately. The order of the ratings does
 * not matter.
 */
export const estimateSeverity = (ratings: readonly Rating[]): Severity =>
  atOnce(severitySteps(ratings))

/** The same in steps. */
export function* severitySteps(ratings: readonly Rating[]): Steps<Severity> {
  const groups: SeverityGroup[] = []
  for (const group of linkedGroups(ratings)) groups.push(yield* measureGroup(group))

  const numbered = <Row extends { group?: number }>(rowsOf: (group: SeverityGroup) => Row[]) =>
    groups.flatMap((group, i) =>
      rowsOf(group).map((row) => (groups.length > 1 ? { ...row, group: i + 1 } : row)),
    )

  return {
    n: ratings.length,
    raters: numbered((group) => group.raters),
    trainees: numbered((group) => group.trainees),
    items: numbered((group) => group.items),
    thresholds: groups[0]?.thresholds ?? [],
    groups,
  }
}

function* measureGroup(ratings: readonly Rating[]): Steps<SeverityGroup> {
  const coded = codeRatings(ratings)
  const { raterIds, itemIds, traineeIds, categories } = coded
  const same = { n: ratings.length, categories }
  if (categories.length < 2)
    return {
      ...same,
      raters: raterIds.map((id) => ({ id, severity: 0, se: null })),
      trainees: traineeIds.map((id) => ({ id, ability: 0, se: null })),
      items: itemIds.map((id) => ({ id, difficulty: 0, se: null })),
      thresholds: [],
    }

  const fit = yield* fitSteps(coded)
  const abilities = abilitiesOf(coded, fit)
  const errorOf = (parameter: number) =>
    Math.sqrt(Math.max(0, fit.covariance[parameter * (fit.size + 1)]!))
  const middle = fit.step.reduce((sum, value) => sum + value, 0) / fit.step.length

  return {
    ...same,
    raters: raterIds.map((id, i) => ({ id, severity: turned(fit.rater[i]!), se: errorOf(i) })),
    trainees: traineeIds.map((id, t) => ({ id, ...abilities[t]! })),
    items: itemIds.map((id, i) => ({
      id,
      difficulty: turned(fit.item[i]!),
      se: errorOf(raterIds.length + i),
    })),
    thresholds: Array.from(fit.step, (value) => turned(value - middle)),
  }
}

/** The sign turned, without −0. */
const turned = (value: number) => (value === 0 ? 0 : -value)
