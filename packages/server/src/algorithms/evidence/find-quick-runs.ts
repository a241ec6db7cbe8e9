import type { EvidenceEntry, Thresholds } from './entry.ts'

type TimedDecision = EvidenceEntry & { decider: string; decidedAt: number }

/** What was decided by one act. */
type Act = { at: number; openedAt: number | null; entries: TimedDecision[] }

/**
 * Decisions of one decider without a pause; `seconds` is the most time there can have been for the
 * `timed` entries.
 */
export type QuickRun = { decider: string; entries: TimedDecision[]; timed: number; seconds: number }

const isTimedDecision = (entry: EvidenceEntry): entry is TimedDecision =>
  entry.decider !== null && entry.decidedAt !== null

/**
 * Runs of decisions with less time per entry than the threshold, and too little to be honest haste
 * by chance. The time of a run begins when its first act was opened, otherwise with the first act,
 * whose entries then do not count: how long they were looked at is not known. It cannot begin
 * before the entries arrived.
 */
export function findQuickRuns(
  entries: readonly EvidenceEntry[],
  thresholds: Thresholds,
): QuickRun[] {
  const decided = entries.filter(isTimedDecision)
  return [...Map.groupBy(decided, (entry) => entry.decider)].flatMap(([decider, own]) =>
    runsOf(actsOf(own), thresholds)
      .map((run) => timeOf(decider, run))
      .filter((run) => isQuick(run, thresholds)),
  )
}

function actsOf(own: readonly TimedDecision[]): Act[] {
  const acts = Map.groupBy(own, (entry) =>
    entry.batch === null ? `one ${entry.id}` : `batch ${entry.batch}`,
  )

  return [...acts.values()]
    .map((entries) => ({
      at: entries.reduce(
        (last, { decidedAt }) => Math.max(last, decidedAt),
        Number.NEGATIVE_INFINITY,
      ),
      openedAt: entries.reduce<number | null>(earliest, null),
      entries,
    }))
    .sort((a, b) => a.at - b.at)
}

function earliest(known: number | null, { openedAt }: TimedDecision) {
  if (openedAt === null) return known

  return known === null ? openedAt : Math.min(known, openedAt)
}

function runsOf(acts: readonly Act[], { runPauseSeconds }: Thresholds): Act[][] {
  const runs: Act[][] = []
  for (const act of acts) {
    const run = runs.at(-1)
    if (run && act.at - run.at(-1)!.at <= runPauseSeconds) run.push(act)
    else runs.push([act])
  }

  return runs
}

function timeOf(decider: string, run: readonly Act[]): QuickRun {
  const entries = run.flatMap((act) => act.entries)
  const first = run[0]!
  const end = run.at(-1)!.at

  const arrived = entries.reduce(
    (least, { enteredAt }) => Math.min(least, enteredAt),
    Number.POSITIVE_INFINITY,
  )

  const all = {
    decider,
    entries,
    timed: entries.length,
    seconds: end - Math.max(arrived, first.openedAt ?? Number.NEGATIVE_INFINITY),
  }

  const later = {
    decider,
    entries,
    timed: entries.length - first.entries.length,
    seconds: end - first.at,
  }

  return later.timed > 0 && (later.seconds / later.timed) * all.timed < all.seconds ? later : all
}

/**
 * Chernoff's bound for `timed` waiting times of mean `honestSeconds` that last `seconds` in all
 * (Chernoff 1952): −log of the chance is at least n (log(honest / mean) + mean / honest − 1). A few
 * quick ones say nothing, hundreds just below the threshold do.
 */
function isQuick(
  { timed, seconds }: QuickRun,
  { approvalSeconds, honestSeconds, approvalEvidence }: Thresholds,
) {
  const mean = Math.max(0, seconds) / timed
  if (mean >= approvalSeconds) return false

  const share = Math.max(mean, 0.01) / honestSeconds

  return timed * (share - 1 - Math.log(share)) >= approvalEvidence
}
