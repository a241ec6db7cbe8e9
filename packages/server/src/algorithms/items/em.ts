import type { Steps } from '../matching/steps.ts'
import { maximiseCommon, maximiseEach, STEEPEST } from './maximise.ts'
import { type Curves, expectedSteps } from './posterior.ts'
import type { Nodes } from './quadrature.ts'
import { countAnswers, type Responses } from './responses.ts'

const ROUNDS = 1000
const CLOSE = 1e-6

export type Model = 'rasch' | 'twoPl'

/**
 * Marginal maximum likelihood with abilities N(0, 1) by the EM algorithm (Bock and Aitkin 1981,
 * Psychometrika 46). In the Rasch model the items share their slope. Items that all or none have
 * right must be left out. Null where it does not come to rest.
 */
export function* estimateSteps(
  responses: Responses,
  model: Model,
  nodes: Nodes,
): Steps<Curves | null> {
  const { answers, right } = countAnswers(responses)

  const at: Curves = {
    slope: new Float64Array(answers.length).fill(1),
    ease: answers.map((n, i) => Math.log((right[i]! + 0.5) / (n - right[i]! + 0.5))),
  }

  const maximise = model === 'rasch' ? maximiseCommon : maximiseEach

  for (let round = 0; round < ROUNDS; round++) {
    const counts = yield* expectedSteps(responses, at, nodes)
    const [slope, ease] = [at.slope.slice(), at.ease.slice()]

    maximise(counts, nodes, at)

    const moved = at.slope.reduce(
      (max, value, i) =>
        Math.max(max, Math.abs(value - slope[i]!), Math.abs(at.ease[i]! - ease[i]!)),
      0,
    )

    if (model === 'rasch' && at.slope[0]! >= STEEPEST) return null
    if (moved < CLOSE) return at
  }

  return null
}
