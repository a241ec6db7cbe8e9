import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import {
  LEAVE_OWN_ACTIONS,
  LEAVE_REVIEW_ACTIONS,
  type LeaveRelation,
  type LeaveReviewAction,
  type LeaveState,
  leaveFlow,
  OPEN_STATES,
} from '@residency/contract/areas/absence/leave/leave.flow'
import { GRANTED_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** The education office takes the last step and sees everybody. */
export const isLeaveOffice = (actor: Reader) => isOffice(actor, may.office)

/**
 * Whose absences a reader sees: their own. With the right to list also those of their trainees, of
 * their departments, and of the bases they administer. `part` decides which parts of steps are the
 * reader's own: the office has only its own step.
 */
export type AbsenceScope = PartHolder & {
  org: OrgScope | null
  absentDeciders: readonly AbsentDecider[]
}

/** A user with the facts that decide which parts of steps are theirs. */
export type PartHolder = { userId: number; part: OrgScope; isOffice: boolean }

/** An absent decider whose deputy the reader is today, for these steps. */
export type AbsentDecider = PartHolder & { steps: readonly LeaveStep[] }

export const partHolderOf = (actor: Reader): PartHolder => ({
  userId: actor.userId,
  part: orgScope(actor, false),
  isOffice: isLeaveOffice(actor),
})

export const visibleAbsences = (
  actor: Reader,
  absentDeciders: readonly AbsentDecider[],
): AbsenceScope => ({
  ...partHolderOf(actor),
  org: holds(actor, may.list) ? orgScope(actor, isLeaveOffice(actor)) : null,
  absentDeciders,
})

export type AbsenceFacts = {
  state: string
  ownerUserId: number
  startsOn: string
  waitsStep: string | null

  /** Open parts of the present step: the reader's own, and those of others. */
  ownOpen: number
  othersOpen: number
  hasFurther: boolean

  /** The reader has a part of the first step, or of the last one. */
  isCloser: boolean
  isReviser: boolean

  /** A department of these days, or the office. */
  isKeeper: boolean
}

export function relationsToAbsence(
  a: AbsenceFacts,
  actor: Reader,
  today: string,
): ReadonlySet<LeaveRelation> {
  const isRelated: Record<LeaveRelation, boolean> = {
    owner: a.ownerUserId === actor.userId,
    decider: a.ownOpen > 0,
    others: a.othersOpen > 0,
    last: a.othersOpen === 0,
    further: a.hasFurther,
    final: !a.hasFurther,
    begun: today >= a.startsOn,
    ahead: today < a.startsOn,
    closer: a.isCloser,
    reviser: a.isReviser,
    recorder: true,
    keeper: a.isKeeper,
  }

  return new Set(
    (Object.keys(isRelated) as LeaveRelation[]).filter((relation) => isRelated[relation]),
  )
}

const PASSES = {
  supervisor: 'passAsSupervisor',
  department: 'passAsDepartment',
  base: 'passAsBase',
  office: 'approve',
} as const

/**
 * The step of the flow that an approval is: others of the present step are still to agree, another
 * step follows, or it is the last one.
 */
export function stepOf(action: LeaveReviewAction, a: AbsenceFacts): keyof typeof leaveFlow.actions {
  if (action !== 'approve' || a.ownOpen === 0) return action
  if (a.othersOpen > 0)
    return startsFrom(leaveFlow, 'agree', a.state) ? 'agree' : 'agreeAsDepartment'

  return a.hasFurther ? PASSES[a.waitsStep as LeaveStep] : 'approve'
}

/** What the reader may decide. Approval is offered for every step. */
export function reviewActions(a: AbsenceFacts, actor: Reader, today: string): LeaveReviewAction[] {
  const open: readonly string[] = allowedActions(
    leaveFlow,
    a.state,
    actor,
    relationsToAbsence(a, actor, today),
  )

  return LEAVE_REVIEW_ACTIONS.filter((action) => open.includes(stepOf(action, a)))
}

export function ownActions(a: AbsenceFacts, actor: Reader, today: string) {
  const open: readonly string[] = allowedActions(
    leaveFlow,
    a.state,
    actor,
    relationsToAbsence(a, actor, today),
  )

  return LEAVE_OWN_ACTIONS.filter((action) => open.includes(action))
}

const HOLDING: readonly string[] = [...OPEN_STATES, ...GRANTED_STATES]
const IN_TIMETABLE: readonly LeaveState[] = GRANTED_STATES

/** Whether the days are in the account of the trainee. */
export const holdsDays = (state: string) => HOLDING.includes(state)

/**
 * Absences that a calendar shows: those in the timetable, and those that were revoked after they
 * had been in it.
 */
export const CALENDAR_STATES: readonly LeaveState[] = [
  ...IN_TIMETABLE,
  leaveFlow.actions.passRevoke.to,
]

const REPORTED: readonly string[] = [
  leaveFlow.actions.reportBack.to,
  leaveFlow.actions.confirmReport.to,
]

/** The person is back; of an away the report is handed in with it. */
export const isReported = (state: string) => REPORTED.includes(state)
export const isRevoked = (state: string) => state === leaveFlow.actions.passRevoke.to

/** Whether the days are part of the timetable. */
export const isInTimetable = (state: LeaveState) => IN_TIMETABLE.includes(state)
