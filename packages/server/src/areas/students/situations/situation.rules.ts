import type { SituationKind } from '@residency/contract/areas/students/situations/situation.contract'
import { addDays, daysBetween, daysIn, lastDayOfMonths } from '@residency/contract/kernel/day'

/**
 * The longest suspension at a time, and the most days by which a training is extended in all
 * (trainees_extension_days_check).
 */
export const MAX_SUSPENDED = 730
const MAX_EXTENDED = 3650

export type Training = { startsOn: string; lengthMonths: number | null; extensionDays: number }

/**
 * Start, plus calendar months, plus days of extension, less one day; as the database computes it.
 */
export const plannedEndOf = ({ startsOn, lengthMonths, extensionDays }: Training): string | null =>
  lengthMonths === null ? null : addDays(lastDayOfMonths(startsOn, lengthMonths), extensionDays)

/** An extension begins on the day after the planned end and lasts calendar months. */
export function extensionAfter(plannedEnd: string, months: number) {
  const startsOn = addDays(plannedEnd, 1)
  const endsOn = lastDayOfMonths(startsOn, months)
  return { startsOn, endsOn, days: daysIn(startsOn, endsOn) }
}

/**
 * Days of a suspension that are left when it ends on another day than approved: they are taken back
 * from the planned end.
 */
export const daysLeft = (endedOn: string, approved: string) =>
  Math.max(0, daysBetween(endedOn, approved))

export type Stay = {
  id: number
  department: string
  state: string
  startsOn: string
  endsOn: string
}

const CLOSED: readonly string[] = ['passed', 'failed']

/**
 * The stays that a suspension cuts, with the days that fall out; those that a transfer makes moot,
 * because they begin after it.
 */
export function staysHit(
  kind: SituationKind,
  startsOn: string,
  endsOn: string | null,
  stays: readonly Stay[],
) {
  if (kind === 'transfer')
    return stays
      .filter((stay) => stay.state === 'planned' && stay.startsOn >= startsOn)
      .map((stay) => ({ ...stay, daysOut: daysIn(stay.startsOn, stay.endsOn), isMoot: true }))

  if (kind !== 'suspension' || endsOn === null) return []

  return stays
    .filter(
      (stay) => !CLOSED.includes(stay.state) && stay.startsOn <= endsOn && stay.endsOn >= startsOn,
    )
    .map((stay) => {
      const [from, until] = [
        stay.startsOn > startsOn ? stay.startsOn : startsOn,
        stay.endsOn < endsOn ? stay.endsOn : endsOn,
      ]

      return { ...stay, daysOut: daysIn(from, until), isMoot: false }
    })
}

export type SituationInput = {
  id: number
  kind: SituationKind
  startsOn: string | null
  endsOn: string | null
  months: number | null
  toMajorId: number | null
}

type Span = { from: string; until: string }

export type TraineeSnapshot = {
  training: Training
  majorId: number

  /** Not in training any more. */
  isOver: boolean
  stays: readonly Stay[]
  suspensions: readonly (Span & { id: number })[]
  away: readonly (Span & { reason: string; situationId: number | null })[]
}

export type Refusal =
  | { refusal: 'Ended' | 'NoLength' | 'SameMajor' | 'TransferPast'; data: object }
  | {
      refusal: 'Overlaps' | 'Away' | 'BeforeStart' | 'AfterEnd' | 'TooLong' | 'TooFar'
      data: object
    }

export type Outcome = {
  startsOn: string
  endsOn: string | null
  days: number
  plannedEnd: string | null
  newEnd: string | null
  stays: ReturnType<typeof staysHit>
}

const meets = (span: Span, startsOn: string, endsOn: string) =>
  span.from <= endsOn && span.until >= startsOn

function refusalOf(
  { id, kind, toMajorId }: SituationInput,
  days: Days,
  snapshot: TraineeSnapshot,
  today: string,
): Refusal | null {
  const { startsOn, endsOn } = days
  const plannedEnd = plannedEndOf(snapshot.training)
  const refuse = (refusal: Refusal['refusal'], data: object = {}) => ({ refusal, data }) as Refusal
  if (snapshot.isOver) return refuse('Ended')
  if (startsOn < snapshot.training.startsOn)
    return refuse('BeforeStart', { startsOn: snapshot.training.startsOn })
  if (kind === 'transfer' && toMajorId === snapshot.majorId) return refuse('SameMajor')
  if (kind === 'transfer' && startsOn < today) return refuse('TransferPast')
  if (kind !== 'extension' && plannedEnd !== null && startsOn > plannedEnd)
    return refuse('AfterEnd', { plannedEnd })
  if (snapshot.training.extensionDays + days.days > MAX_EXTENDED)
    return refuse('TooFar', { most: MAX_EXTENDED })
  if (kind !== 'suspension' || endsOn === null) return null
  if (days.days > MAX_SUSPENDED) return refuse('TooLong', { most: MAX_SUSPENDED })

  const other = snapshot.suspensions.find((span) => span.id !== id && meets(span, startsOn, endsOn))
  if (other) return refuse('Overlaps', { from: other.from, until: other.until })

  const away = snapshot.away.find(
    (span) =>
      (span.situationId === null || span.situationId !== id) && meets(span, startsOn, endsOn),
  )

  return away ? refuse('Away', { from: away.from, until: away.until, reason: away.reason }) : null
}

type Days = { startsOn: string; endsOn: string | null; days: number }

function daysAsked(
  { kind, startsOn, endsOn, months }: SituationInput,
  snapshot: TraineeSnapshot,
  today: string,
): Days | Refusal {
  if (kind === 'extension') {
    const plannedEnd = plannedEndOf(snapshot.training)
    return plannedEnd === null || months === null
      ? { refusal: 'NoLength', data: {} }
      : extensionAfter(plannedEnd, months)
  }

  const from = startsOn ?? today
  if (kind === 'transfer') return { startsOn: from, endsOn: from, days: 0 }

  return {
    startsOn: from,
    endsOn,
    days: kind === 'suspension' && endsOn !== null ? daysIn(from, endsOn) : 0,
  }
}

/** The effect of a situation on planned end and timetable, or the reason against it. */
export function judgeSituation(
  input: SituationInput,
  snapshot: TraineeSnapshot,
  today: string,
): Outcome | Refusal {
  const days = daysAsked(input, snapshot, today)
  if ('refusal' in days) return days

  const refused = refusalOf(input, days, snapshot, today)
  if (refused) return refused

  return {
    ...days,
    plannedEnd: plannedEndOf(snapshot.training),
    newEnd: plannedEndOf({
      ...snapshot.training,
      extensionDays: snapshot.training.extensionDays + days.days,
    }),
    stays: staysHit(input.kind, days.startsOn, days.endsOn, snapshot.stays),
  }
}
