import type { Steps } from '../matching/steps.ts'
import { Factored } from '../symmetric.ts'
import { estimateSteps } from './em.ts'
import { type ItemFit, itemFitSteps } from './item-fit.ts'
import { FLATTEST } from './maximise.ts'
import { informationSteps } from './observed-information.ts'
import { nodesFor } from './quadrature.ts'
import { ITEM_NEEDS, type Responses } from './responses.ts'

export type RaschItem = { b: number; se: number; fit: ItemFit | null }

/** `spread` is the standard deviation of the abilities in logits. */
export type Rasch = { spread: number; items: RaschItem[] }

/**
 * log(P / (1 − P)) = ability − b, abilities normally distributed, b of mean 0 (Thissen 1982,
 * Psychometrika 47). Null where the answers give no estimate.
 */
export function* raschSteps(responses: Responses): Steps<Rasch | null> {
  const k = responses.items.length
  if (k < 2) return null

  const nodes = nodesFor(k)
  const curves = yield* estimateSteps(responses, 'rasch', nodes)
  if (!curves) return null

  const spread = curves.slope[0]!
  // at no spread the likelihood is level in it: its slope is 0 for all answers
  const isSpread = spread > FLATTEST
  const size = isSpread ? k + 1 : k

  const matrix = yield* informationSteps(responses, curves, nodes, size, (item) => [
    isSpread ? k : -1,
    item,
  ])

  const covariance = inverseOrNull(size, matrix)
  if (!covariance) return null

  const middle = curves.ease.reduce((sum, value) => sum + value, 0) / k
  const toAll = curves.ease.map(
    (_, i) => curves.ease.reduce((sum, _one, j) => sum + covariance[i * size + j]!, 0) / k,
  )
  const ofAll = toAll.reduce((sum, value) => sum + value, 0) / k
  const fits = yield* itemFitSteps(responses, curves, nodes, 1, ITEM_NEEDS.rasch)

  return {
    spread,
    items: Array.from(curves.ease, (ease, i) => ({
      b: middle - ease,
      se: Math.sqrt(Math.max(0, covariance[i * size + i]! - 2 * toAll[i]! + ofAll)),
      fit: fits[i]!,
    })),
  }
}

/**
 * Null where the matrix is not positive definite: the answers do not distinguish the parameters.
 */
export function inverseOrNull(size: number, matrix: Float64Array) {
  try {
    return new Factored(size, matrix).inverse()
  } catch {
    return null
  }
}
