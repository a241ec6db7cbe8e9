import { atOnce, type Steps } from '../matching/steps.ts'
import {
  type CertainKind,
  type CountedKind,
  dayOf,
  dayText,
  EVIDENCE_THRESHOLDS,
  type EvidenceEntry,
  type Finding,
  monthOf,
  type Thresholds,
} from './entry.ts'
import { findBursts } from './find-bursts.ts'
import { findCopiedRuns, findImpossibleDays, findOwnDecisions } from './find-certain.ts'
import { findLate, findMarks, type Marks } from './find-marks.ts'
import { findQuickRuns } from './find-quick-runs.ts'
import { findUncommonCounts } from './uncommon-counts.ts'

/**
 * What is worth a look in the workload of a cohort: per person and month, with the rows behind it.
 * Bursts and quick approvals are judged by their thresholds; late entries, repeated samples and
 * patients, entries on leave or outside the block must be unusual among the others
 * (docs/decisions/0033). Sorted by person, kind and day; the order of the entries does not matter.
 */
export const findEvidence = (
  entries: readonly EvidenceEntry[],
  thresholds = EVIDENCE_THRESHOLDS,
): Finding[] => atOnce(evidenceSteps(entries, thresholds))

/** The same in steps. */
export function* evidenceSteps(
  unsortedEntries: readonly EvidenceEntry[],
  thresholds: Thresholds = EVIDENCE_THRESHOLDS,
): Steps<Finding[]> {
  const entries = unsortedEntries.toSorted(
    (a, b) => a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1),
  )
  const marks = findMarks(entries, thresholds)

  yield

  const certain = findCertain(entries, thresholds)

  yield

  // days before the stay have a finding of their own, but count where people are compared
  const known = new Set(
    certain.flatMap((finding) => (finding.kind === 'impossibleDay' ? finding.entries : [])),
  )
  const isKnown = (finding: Finding) =>
    finding.kind === 'outsideBlock' && finding.entries.every((id) => known.has(id))

  const findings = [
    ...certain,
    ...findUncommon(entries, marks, thresholds).filter((finding) => !isKnown(finding)),
  ]

  yield
  findings.push(...burstFindings(entries, thresholds))

  yield
  findings.push(...quickApprovalFindings(entries, thresholds))

  return findings.sort(byPerson)
}

/** Many entries in a short time, by trainee and month. */
function burstFindings(entries: readonly EvidenceEntry[], thresholds: Thresholds): Finding[] {
  const bursts = Map.groupBy(
    findBursts(entries, thresholds),
    (burst) => burst.trainee + monthOf(dayOf(burst.entries[0]!.writtenAt)),
  )

  return [...bursts.values()].map((own): Finding => {
    const rows = own.flatMap((burst) => burst.entries)
    const figure = own.reduce((max, burst) => Math.max(max, burst.most), 0)
    const person = { kind: 'burst' as const, trainee: own[0]!.trainee, decider: null }

    const measured = {
      figure,
      threshold: thresholds.burstEntries,
      unit: 'entriesIn10Minutes' as const,
    }

    return {
      ...person,
      ...measured,
      of: rows.length,
      expected: null,
      ...behind(rows, writtenAt),
    }
  })
}

/** Approvals that were too quick to be read, by decider and month. */
function quickApprovalFindings(
  entries: readonly EvidenceEntry[],
  thresholds: Thresholds,
): Finding[] {
  const runs = Map.groupBy(
    findQuickRuns(entries, thresholds),
    (run) => run.decider + monthOf(dayOf(run.entries[0]!.decidedAt)),
  )

  return [...runs.values()].map((own): Finding => {
    const rows = own.flatMap((run) => run.entries)

    const [timed, seconds] = own.reduce(
      ([n, s], run) => [n + run.timed, s + Math.max(0, run.seconds)],
      [0, 0],
    )

    const person = { kind: 'quickApproval' as const, trainee: null, decider: own[0]!.decider }

    const measured = {
      figure: seconds / timed,
      threshold: thresholds.approvalSeconds,
      unit: 'secondsPerEntry' as const,
    }

    return {
      ...person,
      ...measured,
      of: rows.length,
      expected: null,
      ...behind(rows, decidedAt),
    }
  })
}

/** Certain signs, by trainee and month of writing; a copied run with the rows that it repeats. */
function findCertain(entries: readonly EvidenceEntry[], thresholds: Thresholds): Finding[] {
  const sizes = Map.groupBy(entries, (entry) => entry.trainee)
  const copied = findCopiedRuns(entries, thresholds)

  const monthly = (
    kind: CertainKind,
    rows: Iterable<EvidenceEntry>,
    threshold: number,
    sources = new Map<EvidenceEntry, EvidenceEntry>(),
  ) =>
    [
      ...Map.groupBy(
        rows,
        (entry) => `${entry.trainee} ${monthOf(dayOf(entry.writtenAt))}`,
      ).values(),
    ].map((own): Finding => {
      const person = { kind, trainee: own[0]!.trainee, decider: null }

      const measured = {
        figure: own.length,
        threshold,
        unit: 'entries' as const,
        of: sizes.get(own[0]!.trainee)!.length,
        expected: null,
      }

      return {
        ...person,
        ...measured,
        ...behind([...own, ...own.flatMap((entry) => sources.get(entry) ?? [])], writtenAt),
      }
    })

  return [
    ...monthly('ownDecision', findOwnDecisions(entries), 0),
    ...monthly('impossibleDay', findImpossibleDays(entries), 0),
    ...monthly('copiedRun', copied.keys(), thresholds.copiedRun, copied),
  ]
}

const writtenAt = (entry: EvidenceEntry) => entry.writtenAt
const decidedAt = (entry: EvidenceEntry) => entry.decidedAt ?? entry.writtenAt

function behind(rows: readonly EvidenceEntry[], instantOf: (entry: EvidenceEntry) => number) {
  const sorted = [...new Set(rows)].sort(
    (a, b) => instantOf(a) - instantOf(b) || (a.id < b.id ? -1 : 1),
  )
  const textOf = (entry: EvidenceEntry) => dayText(dayOf(instantOf(entry)))
  return {
    from: textOf(sorted[0]!),
    until: textOf(sorted.at(-1)!),
    entries: sorted.map((entry) => entry.id),
  }
}

/** Unusual marks: of a trainee in all of the time, otherwise in a month of writing. */
function findUncommon(
  entries: readonly EvidenceEntry[],
  marks: Marks,
  thresholds: Thresholds,
): Finding[] {
  const { chance, rare, rareLeast, habits } = thresholds
  const people = [...Map.groupBy(entries, (entry) => entry.trainee).values()]
  const months = [
    ...Map.groupBy(
      entries,
      (entry) => `${monthOf(dayOf(entry.writtenAt))} ${entry.trainee}`,
    ).values(),
  ]

  const uncommon = (
    kind: CountedKind,
    marked: Marks[CountedKind],
    threshold: number,
  ): Finding[] => {
    const counted = (key: EvidenceEntry[]) => ({
      key,
      marked: key.filter((entry) => marked.has(entry)).length,
      of: key.length,
    })

    const limits = { chance: Math.max(MIN_CHANCE, chance[kind] * entries.length), habits }
    const few = Math.max(rareLeast, rare[kind] * entries.length)
    const whole = findUncommonCounts(people.map(counted), { ...limits, rare: few })
    const known = new Set(whole.map(({ key }) => key[0]!.trainee))
    const monthly = findUncommonCounts(months.map(counted), { ...limits, rare: 0 }).filter(
      ({ key }) => !known.has(key[0]!.trainee),
    )

    return [...whole, ...monthly].map(({ key, marked: figure, of, expected }): Finding => {
      const measured = { figure, threshold, unit: 'entries' as const, of, expected }
      const rows = key.flatMap((entry) => (marked.has(entry) ? [entry, marked.get(entry)!] : []))
      return {
        kind,
        trainee: key[0]!.trainee,
        decider: null,
        ...measured,
        ...behind(rows, writtenAt),
      }
    })
  }

  const { lateDays, veryLateDays } = thresholds
  const late = uncommon('late', marks.late, lateDays)
  const known = new Set(late.map((finding) => finding.trainee))
  const veryLate = uncommon('late', findLate(entries, veryLateDays), veryLateDays).filter(
    (finding) => !known.has(finding.trainee),
  )
  const others = (['onLeave', 'outsideBlock', 'sameSample', 'samePatient'] as const).map((kind) =>
    uncommon(kind, marks[kind], 0),
  )

  return [...late, ...veryLate, ...others.flat()]
}

/** With few entries chance may give a fifth of a finding. */
const MIN_CHANCE = 0.2

const orderOf = (finding: Finding) => [
  finding.trainee ?? finding.decider ?? '',
  finding.kind,
  finding.from,
  finding.entries[0] ?? '',
]

function byPerson(a: Finding, b: Finding) {
  const [x, y] = [orderOf(a), orderOf(b)]
  const index = x.findIndex((value, i) => value !== y[i])
  if (index < 0) return 0

  return x[index]! < y[index]! ? -1 : 1
}
