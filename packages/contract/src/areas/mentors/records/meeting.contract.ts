import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { recordErrors as errors, recordPermissions as may } from './access.ts'
import { MEETING_ANSWERS, meetingFlow } from './meeting.flow.ts'

const state = z.enum(meetingFlow.states)

const meetingFields = {
  /** The task of the term it counts for; empty: none. */
  taskId: emptyAsAbsent(recordId).transform((id) => id ?? null),
  metOn: calendarDay,
  topic: requiredText(100),
  content: requiredText(2000),
  files: z.array(z.string().max(200)).max(9).default([]),
}

/** A meeting with one or several trainees; each of them confirms it. */
export const meetingForm = z.object({
  relationIds: z.array(recordId).min(1, 'kernel.text.required').max(50),
  ...meetingFields,
})

export type MeetingForm = z.output<typeof meetingForm>
export type MeetingFacts = Omit<MeetingForm, 'relationIds'>

const meeting = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  mentor: z.string(),
  department: z.string(),
  taskId: z.number().nullable(),
  task: z.string().nullable(),
  metOn: z.string(),
  topic: z.string(),
  content: z.string(),
  files: z.array(storedFile),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(MEETING_ANSWERS)),
  mayCorrect: z.boolean(),
  mayWithdraw: z.boolean(),
})

export type Meeting = z.output<typeof meeting>

export const logMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/mentorMeetings',
  summary: 'Log a meeting with own trainees; each of them is asked to confirm it',
  access: { permission: may.log },
  body: meetingForm,
  once: true,
  answer: z.object({ ids: z.array(z.number()) }),
  errors: [
    errors.traineeNotYours,
    errors.meetingInFuture,
    errors.meetingBeforeRelation,
    errors.meetingAfterRelation,
    errors.meetingOutsideTask,
    errors.meetingLogged,
    errors.taskNotOfBase,
  ],
})

export const correctMeeting = endpoint({
  method: 'PUT',
  path: '/api/v1/mentorMeetings/{id}',
  summary: 'Correct a disputed meeting and submit it again',
  access: { permission: may.log },
  params: idParam,
  body: z.object({ ...meetingFields, version: readVersion }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.meetingInFuture,
    errors.meetingBeforeRelation,
    errors.meetingAfterRelation,
    errors.meetingOutsideTask,
    errors.meetingLogged,
    errors.taskNotOfBase,
  ],
})

export const withdrawMeeting = endpoint({
  method: 'DELETE',
  path: '/api/v1/mentorMeetings/{id}',
  summary: 'Withdraw a meeting that is not confirmed',
  access: { permission: may.log },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

const filters = searchQuery.extend({
  state: emptyAsAbsent(state),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type MeetingFilters = z.output<typeof filters>

/** By what readers order the records of guidance; without it the latest is first. */
export const meetingSorts = ['name', 'mentor', 'metOn', 'topic', 'task'] as const

const sortedFilters = filters.extend({ sort: sortBy(meetingSorts) })
export type SortedMeetingFilters = z.output<typeof sortedFilters>

export const listLoggedMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMeetings/logged',
  summary: 'Meetings the reader has logged as mentor: disputed first, then the latest',
  access: { permission: may.log },
  unsorted: 'the own meetings below each other, those that are disputed first',
  query: filters,
  answer: pageOf(meeting),
})

export const listOwnMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/mentorMeetings/own',
  summary: 'Meetings of the reader as trainee: those to confirm first, then the latest',
  access: { permission: may.own },
  unsorted: 'the own meetings below each other, those to confirm first',
  query: filters,
  answer: pageOf(meeting),
})

export const listMeetings = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/record/page',
  summary: 'Records of guidance in the reader’s scope, the latest first',
  access: { permission: may.list },
  query: sortedFilters,
  answer: pageOf(meeting),
})

export const meetingExport = exportCalls({
  path: '/teacherMentorLibrary/record',
  what: 'records of guidance',
  exporting: may.export,
  filters: sortedFilters.omit({ pageNum: true, pageSize: true }),
})

export const meetingAnswer = reviewCalls({
  path: '/api/v1/mentorMeetings',
  what: 'own meetings with the mentor',
  flow: meetingFlow,
  actions: MEETING_ANSWERS,
  permission: may.own,
})
