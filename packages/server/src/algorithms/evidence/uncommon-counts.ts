/**
 * P(X ≥ k) of a negative binomial count with the given mean and shape: a Poisson count whose rate
 * differs from person to person by a gamma distribution (Greenwood and Yule 1920). A large shape is
 * the Poisson tail itself.
 */
export function countTail(k: number, mean: number, shape: number): number {
  if (k <= 0) return 1
  if (mean <= 0) return 0

  const success = mean / (mean + shape)
  // from k upwards, so that small tails keep their digits
  let log = shape * Math.log1p(-success) + k * Math.log(success)

  for (let i = 0; i < k; i++) log += Math.log((shape + i) / (i + 1))

  let [term, sum] = [Math.exp(log), 0]

  for (let i = k; term > sum * 1e-12 && i < k + 10_000; i++) {
    sum += term
    term *= (success * (shape + i)) / (i + 1)
  }

  return Math.min(1, sum)
}

export type MarkCount<Key> = { key: Key; marked: number; of: number }

export type Uncommon<Key> = MarkCount<Key> & {
  /** Marked entries to be expected at the rate of all others. */
  expected: number
}

/**
 * Who has marked entries in a way that others have not. Where at most `rare` have any, all of them:
 * nobody else does that. Otherwise those with far more than the others: at the rate of all others,
 * chance would give at most `chance` such counts among everybody.
 */
export function findUncommonCounts<Key>(
  counts: readonly MarkCount<Key>[],
  { rare, chance, habits }: { rare: number; chance: number; habits: number },
): Uncommon<Key>[] {
  const [marked, all] = counts.reduce(([m, n], count) => [m + count.marked, n + count.of], [0, 0])

  const found = counts
    .filter((count) => count.marked > 0)
    .map((count) => ({
      ...count,
      expected: (count.of * (marked - count.marked + 0.5)) / (all - count.of + 1),
    }))

  return found.length <= rare
    ? found
    : found.filter(
        (count) => countTail(count.marked, count.expected, habits) * counts.length <= chance,
      )
}
