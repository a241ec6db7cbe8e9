/**
 * A workload entry as the finder reads it. Days are counted from 1970-01-01 in Asia/Shanghai,
 * instants are seconds since 1970.
 */
export type EvidenceEntry = {
  id: string
  trainee: string
  item: string

  /** Sample number or its keyed hash; null without a sample. */
  sample: string | null

  /** Patient number or its keyed hash. */
  patient: string | null
  caseDay: number

  /** When it was written: on the phone, where that is known, otherwise when it arrived. */
  writtenAt: number

  /** When it arrived at the server. */
  enteredAt: number
  isOnLeave: boolean

  /** First and last day of the block it belongs to; null: not known. */
  blockFrom: number | null
  blockUntil: number | null
  decider: string | null

  /** Whether the decider is the trainee who entered it. */
  isOwnDecision: boolean
  decidedAt: number | null

  /** When the decider opened what was decided, if that is known. */
  openedAt: number | null

  /** Entries decided by one act have one batch. */
  batch: string | null
}

/** What single entries have or have not, and is judged by how many a person has. */
export type CountedKind = 'late' | 'onLeave' | 'outsideBlock' | 'sameSample' | 'samePatient'

/** What nobody does honestly: each is a finding by itself, without a comparison with others. */
export type CertainKind = 'ownDecision' | 'impossibleDay' | 'copiedRun'
export type EvidenceKind = CountedKind | CertainKind | 'burst' | 'quickApproval'

/**
 * Something worth a look at one person in one period, with the rows behind it. It says what was
 * counted, not why.
 */
export type Finding = {
  kind: EvidenceKind

  /** The one who entered, or for quickApproval the one who decided. */
  trainee: string | null
  decider: string | null

  /** First and last day concerned, YYYY-MM-DD: days on which was entered, or decided. */
  from: string
  until: string

  /**
   * What was measured, in `unit`, and the threshold it is beyond: for `late` the entries written
   * more than `threshold` days after the case, for a sample or patient the repeats.
   */
  figure: number
  threshold: number
  unit: 'entries' | 'entriesIn10Minutes' | 'secondsPerEntry'

  /**
   * Of how many entries of the person in the period; for an unusual count, how many such entries
   * were to be expected.
   */
  of: number
  expected: number | null

  /** Ids of the entries behind it, in the order they were written or decided. */
  entries: string[]
}

/** All thresholds of the finder. */
export type Thresholds = {
  /** An entry written more than so many days after the case is late. */
  lateDays: number

  /**
   * Nearly nobody is so late: counted on its own too, and a finding of kind `late` with this
   * threshold.
   */
  veryLateDays: number

  /**
   * More entries than `burstEntries` within `burstSeconds` are a burst; several of the same item
   * written at one instant count once, up to `alikeEntries`.
   */
  burstEntries: number
  burstSeconds: number
  alikeEntries: number

  /**
   * Decisions follow each other in a run until a pause of `runPauseSeconds`; a run below
   * `approvalSeconds` per entry is quick.
   */
  approvalSeconds: number
  runPauseSeconds: number

  /** Honest pace, and how unlikely a run must be at it (natural logarithm). */
  honestSeconds: number
  approvalEvidence: number

  /**
   * Who differs from the others: shape of the gamma distribution of honest habits; smaller: people
   * differ more.
   */
  habits: number

  /** How many findings of a kind chance may give, per entry looked at. */
  chance: Record<CountedKind, number>

  /**
   * A kind that so few people and months have, per entry looked at but at least `rareLeast`, is a
   * finding of each of them.
   */
  rare: Record<CountedKind, number>
  rareLeast: number

  /**
   * A sample that more trainees than these, and more than this share of all, have used is a
   * placeholder, no number.
   */
  placeholderTrainees: number
  placeholderShare: number

  /** So many numbers in the order in which a colleague wrote them are copied. */
  copiedRun: number
}

/**
 * Late, burst and approval are those of the training rules; the others are judged in
 * docs/decisions/0033.
 */
export const EVIDENCE_THRESHOLDS: Thresholds = {
  lateDays: 7,
  veryLateDays: 21,
  burstEntries: 20,
  burstSeconds: 600,
  alikeEntries: 15,
  approvalSeconds: 2,
  runPauseSeconds: 60,
  honestSeconds: 3,
  approvalEvidence: 4.6,
  habits: 2,
  chance: {
    late: 0.00001,
    onLeave: 0.0001,
    outsideBlock: 0.0001,
    sameSample: 0.0001,
    samePatient: 0.0001,
  },
  rare: {
    late: 0.0003,
    onLeave: 0.0003,
    outsideBlock: 0.0003,
    sameSample: 0.0005,
    samePatient: 0.0003,
  },
  rareLeast: 3,
  placeholderTrainees: 8,
  placeholderShare: 0.2,
  copiedRun: 10,
}

export const DAY = 86_400
const CHINA = 8 * 3600

/** The day of an instant in Asia/Shanghai, which has no summer time. */
export const dayOf = (instant: number) => Math.floor((instant + CHINA) / DAY)

/** A day as YYYY-MM-DD. */
export const dayText = (day: number) => new Date(day * DAY * 1000).toISOString().slice(0, 10)

/** A calendar month, as a number that grows by one each month. */
export function monthOf(day: number) {
  const date = new Date(day * DAY * 1000)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
