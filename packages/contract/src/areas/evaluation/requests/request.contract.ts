import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { answerErrors, answerPermissions } from '../answers/access.ts'
import { answerKey, filledForm } from '../answers/answer.contract.ts'
import { givenScores, givenTexts } from '../templates/evaluation-form.public.ts'
import type { TemplateKind } from '../templates/template.contract.ts'
import { requestErrors as errors, requestPermissions as may } from './access.ts'
import { REQUEST_ANSWERS, requestFlow } from './request.flow.ts'

const PATH = '/api/v1/evaluationRequests'
const state = z.enum(requestFlow.states)

/** Forms about one occasion; those about a month or a stay are asked for by targets. */
export const REQUEST_KINDS: readonly TemplateKind[] = ['miniCex', 'dops']

/** day: supervises the trainee today. department: teaches where the trainee is. recent: of last week. */
export const SUPERVISOR_GROUPS = ['day', 'department', 'recent'] as const
const group = z.enum(SUPERVISOR_GROUPS)
export type SupervisorGroup = z.output<typeof group>

const supervisor = z.object({
  userId: z.number(),
  name: z.string(),
  department: z.string(),
  group,

  /** The day that is rated. */
  aboutOn: z.string(),
})

export type SupervisorToAsk = z.output<typeof supervisor>

export const listRequestChoices = endpoint({
  method: 'GET',
  path: `${PATH}/choices`,
  summary: 'Forms that are filled in by taps, and supervisors: those of today first',
  access: { permission: may.own },
  answer: z.object({
    forms: z.array(recordOption),
    supervisors: z.array(supervisor),

    /** How many more the reader may ask for today, and how many a day. */
    left: z.number(),
    perDay: z.number(),
    hoursOpen: z.number(),
  }),
})

const common = {
  id: z.number(),
  department: z.string(),
  form: z.string(),
  state,

  /** The day that is rated. */
  aboutOn: z.string(),
  askedAt: moment,
  lapsesAt: moment,

  /** The evaluation, once it was given. */
  answerId: z.number().nullable(),
}

const ownRequest = z.object({
  ...common,
  supervisor: z.string(),

  /** What the supervisor opens; null: there is nothing to answer any more. */
  code: z.string().nullable(),
  mayWithdraw: z.boolean(),
})

export type OwnRequest = z.output<typeof ownRequest>

export const listOwnRequests = endpoint({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'What the reader has asked for, open ones first, then the latest',
  access: { permission: may.own },
  unsorted: 'lines without a table, open ones first',
  query: pageQuery,
  answer: pageOf(ownRequest),
})

const requestForm = z.object({ templateId: recordId, supervisorId: recordId })
export type RequestForm = z.output<typeof requestForm>

export const askForEvaluation = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Ask a supervisor for an evaluation; the supervisor is notified',
  access: { permission: may.own },
  body: requestForm,
  once: true,
  answer: z.object({ id: z.number(), left: z.number() }),
  errors: [
    errors.requestFormUnknown,
    errors.requestSupervisorUnknown,
    errors.requestsSpent,
    errors.requestUnderWay,
  ],
})

export const withdrawRequest = endpoint({
  method: 'DELETE',
  path: `${PATH}/own/{id}`,
  summary: 'Withdraw a request that was not answered',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.requestOver],
})

const request = z.object({
  ...common,
  trainee: z.string(),
  actions: z.array(z.enum(REQUEST_ANSWERS)),
})

export type EvaluationRequest = z.output<typeof request>

/** By what readers order the requests; without it those that lapse first are at the top. */
export const requestSorts = ['trainee', 'form', 'lapsesAt'] as const

/** `all`: in every state. */
const filters = searchQuery.extend({
  sort: sortBy(requestSorts),
  state: emptyAsAbsent(z.enum([...requestFlow.states, 'all'])),
})

export type RequestFilters = z.output<typeof filters>

export const listRequests = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Evaluations that trainees ask the reader for, those that lapse first at the top',
  access: { permission: answerPermissions.bedside },
  query: filters,
  answer: pageOf(request),
})

const withForm = request.extend({ template: filledForm })

export type RequestWithForm = z.output<typeof withForm>

export const getRequest = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One request to the reader, with its form',
  access: { permission: answerPermissions.bedside },
  params: idParam,
  answer: withForm,
  errors: [kernelErrors.notFound],
})

/** The code is in the body: an address is written into logs. */
export const openRequest = endpoint({
  method: 'POST',
  path: `${PATH}/open`,
  summary: 'The request of a code, for the supervisor who was asked and nobody else',
  access: 'signedIn',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  answer: withForm,
  errors: [errors.requestUnknown, kernelErrors.tooMany],
})

const ended = z.object({ id: z.number(), state })

/** Without `once`: a second tab gets the stored answer. */
export const answerRequest = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/answer`,
  summary: 'Answer a request, once, by an evaluation at the bedside',
  access: { permission: answerPermissions.bedside },
  params: idParam,
  body: z.object({ scores: givenScores, texts: givenTexts, key: answerKey }),
  answer: ended.extend({ answerId: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.requestOver,
    answerErrors.answersMissing,
    answerErrors.nothingObserved,
    answerErrors.alreadyAnswered,
  ],
})

export const declineRequest = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/decline`,
  summary: 'Decline a request: saw too little; no reason is asked for',
  access: { permission: answerPermissions.bedside },
  params: idParam,
  answer: ended,
  errors: [kernelErrors.notFound, errors.requestOver],
})

const counts = {
  asked: z.number(),
  answered: z.number(),
  declined: z.number(),
  lapsed: z.number(),

  /** Withdrawn by the trainee. */
  withdrawn: z.number(),
  open: z.number(),

  /** Minutes from question to answer, half of the answers took longer; null: no answers. */
  medianMinutes: z.number().nullable(),
}

const figure = z.object({ id: z.number(), department: z.string(), ...counts })
export type RequestFigure = z.output<typeof figure>

const period = {
  /** Days on which they were asked for; absent: the half-year of the last day, until today. */
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
}

/** By what readers order the departments; without it the most requests are first. */
export const requestFigureSorts = [
  'department',
  'asked',
  'answered',
  'declined',
  'lapsed',
  'withdrawn',
  'open',
  'medianMinutes',
] as const

const figureFilters = pageQuery.extend({ sort: sortBy(requestFigureSorts), ...period })
export type RequestFigureFilters = z.output<typeof figureFilters>

export const listRequestFigures = endpoint({
  method: 'GET',
  path: `${PATH}/figures`,
  summary: 'Requests by department: asked, answered, declined, lapsed, and how long answers took',
  access: { permission: may.list },
  query: figureFilters,
  answer: pageOf(figure).extend({ whole: z.object(counts), from: z.string(), until: z.string() }),
})

export const requestFigureExport = exportCalls({
  path: `${PATH}/figures`,
  what: 'requests for evaluations by department',
  exporting: may.export,
  filters: figureFilters.omit({ pageNum: true, pageSize: true }),
})
