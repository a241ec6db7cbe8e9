import { dayOf, type EvidenceEntry, type Thresholds } from './entry.ts'

/** Decided by the account of the trainee who entered it. */
export const findOwnDecisions = (entries: readonly EvidenceEntry[]) =>
  entries.filter(({ isOwnDecision }) => isOwnDecision)

/**
 * A case of a day that had not come when the entry arrived (the server's clock, not the phone's),
 * or of a day before the stay.
 */
const isImpossible = ({ caseDay, enteredAt, blockFrom }: EvidenceEntry) =>
  caseDay > dayOf(enteredAt) || (blockFrom !== null && caseDay < blockFrom)

export const findImpossibleDays = (entries: readonly EvidenceEntry[]) =>
  entries.filter(isImpossible)

type Step = { number: string; entries: EvidenceEntry[] }

/**
 * The numbers of a trainee in the order of writing; several entries in a row with one number are
 * one step.
 */
function stepsOf(own: readonly EvidenceEntry[]): Step[] {
  const steps: Step[] = []
  for (const entry of own) {
    const number =
      entry.sample === null ? entry.patient && `patient ${entry.patient}` : `sample ${entry.sample}`
    if (number === null || number === '') continue

    const last = steps.at(-1)

    if (last?.number === number) last.entries.push(entry)
    else steps.push({ number, entries: [entry] })
  }

  return steps
}

/**
 * Runs of numbers that somebody else had already written in the same order, without another number
 * in between: each copied entry with the entry that it repeats. Entries are given in the order of
 * writing, so the later writer is the one who copied.
 */
export function findCopiedRuns(
  entries: readonly EvidenceEntry[],
  { copiedRun }: Thresholds,
): Map<EvidenceEntry, EvidenceEntry> {
  const runs: { key: string; steps: Step[] }[] = []

  for (const own of Map.groupBy(entries, ({ trainee }) => trainee).values()) {
    const steps = stepsOf(own)
    for (let from = 0; from + copiedRun <= steps.length; from++) {
      const run = steps.slice(from, from + copiedRun)
      const numbers = run.map(({ number }) => number)
      // a placeholder that everybody types is no run
      if (new Set(numbers).size === copiedRun) runs.push({ key: numbers.join('\n'), steps: run })
    }
  }

  const copied = new Map<EvidenceEntry, EvidenceEntry>()
  const endOf = ({ steps }: { steps: Step[] }) => steps.at(-1)!.entries.at(-1)!.writtenAt

  for (const alike of Map.groupBy(runs, ({ key }) => key).values()) {
    const [first, ...later] = alike.toSorted((a, b) => endOf(a) - endOf(b))
    for (const run of later) {
      if (run.steps[0]!.entries[0]!.trainee === first!.steps[0]!.entries[0]!.trainee) continue
      run.steps.forEach((step, i) => {
        for (const entry of step.entries)
          if (!copied.has(entry)) copied.set(entry, first!.steps[i]!.entries[0]!)
      })
    }
  }

  return copied
}
