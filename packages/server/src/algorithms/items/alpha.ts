import type { Steps } from '../matching/steps.ts'
import { ABSENT, answersTo, countAnswers, ITEM_NEEDS, type Responses } from './responses.ts'

export type Reliability = {
  /** KR-20, which is Cronbach's alpha of right and wrong. */
  alpha: number

  /** Standard error of alpha, of any distribution. */
  alphaSe: number
}

const CELLS_AT_ONCE = 5_000_000

/** Less of a total variance is rounding: everybody has the same score. */
const ROUNDING = 1e-12

/**
 * alpha = k / (k − 1) · (1 − Σ s_ii / ΣΣ s_ij), with the covariance of two items over all who
 * answered both. Null with fewer than two items of 30 answers, where two of them have fewer than 30
 * answers in common, and where all takers have one score.
 */
export function* reliabilitySteps(all: Responses): Steps<Reliability | null> {
  const { answers } = countAnswers(all)

  const responses = answersTo(
    all,
    all.items.map((_, i) => i).filter((i) => answers[i]! >= ITEM_NEEDS.classical),
  )

  const k = responses.items.length
  if (k < 2) return null

  const { n, only, both } = yield* countPairs(responses)
  let [trace, whole] = [0, 0]

  for (let i = 0; i < k; i++)
    for (let j = 0; j < k; j++) {
      const common = n[i * k + j]!
      if (common < ITEM_NEEDS.classical) return null

      const covariance =
        (both[i * k + j]! - (only[i * k + j]! * only[j * k + i]!) / common) / (common - 1)
      if (i === j) trace += covariance

      whole += covariance
    }

  if (whole <= ROUNDING * trace || trace === 0) return null

  const alpha = (k / (k - 1)) * (1 - trace / whole)

  return { alpha, alphaSe: yield* errorSteps(responses, n, trace, whole) }
}

/**
 * Of each two items: common answers, right answers of the first among these, both right. Whole
 * numbers, so that nothing is rounded.
 */
function* countPairs({ items, takers, cells }: Responses) {
  const k = items.length

  const [n, only, both] = [
    new Float64Array(k * k),
    new Float64Array(k * k),
    new Float64Array(k * k),
  ]

  const atOnce = Math.ceil(CELLS_AT_ONCE / (k * k))

  for (let t = 0; t < takers; t++) {
    if (t % atOnce === atOnce - 1) yield
    const row = t * k

    for (let i = 0; i < k; i++) {
      const answer = cells[row + i]!
      if (answer === ABSENT) continue

      for (let j = 0; j < k; j++) {
        const other = cells[row + j]!
        if (other === ABSENT) continue

        n[i * k + j]! += 1
        only[i * k + j]! += answer
        both[i * k + j]! += answer * other
      }
    }
  }

  return { n, only, both }
}

/**
 * By the influence of each taker on alpha, without an assumption on the distribution:
 * Maydeu-Olivares, Coffman and Hartmann 2007, Psychological Methods 12. −k / (k − 1) · (q − T/S ·
 * w) / S. Here q and w are what the taker adds to T = Σ s_ii and S = ΣΣ s_ij.
 */
function* errorSteps(
  { items, takers, cells }: Responses,
  n: Float64Array,
  trace: number,
  whole: number,
): Steps<number> {
  const k = items.length
  const { answers, right } = countAnswers({ items, takers, cells })
  const deviation = new Float64Array(k)
  const atOnce = Math.ceil(CELLS_AT_ONCE / (k * k))
  let sum = 0

  for (let t = 0; t < takers; t++) {
    if (t % atOnce === atOnce - 1) yield

    for (let i = 0; i < k; i++) {
      const answer = cells[t * k + i]!
      deviation[i] = answer === ABSENT ? 0 : answer - right[i]! / answers[i]!
    }

    let [q, w] = [0, 0]

    for (let i = 0; i < k; i++) {
      if (deviation[i] === 0) continue

      q += (deviation[i]! ** 2 * takers) / n[i * k + i]!
      for (let j = 0; j < k; j++) w += (deviation[i]! * deviation[j]! * takers) / n[i * k + j]!
    }

    sum += (((k / (k - 1)) * (q - (trace / whole) * w)) / whole) ** 2
  }

  return Math.sqrt(sum / (takers * (takers - 1)))
}
