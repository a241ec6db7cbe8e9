import { HALF_POINT } from '../judgement/final-points.rules.ts'

const toHalfPoints = (hundredths: number) => Math.floor(hundredths / HALF_POINT) * HALF_POINT
const WHOLE = 100

/**
 * What the points of a rubric are worth, in hundredths, so that a marker can give each of them: by
 * half points, divided by their shares with the largest remainders first. `together` is what all of
 * them earn: all points of the answer where the shares say so. `shares` in percent.
 */
export function rubricPoints(
  shares: readonly number[],
  maxPoints: number,
): { each: number[]; together: number } {
  const sum = shares.reduce((total, share) => total + share, 0)
  const earned = (share: number) => (maxPoints * share) / Math.max(WHOLE, sum)
  const each = shares.map((share) => toHalfPoints(earned(share)))

  const isWhole = sum >= WHOLE
  const rounded = Math.round(earned(sum) / HALF_POINT) * HALF_POINT
  const most = toHalfPoints(maxPoints)
  const total = isWhole ? most : Math.min(rounded, most)
  const missing = (total - each.reduce((sum, points) => sum + points, 0)) / HALF_POINT

  const byRemainder = shares
    .map((share, at) => ({ at, remainder: earned(share) - each[at]! }))
    .sort((a, b) => b.remainder - a.remainder)

  for (const { at } of byRemainder.slice(0, Math.max(0, missing))) each[at]! += HALF_POINT

  return { each, together: isWhole ? maxPoints : total }
}
