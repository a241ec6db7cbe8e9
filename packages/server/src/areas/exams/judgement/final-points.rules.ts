/** Hundredths of half a point: what markers give and what the mean of two is rounded to. */
export const HALF_POINT = 50

/** How an exam is marked by people: `apart` in percent of the points of an answer. */
export type MarkedBy = { isTwice: boolean; apart: number }

/** Whether two markers of one answer differ by more than is tolerated, so that a third decides. */
const areTooFarApart = (first: number, other: number, maxPoints: number, apart: number) =>
  Math.abs(first - other) * 100 > apart * maxPoints

const meanOf = (first: number, other: number, maxPoints: number) =>
  Math.min(maxPoints, Math.round((first + other) / 2 / HALF_POINT) * HALF_POINT)

/**
 * Points of an answer from what its markers gave, in the order of their rounds; null: another
 * marker is awaited. All in hundredths. Marked once: that. Marked twice: the mean, to half a point
 * and in the taker's favour at a quarter. With a third marker the mean of the two closest of three,
 * and the third's own where both others are equally far: the "tertium quid" of Johnson, Penny and
 * Gordon 2000 (Applied Measurement in Education 13), as in the national entrance examination.
 */
export function finalPoints(
  gradings: readonly number[],
  maxPoints: number,
  { isTwice, apart }: MarkedBy,
): number | null {
  const [first, second, third] = gradings
  if (first === undefined) return null
  if (!isTwice) return first
  if (second === undefined) return null
  if (!areTooFarApart(first, second, maxPoints, apart)) return meanOf(first, second, maxPoints)
  if (third === undefined) return null

  const [toFirst, toSecond] = [Math.abs(third - first), Math.abs(third - second)]
  if (toFirst === toSecond) return third

  return meanOf(third, toFirst < toSecond ? first : second, maxPoints)
}

/** Which marker is awaited next, 1 to 3; null: nobody. */
export const roundAwaited = (gradings: readonly number[], maxPoints: number, by: MarkedBy) =>
  finalPoints(gradings, maxPoints, by) === null ? gradings.length + 1 : null
