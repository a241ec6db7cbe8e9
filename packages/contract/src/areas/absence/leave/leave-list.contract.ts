import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { leaveErrors as errors, leavePermissions as may } from './access.ts'
import { ABSENCE_KINDS, absenceDetail, absenceRow, HALVES } from './leave.contract.ts'
import { LEAVE_REVIEW_ACTIONS, leaveFlow } from './leave.flow.ts'
import { leavePlan } from './leave-plan.contract.ts'

/** Applications, report-backs, revocations: the three lists of decisions. */
export const LEAVE_QUEUES = ['leave', 'report', 'revoke'] as const

/** By what readers order the absences; without it those that wait for the reader are first. */
export const leaveSorts = ['name', 'startsOn', 'createTime'] as const

export const leaveFilters = searchQuery.extend({
  sort: sortBy(leaveSorts),
  queue: emptyAsAbsent(z.enum(LEAVE_QUEUES)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
  kind: emptyAsAbsent(z.enum(ABSENCE_KINDS)),
  state: emptyAsAbsent(z.enum(leaveFlow.states)),
  leaveTypeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** The department in which the trainee is on a day of it, and everything below. */
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  traineeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** Absences that touch these days. */
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),

  /** 1: over, without a report back. */
  overdue: emptyAsAbsent(z.enum(['1'])),

  /** 1: granted, whether the return was reported yet or not (GRANTED_STATES). */
  granted: emptyAsAbsent(z.enum(['1'])),
})

export type LeaveFilters = z.output<typeof leaveFilters>

export const listLeaves = endpoint({
  method: 'GET',
  path: '/api/v1/leaves',
  summary: 'Absences of the trainees one answers for, those that wait for the reader first',
  access: { permission: may.list },
  query: leaveFilters,
  answer: pageOf(absenceRow),
})

const effect = z.object({
  /** Others of the departments concerned who are away on these days. */
  alsoAway: z.array(
    z.object({
      name: z.string(),
      department: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      type: z.string().nullable(),
      isApproved: z.boolean(),
    }),
  ),

  /** Days of the trainee in the year of the first day, by type. */
  year: z.number(),
  soFar: z.array(z.object({ type: z.string(), days: z.number(), left: z.number().nullable() })),
  stays: leavePlan.shape.stays,
  seats: leavePlan.shape.seats,

  /** Days of the event that it names, and those that other applications of the event use. */
  event: z.object({ most: z.number().nullable(), taken: z.number() }).nullable(),
  extension: leavePlan.shape.extension,
})

export type LeaveEffect = z.output<typeof effect>

export const getLeave = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/{id}',
  summary: 'One absence with its steps and papers, and what a decision has to weigh',
  access: { permission: may.list },
  params: idParam,
  answer: absenceDetail.extend({ effect }),
  errors: [kernelErrors.notFound],
})

export const leaveReview = reviewCalls({
  path: '/api/v1/leaves',
  what: 'absences',
  flow: leaveFlow,
  actions: LEAVE_REVIEW_ACTIONS,
  permission: [may.decide, may.cancel],
  errors: [errors.timetableTaken, errors.stepDecided],
})

export const leaveExport = exportCalls({
  path: '/api/v1/leaves',
  what: 'absences',
  exporting: may.export,
  filters: leaveFilters.omit({ pageNum: true, pageSize: true }),
})

export const unexcusedForm = z
  .object({
    traineeId: recordId,
    startsOn: calendarDay,
    startsHalf: z.enum(HALVES),
    endsOn: calendarDay,
    endsHalf: z.enum(HALVES),
    reason: requiredText(500),
  })
  .refine(
    ({ startsOn, startsHalf, endsOn, endsHalf }) =>
      startsOn < endsOn || (startsOn === endsOn && !(startsHalf === 'pm' && endsHalf === 'am')),
    { path: ['endsOn'], message: 'absence.leave.endsEarly' },
  )

export type UnexcusedForm = z.output<typeof unexcusedForm>

export const recordUnexcused = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/unexcused',
  summary: 'Record that a trainee was absent without leave; the trainee is notified',
  access: { permission: may.record },
  body: unexcusedForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.notYourTrainee,
    errors.recordedAhead,
    errors.outsideTraining,
    errors.absenceOverlaps,
  ],
})

export const getAbsentTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/unexcused/trainees',
  summary: 'Trainees of whom the reader may record an absence on a day',
  access: { permission: may.record },
  query: z.object({ on: calendarDay }),
  answer: z.array(recordOption),
})
