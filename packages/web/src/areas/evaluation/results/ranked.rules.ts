/** As many as one call answers: beyond, the order of a page would not be that of all. */
export const MAX_RANKED = 200

type RowWithMean = { mean: number | null }

/**
 * Rows with their rank by mean, the best first; equal means share a rank, and the next one is
 * skipped. Without a mean there is no rank, and the row is at the end.
 */
export function rankedBy<Row extends RowWithMean>(
  rows: readonly Row[],
): (Row & { rank: number | null })[] {
  const sorted = rows.toSorted((a, b) => (b.mean ?? -1) - (a.mean ?? -1))

  return sorted.map((row) => ({
    ...row,
    rank: row.mean === null ? null : sorted.findIndex(({ mean }) => mean === row.mean) + 1,
  }))
}
