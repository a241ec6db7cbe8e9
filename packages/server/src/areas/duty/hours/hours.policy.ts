import type { HourSource } from '@residency/contract/areas/duty/hours/hours.contract'
import { type DutyWeekRelation, dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { startsFrom } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { momentAfter, momentBefore } from '../../../platform/clock.ts'
import { isPublished } from '../rosters/roster.policy.ts'

/** Sign-in opens so long before a shift. */
const OPENS_BEFORE = 1

/** Handing over may take so long: somebody leaves until then (ACGME 2022, 6.21). */
const CLOSES_AFTER = 4

/** A correction names times so far from the plan. */
const MAX_AROUND = 12

/** On call at home is worked as well: somebody could be called. */
const WORKED_SOURCES: readonly HourSource[] = ['signed', 'arrived', 'corrected', 'call']

type Span = { startsAt: Date; endsAt: Date }

const around = ({ startsAt, endsAt }: Span, before: number, after: number) => ({
  from: momentBefore(startsAt, before * HOUR_MS),
  until: momentAfter(endsAt, after * HOUR_MS),
})

/** From when until when somebody arrives at a shift and leaves it. */
export const signInWindow = (shift: Span) => around(shift, OPENS_BEFORE, CLOSES_AFTER)

/** Between which times the hours of a shift are corrected. */
export const correctionWindow = (shift: Span) => around(shift, MAX_AROUND, MAX_AROUND)

const isWithin = (at: Date, { from, until }: { from: Date; until: Date }) =>
  from <= at && at <= until

export const isSignInOpen = (shift: Span, now: Date) => isWithin(now, signInWindow(shift))

type Shift = Span & {
  source: HourSource
  workedFrom: Date | null
  signedOutAt: Date | null
  rosterState: string
  onCall: string
}

/** Whether the hours of the month are final. */
export const isFinal = ({ rosterState }: Pick<Shift, 'rosterState'>) =>
  !isPublished({ state: rosterState })

/** Whether the shift was worked, as far as its hours are known. */
export const isWorked = ({ source }: { source: HourSource }): boolean =>
  WORKED_SOURCES.includes(source)

/** Whether people sign in to the shift: nobody does on call from home. */
export const isSignedAt = ({ onCall }: { onCall: string }) => onCall !== 'home'

/** Whether the trainee will arrive at the shift, and cannot yet. */
export const isAwaited = (shift: Shift, now: Date): boolean =>
  isSignedAt(shift) && !isFinal(shift) && now < signInWindow(shift).from

/** What the trainee can do about the hours of an own shift now. */
export function actionsOnShift(shift: Shift, now: Date) {
  const isOpen =
    isSignInOpen(shift, now) &&
    !isFinal(shift) &&
    isSignedAt(shift) &&
    shift.source !== 'corrected' &&
    shift.source !== 'missed'

  return [
    ...(isOpen && shift.workedFrom === null && now < shift.endsAt ? (['arrive'] as const) : []),
    // leaving once more corrects a press too early: the last time counts
    ...(isOpen && shift.workedFrom !== null ? (['leave'] as const) : []),
    ...(shift.endsAt <= now && !isFinal(shift) ? (['correct'] as const) : []),
  ]
}

/** Whether a week in this state has to be confirmed. */
export const waitsForTrainee = (state: string): boolean =>
  startsFrom(dutyWeekFlow, 'confirm', state)

/** Whether the trainee has confirmed the week, and nobody asks about it. */
export const isConfirmed = ({ state }: { state: string }): boolean =>
  state === dutyWeekFlow.actions.confirm.to

/** Whether the department has asked about the week, and it is not confirmed again. */
export const isQuestioned = ({ state }: { state: string }): boolean =>
  state === dutyWeekFlow.actions.question.to

/** Whether a question about a week is not answered. */
export const needsAnswer = (
  week: { question: string | null; answer: string | null } | undefined,
): boolean => week !== undefined && week.question !== null && week.answer === null

/** Relations to a week of its trainee, or of a department; `over`: its last shift has ended. */
export const relationsToWeek = (
  isOwner: boolean,
  shifts: readonly Pick<Shift, 'endsAt'>[],
  now: Date,
): ReadonlySet<DutyWeekRelation> =>
  new Set<DutyWeekRelation>([
    isOwner ? 'owner' : 'department',
    ...(shifts.every(({ endsAt }) => endsAt <= now) ? (['over'] as const) : []),
  ])
