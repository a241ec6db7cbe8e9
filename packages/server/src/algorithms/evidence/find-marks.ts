import { type CountedKind, dayOf, type EvidenceEntry, type Thresholds } from './entry.ts'

/**
 * What is true of single entries, whether it is unusual or not: each with the earlier entry that it
 * repeats, or else itself.
 */
export type Marks = Record<CountedKind, Map<EvidenceEntry, EvidenceEntry>>

const isLate = (entry: EvidenceEntry, days: number) => dayOf(entry.writtenAt) - entry.caseDay > days

/** Entries written more than so many days after the case. */
export const findLate = (entries: readonly EvidenceEntry[], days: number) =>
  itself(entries.filter((entry) => isLate(entry, days)))

const isOutside = ({ caseDay, blockFrom, blockUntil }: EvidenceEntry) =>
  (blockFrom !== null && caseDay < blockFrom) || (blockUntil !== null && caseDay > blockUntil)

/**
 * Facts about entries, given in the order they were written, by the thresholds: what a supervisor
 * sees next to each of them.
 */
export function findMarks(entries: readonly EvidenceEntry[], thresholds: Thresholds): Marks {
  return {
    late: findLate(entries, thresholds.lateDays),
    onLeave: itself(entries.filter((entry) => entry.isOnLeave)),
    outsideBlock: itself(entries.filter(isOutside)),
    sameSample: sameSamples(entries, thresholds),
    samePatient: samePatients(entries),
  }
}

const itself = (entries: readonly EvidenceEntry[]) =>
  new Map(entries.map((entry) => [entry, entry]))

function repeated(
  entries: readonly EvidenceEntry[],
  keyOf: (entry: EvidenceEntry) => string | null,
) {
  const first = new Map<string, EvidenceEntry>()
  const found = new Map<EvidenceEntry, EvidenceEntry>()

  for (const entry of entries) {
    const key = keyOf(entry)
    if (key === null) continue

    const before = first.get(key)

    if (before) found.set(entry, before)
    else first.set(key, entry)
  }

  return found
}

/**
 * One sample twice for one trainee and item. The same sample for another item, or by another
 * trainee, is ordinary work.
 */
function sameSamples(
  entries: readonly EvidenceEntry[],
  { placeholderTrainees, placeholderShare }: Thresholds,
) {
  const trainees = new Set(entries.map((entry) => entry.trainee)).size
  const max = Math.max(placeholderTrainees, placeholderShare * trainees)
  const users = new Map<string, Set<string>>()

  for (const { sample, trainee } of entries)
    if (sample !== null) users.set(sample, (users.get(sample) ?? new Set()).add(trainee))

  const isNumber = (sample: string) => users.get(sample)!.size <= max

  return repeated(entries, ({ sample, trainee, item }) =>
    sample !== null && isNumber(sample) ? JSON.stringify([trainee, item, sample]) : null,
  )
}

/** One patient twice for one trainee, item and day without samples that distinguish them. */
const samePatients = (entries: readonly EvidenceEntry[]) =>
  repeated(entries, ({ patient, sample, trainee, item, caseDay }) =>
    patient !== null && sample === null ? JSON.stringify([trainee, item, patient, caseDay]) : null,
  )
