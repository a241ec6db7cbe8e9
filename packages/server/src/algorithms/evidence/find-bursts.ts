import type { EvidenceEntry, Thresholds } from './entry.ts'

/** Entries of one trainee written in one go, with the most that are within the window. */
type Burst = { trainee: string; entries: EvidenceEntry[]; most: number }

/**
 * Bursts of each trainee by the time of writing: entries that were stored offline and arrived
 * together are no burst. Several of one item, which the form writes by one act at one instant,
 * count as one up to `alikeEntries`. Windows that overlap are one burst.
 */
export function findBursts(entries: readonly EvidenceEntry[], thresholds: Thresholds): Burst[] {
  return [...Map.groupBy(entries, (entry) => entry.trainee)].flatMap(([trainee, own]) =>
    burstsOf(trainee, own, thresholds),
  )
}

function burstsOf(trainee: string, own: EvidenceEntry[], thresholds: Thresholds): Burst[] {
  const { burstEntries, burstSeconds } = thresholds
  if (own.length <= burstEntries) return []

  const sorted = own.toSorted((a, b) => a.writtenAt - b.writtenAt)
  const weights = weightsOf(sorted, thresholds)
  const bursts: { from: number; until: number; most: number }[] = []
  let [first, weight] = [0, 0]

  sorted.forEach((entry, last) => {
    weight += weights[last]!

    while (entry.writtenAt - sorted[first]!.writtenAt > burstSeconds) weight -= weights[first++]!

    // sums of shares are not exact
    if (weight <= burstEntries + 1e-6) return

    const before = bursts.at(-1)

    if (before && first <= before.until) {
      before.until = last
      before.most = Math.max(before.most, last - first + 1)
    } else bursts.push({ from: first, until: last, most: last - first + 1 })
  })

  return bursts.map(({ from, until, most }) => ({
    trainee,
    entries: sorted.slice(from, until + 1),
    most,
  }))
}

/** How much each of the sorted entries counts: those of one act share one. */
function weightsOf(sorted: readonly EvidenceEntry[], { alikeEntries }: Thresholds) {
  const weights = new Float64Array(sorted.length).fill(1)
  for (let from = 0; from < sorted.length; ) {
    let until = from + 1
    while (until < sorted.length && sorted[until]!.writtenAt === sorted[from]!.writtenAt) until++

    const isOneAct =
      until - from <= alikeEntries &&
      sorted.slice(from, until).every(({ item }) => item === sorted[from]!.item)
    if (isOneAct) weights.fill(1 / (until - from), from, until)

    from = until
  }

  return weights
}
