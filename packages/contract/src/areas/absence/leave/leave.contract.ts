import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { leaveTypeErrors } from '../leave-types/access.ts'
import { EVENT_KINDS } from '../leave-types/leave-type.contract.ts'
import { LEAVE_STEPS } from '../leave-types/step-rule.contract.ts'
import { standInErrors } from '../stand-ins/access.ts'
import { standIn, standInId } from '../stand-ins/stand-in.contract.ts'
import { leaveErrors as errors, leavePermissions as may } from './access.ts'
import { LEAVE_OWN_ACTIONS, LEAVE_REVIEW_ACTIONS, leaveFlow } from './leave.flow.ts'
import {
  childNumber,
  chosenExtra,
  eventName,
  eventShape,
  namedEvent,
} from './leave-event.contract.ts'
import { leavePlan, yearOfPlan } from './leave-plan.contract.ts'

export const ABSENCE_KINDS = ['leave', 'away', 'unexcused'] as const
export const HALVES = ['am', 'pm'] as const
const half = z.enum(HALVES)
const step = z.enum(LEAVE_STEPS)
const state = z.enum(leaveFlow.states)
const MAX_PAPERS = 10

export const spanShape = {
  startsOn: calendarDay,
  startsHalf: half,
  endsOn: calendarDay,
  endsHalf: half,
}

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }

export const isForwardSpan = ({ startsOn, startsHalf, endsOn, endsHalf }: Span) =>
  startsOn < endsOn || (startsOn === endsOn && !(startsHalf === 'pm' && endsHalf === 'am'))

export const backwards = { path: ['endsOn'], message: 'absence.leave.endsEarly' }
export const paperKeys = z.array(z.string().max(200)).max(MAX_PAPERS)

export const leaveForm = z
  .object({
    leaveTypeId: recordId,
    ...spanShape,
    reason: requiredText(500),

    /** Why the notice was too short; deciders see it. */
    urgentReason: optionalText(500),
    papers: paperKeys,
    standInId,
    ...eventShape,
  })
  .refine(isForwardSpan, backwards)

export type LeaveForm = z.output<typeof leaveForm>

/** A draft: days and type as chosen so far, the rest may be missing. */
const leaveDraft = z
  .object({
    leaveTypeId: recordId,
    ...spanShape,
    reason: optionalText(500),
    papers: paperKeys,
    standInId,
    ...eventShape,
  })
  .refine(isForwardSpan, backwards)

export type LeaveDraft = z.output<typeof leaveDraft>

const stepLine = z.object({
  step,
  place: z.string().nullable(),

  /** Who decides, or who has decided. */
  names: z.array(z.string()),
  outcome: z.enum(['passed', 'rejected']).nullable(),
  at: z.string().nullable(),
})

export type LeaveStepLine = z.output<typeof stepLine>

export const absenceRow = z.object({
  id: z.number(),
  kind: z.enum(ABSENCE_KINDS),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  base: z.string(),

  /** Where the trainee is on the first day. */
  department: z.string().nullable(),
  type: z.string(),
  leaveTypeId: z.number().nullable(),
  startsOn: z.string(),
  startsHalf: half,
  endsOn: z.string(),
  endsHalf: half,
  days: z.number(),
  isProvisional: z.boolean(),
  isUrgent: z.boolean(),
  isOverdue: z.boolean(),

  /** Away: until when the report is to be handed in. */
  reportDueOn: z.string().nullable(),
  state,

  /** The step that waits. */
  waitsFor: step.nullable(),
  waitsSince: z.string().nullable(),
  createTime: z.string(),
  version: z.number(),

  /** The absent decider in whose place the reader decides. */
  deputyFor: z.string().nullable(),
  actions: z.array(z.enum(LEAVE_REVIEW_ACTIONS)),
})

export type Absence = z.output<typeof absenceRow>

export const absenceDetail = absenceRow.extend({
  reason: z.string(),
  urgentReason: z.string().nullable(),
  refusal: z.string().nullable(),
  revokeReason: z.string().nullable(),

  /** The event that it names, with the extra days that were chosen. */
  event: namedEvent.nullable(),

  /** Last day away as reported, and the end as it was approved where that differs. */
  returnedOn: z.string().nullable(),
  returnedHalf: half.nullable(),
  plannedEndsOn: z.string().nullable(),
  years: z.array(yearOfPlan.omit({ left: true })),
  steps: z.array(stepLine),

  /** Null: nobody was asked. */
  standIn: standIn.nullable(),
  papers: z.array(storedFile),
  history: z.array(
    z.object({
      id: z.number(),
      action: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type AbsenceDetail = z.output<typeof absenceDetail>
const ownAbsence = absenceDetail.extend({ ownActions: z.array(z.enum(LEAVE_OWN_ACTIONS)) })
export type OwnAbsence = z.output<typeof ownAbsence>

const balance = z.object({
  leaveTypeId: z.number(),
  type: z.string(),

  /** Days of the year and those left; null: no limit. */
  granted: z.number().nullable(),
  used: z.number(),
  left: z.number().nullable(),

  /** Of them, days that end first; null: none end before the year. */
  ending: z.object({ days: z.number(), on: z.string() }).nullable(),
})

const typeChoice = z.object({
  value: z.number(),
  label: z.string(),
  allowsHalf: z.boolean(),
  countedBy: z.enum(['working', 'calendar']),
  left: z.number().nullable(),

  /** Papers by their names, and from how many days they are needed. */
  papers: z.string().nullable(),
  papersFrom: z.number().nullable(),

  /** What an application of this type names. */
  eventKind: z.enum(EVENT_KINDS).nullable(),
})

export type LeaveTypeChoice = z.output<typeof typeChoice>

const ownLeave = z.object({
  absences: z.array(ownAbsence),
  draft: z
    .object({
      ...spanShape,
      leaveTypeId: z.number(),
      reason: z.string(),
      papers: z.array(storedFile),
      eventOn: z.string().nullable(),
      eventName: z.string().nullable(),
      childNumber: z.number().nullable(),
      extras: z.array(chosenExtra),
      standInId: z.number().nullable(),
      savedTime: z.string(),
    })
    .nullable(),
  types: z.array(typeChoice),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),
})

export type OwnLeave = z.output<typeof ownLeave>

export const getOwnLeave = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/own',
  summary:
    'The own absences, the latest first, the draft, and the days of this year; null for readers who are not in training',
  access: { permission: may.own },
  answer: ownLeave.nullable(),
})

export const listOwnBalances = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/own/balances',
  summary: 'Days left this year for each leave type that has days',
  access: { permission: may.own },
  answer: z.array(balance),
})

export const previewLeave = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/own/preview',
  summary:
    'What a leave would be: its days, what is left, who decides, which papers are needed, and what prevents it',
  access: { permission: may.own },
  query: z
    .object({
      leaveTypeId: z.coerce.number().pipe(recordId),
      ...spanShape,
      eventOn: emptyAsAbsent(calendarDay),
      eventName: emptyAsAbsent(eventName),
      childNumber: emptyAsAbsent(z.coerce.number().pipe(childNumber)),

      /** Pairs of `dayId:count`, separated by commas. */
      extras: emptyAsAbsent(
        z
          .string()
          .max(200)
          .regex(/^\d{1,15}:[1-9](,\d{1,15}:[1-9])*$/),
      ),
    })
    .refine(isForwardSpan, backwards),
  answer: leavePlan,
  errors: [errors.noTrainee, errors.typeClosed],
})

export const saveLeaveDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/leaves/own/draft',
  summary: 'Keep an application as it is so far',
  access: { permission: may.own },
  body: leaveDraft,
  answer: z.object({ savedTime: z.string() }),
  errors: [errors.noTrainee, errors.typeClosed],
})

export const deleteLeaveDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/leaves/own/draft',
  summary: 'Give up the draft',
  access: { permission: may.own },
  answer: z.null(),
})

const refusals = [
  errors.noTrainee,
  errors.typeClosed,
  errors.trainingOver,
  errors.outsideTraining,
  errors.absenceOverlaps,
  errors.absenceMeets,
  errors.noDays,
]

export const submitLeave = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/own',
  summary: 'Apply for leave: the days are held from now on',
  access: { permission: may.own },
  body: leaveForm,
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: [
    ...refusals,
    errors.noticeShort,
    errors.papersMissing,
    ...Object.values(leaveTypeErrors).filter(({ field }) => field === 'endsOn'),
    leaveTypeErrors.leaveTypeNotForYou,
    leaveTypeErrors.leaveEventUnnamed,
    standInErrors.standInNotThere,
  ],
})

export const withdrawLeave = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/own/{id}/withdraw',
  summary: 'Withdraw a leave before it is approved',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

export const requestLeaveRevoke = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/own/{id}/revoke',
  summary: 'Ask for the revocation of an approved leave that has not begun',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ version: readVersion, reason: requiredText(500) }),
  answer: z.object({ id: z.number(), state }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

export const returnForm = z.object({ lastOn: calendarDay, lastHalf: half })

export const reportBack = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/own/{id}/report',
  summary: 'Report back with the last day away; days not taken are given back when it is confirmed',
  access: { permission: may.own },
  params: idParam,
  body: returnForm.extend({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.returnOutside,
    errors.returnAhead,
    errors.notBegun,
  ],
})
