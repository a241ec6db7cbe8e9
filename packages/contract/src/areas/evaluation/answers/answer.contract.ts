import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { DIRECTIONS } from '../targets/target.contract.ts'
import { givenScores, givenTexts, storedSections } from '../templates/evaluation-form.public.ts'
import { TEMPLATE_KINDS } from '../templates/template.contract.ts'
import { answerErrors as errors, answerPermissions as may } from './access.ts'

const kind = z.enum(TEMPLATE_KINDS)

/** A form as it is filled in. */
export const filledForm = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  intro: z.string().nullable(),
  sections: storedSections,
})

export type FilledForm = z.output<typeof filledForm>

/** Made by the page that fills in the form: an answer that is sent twice is stored once. */
export const answerKey = z.uuid()

/** What a rater sends: marks and texts by the id of their item. */
const answerInput = {
  scores: givenScores,
  texts: givenTexts,
  key: answerKey,

  /** The day that is rated; null: today. An anonymous answer has none. */
  assessedOn: calendarDay.nullable().default(null),
}

/**
 * overdue: can still be answered. missed: the target closed before. dropped: the rater had too little
 * contact.
 */
export const TASK_STATES = ['waiting', 'overdue', 'done', 'missed', 'dropped'] as const
const taskState = z.enum(TASK_STATES)
export type TaskState = z.output<typeof taskState>

const task = z.object({
  id: z.number(),

  /** The name of the target, such as that of a yearly evaluation. */
  target: z.string(),
  direction: z.enum(DIRECTIONS),
  kind,

  /** The name of the person or department to be rated. */
  subject: z.string(),

  /** The department of the stay that is rated. */
  note: z.string().nullable(),
  dueOn: z.string(),
  closesOn: z.string(),
  isAnonymous: z.boolean(),
  state: taskState,

  /** Whether the rater can end it because of too little contact. */
  mayDrop: z.boolean(),
})

export type OwnTask = z.output<typeof task>

/** How many tasks of the reader are still open, this one done. */
const left = z.number()

/** `open`: what can be done, in time or overdue; what waits for somebody is counted by it. */
const taskFilters = searchQuery.extend({
  state: emptyAsAbsent(z.enum([...TASK_STATES, 'open', 'all'])),
})

export type OwnTaskFilters = z.output<typeof taskFilters>

export const listOwnTasks = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTasks',
  summary: 'What the reader is asked to evaluate: what is overdue and waiting first',
  access: { permission: may.own },
  unsorted: 'what is to be done, what is overdue and due first at the top',
  query: taskFilters,
  answer: pageOf(task),
})

export const getOwnTask = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTasks/{id}',
  summary: 'One task with its form',
  access: { permission: may.own },
  params: idParam,
  answer: task.extend({ form: filledForm }),
  errors: [kernelErrors.notFound],
})

/**
 * Not `once`: that would remember for five seconds who sent what, and so join an anonymous answer
 * with its rater. What is sent twice is recognised by its `key`.
 */
export const answerTask = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTasks/{id}/answer',
  summary: 'Answer a task, once; an anonymous answer is kept apart from who gave it',
  access: { permission: may.own },
  params: idParam,
  body: z.object(answerInput),
  answer: z.object({ id: z.number(), state: taskState, left }),
  errors: [
    kernelErrors.notFound,
    errors.answersMissing,
    errors.nothingObserved,
    errors.alreadyAnswered,
    errors.targetClosed,
    errors.assessedAhead,
  ],
})

export const dropTask = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTasks/{id}/drop',
  summary: 'End a task because of too little contact; the next candidate is asked',
  access: { permission: may.own },
  params: idParam,
  answer: z.object({
    id: z.number(),
    state: taskState,
    left,

    /** Whether another rater is asked now. */
    isPassedOn: z.boolean(),
  }),
  errors: [kernelErrors.notFound, errors.alreadyAnswered, errors.targetClosed, errors.ownTask],
})

/** `from` and `until`: the days of the stay. */
const bedsideTrainee = z.object({
  traineeId: z.number(),
  name: z.string(),
  department: z.string(),
  from: z.string(),
  until: z.string(),
})

export type BedsideTrainee = z.output<typeof bedsideTrainee>

export const listBedsideChoices = endpoint({
  method: 'GET',
  path: '/api/v1/bedsideEvaluations/choices',
  summary:
    'Trainees whom the reader supervises now, and the forms for them, whole, so that a phone can keep them',
  access: { permission: may.bedside },
  answer: z.object({ trainees: z.array(bedsideTrainee), forms: z.array(filledForm) }),
})

export const addBedsideEvaluation = endpoint({
  method: 'POST',
  path: '/api/v1/bedsideEvaluations',
  summary: 'Evaluate a trainee whom one supervises on that day, without being asked',
  access: { permission: may.bedside },
  body: z.object({ traineeId: recordId, templateId: recordId, ...answerInput }),
  answer: z.object({ id: z.number() }),
  errors: [
    errors.answersMissing,
    errors.nothingObserved,
    errors.notYourTrainee,
    errors.assessedAhead,
    errors.bedsideFormUnknown,
  ],
})

const record = z.object({
  id: z.number(),
  subject: z.string(),
  department: z.string().nullable(),
  rater: z.string(),
  kind,

  /** The name of the form. */
  form: z.string(),

  /** The name of the target; null: an evaluation without being asked. */
  target: z.string().nullable(),

  /** 0 to 100, of the marks and choices that have a weight; null: none of them was given. */
  score: z.number().nullable(),
  assessedOn: z.string(),
})

export type EvaluationRecord = z.output<typeof record>

/** given: by the reader. about: about the reader. all: of the reader's bases. */
export const RECORD_VIEWS = ['given', 'about', 'all'] as const

const recordFilters = searchQuery.extend({
  view: z.enum(RECORD_VIEWS).default('given'),
  kind: emptyAsAbsent(kind),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type RecordFilters = z.output<typeof recordFilters>

export const listEvaluations = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationAnswers',
  summary: 'Named evaluations: given, about the reader, or of trainees of the reader’s bases',
  access: { permission: [may.own, may.list] },
  unsorted: 'hundreds of thousands of answers, the latest first',
  query: recordFilters,
  answer: pageOf(record),
})

export const getEvaluation = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationAnswers/{id}',
  summary: 'One named evaluation with its form',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: record.extend({ scores: givenScores, texts: givenTexts, template: filledForm }),
  errors: [kernelErrors.notFound],
})
