import type { Steps } from '../matching/steps.ts'
import { estimateSteps } from './em.ts'
import { type ItemFit, itemFitSteps } from './item-fit.ts'
import { STEEPEST } from './maximise.ts'
import { informationSteps } from './observed-information.ts'
import { nodesFor } from './quadrature.ts'
import { inverseOrNull } from './rasch.ts'
import { ITEM_NEEDS, type Responses } from './responses.ts'

export type TwoPlItem = { a: number; b: number; seA: number; seB: number; fit: ItemFit | null }

/** With two items there are four parameters and three free shares of answers. */
const MIN_ITEMS = 3

/**
 * log(P / (1 − P)) = a (ability − b), abilities N(0, 1) (Birnbaum 1968; Bock and Aitkin 1981). Null
 * where the answers give no estimate, also of a single item; a is negative where the better answer
 * wrong.
 */
export function* twoPlSteps(responses: Responses): Steps<(TwoPlItem | null)[] | null> {
  const k = responses.items.length
  if (k < MIN_ITEMS) return null

  const nodes = nodesFor(k)
  const curves = yield* estimateSteps(responses, 'twoPl', nodes)
  if (!curves) return null

  // an item at the bound is taken as known
  const free = [...curves.slope.keys()].filter((i) => Math.abs(curves.slope[i]!) < STEEPEST)
  const placeOf = new Map(free.map((item, at) => [item, 2 * at]))
  const size = 2 * free.length

  const matrix = yield* informationSteps(responses, curves, nodes, size, (item) => {
    const place = placeOf.get(item)
    return place === undefined ? [-1, -1] : [place, place + 1]
  })

  const covariance = inverseOrNull(size, matrix)
  if (!covariance) return null

  const fits = yield* itemFitSteps(responses, curves, nodes, 2, ITEM_NEEDS.twoPl)

  return responses.items.map((_, i) => {
    const at = placeOf.get(i)
    const [a, d] = [curves.slope[i]!, curves.ease[i]!]
    if (at === undefined || a === 0) return null

    const [aa, ad, dd] = [
      covariance[at * size + at]!,
      covariance[at * size + at + 1]!,
      covariance[(at + 1) * size + at + 1]!,
    ]

    const b = -d / a

    // of −d / a, by the slopes of it (delta method)
    const found = {
      a,
      b,
      seA: Math.sqrt(aa),
      seB: Math.sqrt(Math.max(0, dd + b * b * aa + 2 * b * ad)) / Math.abs(a),
    }

    return Object.values(found).every(Number.isFinite) ? { ...found, fit: fits[i]! } : null
  })
}
