import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { answerErrors } from '../answers/access.ts'
import { givenScores, givenTexts, storedSections } from '../templates/evaluation-form.public.ts'
import { examineErrors as errors, examinePermissions as may } from './access.ts'
import { examineFlow } from './examine.flow.ts'

const state = z.enum(examineFlow.states)
const EXAMINE_ACTIONS = Object.keys(examineFlow.actions) as (keyof typeof examineFlow.actions)[]

export const examinationForm = z.object({
  topic: requiredText(80),
  departmentId: recordId,
  traineeIds: z.array(recordId).min(1, 'kernel.text.required').max(50),
  examinerId: recordId,
  templateId: recordId,
  examOn: calendarDay,

  /** HH:mm. */
  startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'evaluation.time.wrong'),
  place: requiredText(80),
})

export type ExaminationForm = z.output<typeof examinationForm>

const examination = z.object({
  id: z.number(),
  topic: z.string(),
  trainee: z.string(),
  number: z.string(),
  examiner: z.string(),
  department: z.string(),
  form: z.string(),
  examOn: z.string(),
  startsAt: z.string(),
  place: z.string(),
  state,

  /** Of a hundred; null before it is scored. */
  score: z.number().nullable(),
  version: z.number(),
  actions: z.array(z.enum(EXAMINE_ACTIONS)),
})

export type Examination = z.output<typeof examination>

/** By what readers order the examinations; without it the latest is first. */
export const examinationSorts = ['topic', 'trainee', 'examiner', 'examOn', 'score'] as const

const filters = searchQuery.extend({
  sort: sortBy(examinationSorts),
  state: emptyAsAbsent(state),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type ExaminationFilters = z.output<typeof filters>

const ownFilters = filters.extend({
  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type OwnExaminationFilters = z.output<typeof ownFilters>

export const listExaminations = endpoint({
  method: 'GET',
  path: '/api/v1/examinations',
  summary: 'Practical examinations in the reader’s scope, the latest first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(examination),
})

export const examinationExport = exportCalls({
  path: '/api/v1/examinations',
  what: 'practical examinations',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const listOwnExaminations = endpoint({
  method: 'GET',
  path: '/api/v1/ownExaminations',
  summary:
    'Practical examinations of the reader, as examiner or trainee: what waits for the reader first',
  access: { permission: may.own },
  query: ownFilters,
  answer: pageOf(examination),
})

const detail = examination.extend({
  takenOn: z.string().nullable(),
  reason: z.string().nullable(),
  intro: z.string().nullable(),
  sections: storedSections,

  /** Shown to the trainee once they are given. */
  scores: givenScores.nullable(),
  texts: givenTexts.nullable(),
})

export type ExaminationDetail = z.output<typeof detail>

export const getExamination = endpoint({
  method: 'GET',
  path: '/api/v1/examinations/{id}',
  summary: 'One practical examination with its form',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

export const listExaminationChoices = endpoint({
  method: 'GET',
  path: '/api/v1/examinations/choices',
  summary: 'Departments, their trainees of these weeks and examiners, and forms for examinations',
  access: { permission: may.plan },
  answer: z.object({
    departments: z.array(recordOption),
    trainees: z.array(recordOption.extend({ departmentId: z.number() })),
    examiners: z.array(recordOption.extend({ departmentId: z.number() })),
    forms: z.array(recordOption),
  }),
})

export const planExaminations = endpoint({
  method: 'POST',
  path: '/api/v1/examinations',
  summary: 'Plan an examination of one or several trainees; they and the examiner are notified',
  access: { permission: may.plan },
  body: examinationForm,
  once: true,
  answer: z.object({ ids: z.array(z.number()) }),
  errors: Object.values(errors),
})

const moved = z.object({ id: z.number(), state })
const moving = [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow]
const step = z.object({ version: readVersion })

export const cancelExamination = endpoint({
  method: 'POST',
  path: '/api/v1/examinations/{id}/cancel',
  summary: 'Cancel an examination that was not taken',
  access: { permission: may.plan },
  params: idParam,
  body: step,
  answer: moved,
  errors: moving,
})

export const takeExamination = endpoint({
  method: 'POST',
  path: '/api/v1/examinations/{id}/take',
  summary: 'The examiner begins the examination, on its day or later',
  access: { permission: may.own },
  params: idParam,
  body: step,
  answer: moved,
  errors: [...moving, errors.examineAhead],
})

export const scoreExamination = endpoint({
  method: 'POST',
  path: '/api/v1/examinations/{id}/score',
  summary: 'The examiner marks it; the trainee is asked to confirm',
  access: { permission: may.own },
  params: idParam,
  body: step.extend({ scores: givenScores, texts: givenTexts }),
  answer: moved,
  errors: [...moving, answerErrors.answersMissing, answerErrors.nothingObserved],
})

export const confirmExamination = endpoint({
  method: 'POST',
  path: '/api/v1/examinations/{id}/confirm',
  summary: 'The trainee confirms the marks',
  access: { permission: may.own },
  params: idParam,
  body: step,
  answer: moved,
  errors: moving,
})

export const objectToExamination = endpoint({
  method: 'POST',
  path: '/api/v1/examinations/{id}/object',
  summary: 'The trainee objects to the marks; the examiner gives them again',
  access: { permission: may.own },
  params: idParam,
  body: step.extend({ reason: requiredText(500) }),
  answer: moved,
  errors: moving,
})
