/**
 * How far a number of shifts is from a fair share: 0 between the whole numbers around the share,
 * and one for every shift below or above them.
 */
export function distanceFromShare(count: number, share: number): number {
  // A share that is a whole number but for rounding has no second whole number around it.
  const low = Math.floor(share + 1e-9)
  const high = Math.ceil(share - 1e-9)

  return Math.max(0, low - count, count - high)
}
