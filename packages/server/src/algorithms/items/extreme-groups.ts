/**
 * Kelley (1939), The selection of upper and lower groups for the validation of test items: Journal
 * of Educational Psychology 30.
 */
const SHARE = 0.27

/**
 * Functions that give the share of ones among the best and among the weakest 27 % of takers. Takers
 * with the score at the edge of a group share its last places equally, so that no order of rows
 * decides. Null where all have one score: nobody is better than the others then.
 */
export function extremeGroups(scores: readonly number[]) {
  const sorted = Float64Array.from(scores).sort()
  const size = Math.round(SHARE * sorted.length)
  const [low, high] = [sorted[size - 1], sorted[sorted.length - size]]
  if (low === undefined || high === undefined || sorted[0] === sorted.at(-1)) return null

  const shareIn =
    (edge: number, isInside: (score: number) => boolean) => (values: readonly number[]) => {
      let [inside, atEdge, sumInside, sumAtEdge] = [0, 0, 0, 0]
      for (const [index, score] of scores.entries()) {
        if (isInside(score)) {
          inside += 1
          sumInside += values[index]!
        } else if (score === edge) {
          atEdge += 1
          sumAtEdge += values[index]!
        }
      }

      return (sumInside + ((size - inside) * sumAtEdge) / atEdge) / size
    }

  return {
    upper: shareIn(high, (score) => score > high),
    lower: shareIn(low, (score) => score < low),
  }
}
