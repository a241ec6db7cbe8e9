import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { examsErrors as errors, examsPermissions as may } from './access.ts'

const instant = z.iso.datetime({ offset: true, error: 'kernel.wrong' })

const fields = z.object({
  intakeId: recordId,
  name: requiredText(40),

  /** Address or building; the room is a separate field. */
  place: requiredText(120),
  room: requiredText(60),
  startsAt: instant,
  endsAt: instant,

  /** One room: its tickets are one PDF. */
  seats: z.number().int().min(1).max(1000),
})

const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(startsAt) < Date.parse(endsAt)

const early = { path: ['endsAt'], message: 'recruitment.endsAt.early' }

const examSessionForm = fields.refine(inOrder, early)
export const examSessionShape = fields.shape
export type ExamSessionForm = z.output<typeof examSessionForm>

/** The intake of a session cannot be changed. */
const examSessionChange = fields
  .omit({ intakeId: true })
  .extend({ version: readVersion })
  .refine(inOrder, early)

export type ExamSessionChange = z.output<typeof examSessionChange>

const stored = fields.extend({
  startsAt: moment,
  endsAt: moment,
  id: z.number(),
  version: z.number(),
})

const row = stored.extend({
  intakeName: z.string(),

  /** Occupied seats. */
  taken: z.number(),

  /** What the reader may do: edit delete tickets. */
  actions: z.array(z.string()),
})

export type ExamSession = z.output<typeof row>

/** By what readers order the sessions; without it those of the latest intake are first. */
export const examSessionSorts = ['name', 'startsAt', 'place', 'taken'] as const

const filters = searchQuery.extend({
  sort: sortBy(examSessionSorts),
  intakeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})
export type ExamSessionFilters = z.output<typeof filters>

export const listExamSessions = endpoint({
  method: 'GET',
  path: '/api/v1/exams/sessions',
  summary: 'Exam sessions with how many seats are given',
  access: { permission: [may.arrange, may.score, may.check] },
  query: filters,
  answer: pageOf(row),
})

export const getExamSessionForm = endpoint({
  method: 'GET',
  path: '/api/v1/exams/sessions/{id}/form',
  summary: 'One exam session as its form',
  access: { permission: may.arrange },
  params: idParam,
  answer: stored,
})

export const createExamSession = endpoint({
  method: 'POST',
  path: '/api/v1/exams/sessions',
  summary: 'Add an exam session to an intake; answers its id',
  access: { permission: may.arrange },
  body: examSessionForm,
  answer: z.number(),
  once: true,
  errors: [errors.sessionNameTaken, errors.sessionIntakeUnknown],
})

export const updateExamSession = endpoint({
  method: 'PUT',
  path: '/api/v1/exams/sessions/{id}',
  summary: 'Change an exam session; its examinees are notified of what is new',
  access: { permission: may.arrange },
  params: idParam,
  body: examSessionChange,

  /** How many applicants were notified. */
  answer: z.object({ notified: z.number() }),
  errors: [errors.sessionNameTaken, errors.sessionSeatsTooFew, kernelErrors.changedMeanwhile],
})

export const deleteExamSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/exams/sessions/{ids}',
  summary: 'Delete exam sessions in which nobody has a seat',
  access: { permission: may.arrange },
  params: idsParam,
  answer: z.null(),
  errors: [errors.sessionUsed],
})
