/** Kelley (1939), The selection of upper and lower groups for the validation of test items: Journal of Educational Psychology 30. */
const SHARE = 0.27

/**
 * How far each taker belongs to the best and to the weakest 27 %, 0 to 1. Takers with the score at the edge of a group share its last
 * places alike, so that no order of rows decides. Null where the edges are one score: nobody is better than the others then.
 */
export function extremeGroups(scores: ArrayLike<number>) {
  const sorted = Float64Array.from(scores).sort()
  const size = Math.round(SHARE * sorted.length)
  const [low, high] = [sorted[size - 1], sorted[sorted.length - size]]
  if (low === undefined || high === undefined || low === high) return null
  const membership = (edge: number, isInside: (score: number) => boolean) => {
    const inside = sorted.reduce((sum, score) => sum + (isInside(score) ? 1 : 0), 0)
    const atEdge = sorted.reduce((sum, score) => sum + (score === edge ? 1 : 0), 0)
    return Float64Array.from(scores, (score) => (isInside(score) ? 1 : score === edge ? (size - inside) / atEdge : 0))
  }
  return { size, upper: membership(high, (score) => score > high), lower: membership(low, (score) => score < low) }
}
