import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { examsErrors as errors, examsPermissions as may } from './access.ts'

const idQuery = z.coerce.number().pipe(recordId)
const access = { permission: may.arrange } as const
export const EXAM_STAGES = ['waiting', 'arranged', 'scored'] as const

/** By what readers order the examinees; without it those who wait for a seat are first. */
export const examineeSorts = ['realName', 'firstChoice', 'ticketNumber'] as const

const filters = searchQuery.extend({
  sort: sortBy(examineeSorts),
  intakeId: emptyAsAbsent(idQuery),
  stage: emptyAsAbsent(z.enum(EXAM_STAGES)),
  sessionId: emptyAsAbsent(idQuery),
  majorId: emptyAsAbsent(idQuery),
  traineeKind: emptyAsAbsent(z.enum(TRAINEE_KINDS)),
})

export type ExamineeFilters = z.output<typeof filters>

const session = z.object({
  id: z.number(),
  name: z.string(),
  place: z.string(),
  room: z.string(),
  startsAt: moment,
})

const examinee = z.object({
  id: z.number(),
  intakeId: z.number(),
  realName: z.string(),
  traineeKind: z.enum(TRAINEE_KINDS),
  stage: z.enum(EXAM_STAGES),

  /** Major and unit of the first choice. */
  firstChoice: z.string().nullable(),
  ticketNumber: z.string().nullable(),
  session: session.nullable(),
  seatNo: z.number().nullable(),

  /** What the reader may do: arrange move ticket. */
  actions: z.array(z.string()),
})

export type Examinee = z.output<typeof examinee>

export const listExaminees = endpoint({
  method: 'GET',
  path: '/api/v1/exams/examinees',
  summary: 'Who waits for a seat, who has one and who has been scored',
  access,
  query: filters,
  answer: pageOf(examinee),
})

const preference = z.object({
  intakeId: recordId,

  /** Registration ids; if omitted, everybody waiting in the intake. */
  ids: z.array(recordId).min(1).max(10_000).nullish(),

  /** Filters by first choice and trainee kind; omitted means all. */
  baseId: recordId.nullish(),
  majorId: recordId.nullish(),
  traineeKind: z.enum(TRAINEE_KINDS).nullish(),
  sessionIds: z.array(recordId).min(1, 'kernel.text.required').max(100),
})

export type ArrangementInput = z.output<typeof preference>

const plan = z.object({
  people: z.number(),

  /** Selected registrations that cannot be arranged: exempt, not qualified, or already seated. */
  leftOut: z.number(),
  free: z.number(),
  missing: z.number(),
  sessions: z.array(
    session.extend({
      free: z.number(),
      given: z.number(),
      firstSeat: z.number().nullable(),
      lastSeat: z.number().nullable(),
      majors: z.array(z.object({ name: z.string(), count: z.number() })),
    }),
  ),
})

export type ArrangementPlan = z.output<typeof plan>
const refusals = [errors.sessionUnknown, errors.sessionBegun] as const

export const previewArrangement = endpoint({
  method: 'POST',
  path: '/api/v1/exams/arrangements/preview',
  summary: 'What an arrangement would give, without giving it',
  access,
  body: preference,
  answer: plan,
  errors: refusals,
})

export const arrangeExam = endpoint({
  method: 'POST',
  path: '/api/v1/exams/arrangements',
  summary: 'Give seats and ticket numbers, all or none',
  access,

  /** `people`: the number of people shown by the preview. */
  body: preference.extend({ people: z.number().int().min(1) }),
  answer: z.object({ arranged: z.number() }),
  once: true,
  errors: [
    ...refusals,
    errors.seatsMissing,
    errors.nobodyToArrange,
    errors.arrangementChanged,
    errors.ticketNumbersSpent,
  ],
})

export const moveExamSeat = endpoint({
  method: 'POST',
  path: '/api/v1/exams/examinees/{id}/move',
  summary: 'Move somebody to another session before the exam; the ticket number stays',
  access,
  params: idParam,

  /** `fromSessionId`: the session they were in when this was decided. */
  body: z.object({ sessionId: recordId, fromSessionId: recordId }),
  answer: z.object({ seatNo: z.number(), ticketNumber: z.string() }),
  errors: [
    errors.sessionSame,
    errors.sessionElsewhere,
    errors.sessionBegun,
    errors.sessionFull,
    errors.noTicket,
    kernelErrors.changedMeanwhile,
  ],
})

const sheet = { method: 'GET', answer: 'binary' } as const

export const getExamTicket = endpoint({
  ...sheet,
  path: '/api/v1/exams/examinees/{id}/ticket',
  summary: 'The admission ticket of one examinee as PDF',
  access,
  params: idParam,
  errors: [errors.noTicket],
})

export const getSessionTickets = endpoint({
  ...sheet,
  path: '/api/v1/exams/sessions/{id}/tickets',
  summary: 'All admission tickets of a session as one PDF, in the order of the seats',
  access,
  params: idParam,
  errors: [errors.noTicket],
})

/** Exam time, place and ticket number; null until arranged. */
export const getOwnExam = endpoint({
  method: 'GET',
  path: '/sign/exams/own',
  summary: 'Time, place, seat and ticket number of the own exam',
  access: 'signedIn',
  answer: z
    .object({
      intakeName: z.string(),
      ticketNumber: z.string(),
      seatNo: z.number(),
      session: session.omit({ id: true }).extend({ endsAt: moment }),
    })
    .nullable(),
})

export const getOwnTicket = endpoint({
  ...sheet,
  path: '/sign/exams/own/ticket',
  summary: 'The own admission ticket as PDF',
  access: 'signedIn',
  errors: [errors.noTicket],
})
