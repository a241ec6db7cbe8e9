import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { settingErrors as errors, settingPermissions as may } from './access.ts'

const range = 'evaluation.reminder.range'

const reminders = z.object({
  /** Days before it is due on which raters are reminded first; 0: on the day. */
  daysBefore: z.number().int().min(0, range).max(30, range),

  /** Days from one reminder to the next once it is due. */
  everyDays: z.number().int().min(1, range).max(30, range),
  version: readVersion,
})

export const reminderFields = reminders.shape
export type Reminders = z.output<typeof reminders>

const hours = 'evaluation.request.hours'
const perDay = 'evaluation.request.perDay'

const requestRules = z.object({
  /** Hours in which a supervisor can answer a request. */
  hoursOpen: z.number().int().min(1, hours).max(336, hours),

  /** Requests of a trainee on one day. */
  perDay: z.number().int().min(1, perDay).max(20, perDay),
  version: readVersion,
})

export const requestRuleFields = requestRules.shape
export type RequestRules = z.output<typeof requestRules>

const perWeek = 'evaluation.load.range'

const loadRule = z.object({
  /** Tasks that open for a rater in a week. */
  mostPerWeek: z.number().int().min(1, perWeek).max(50, perWeek),
  version: readVersion,
})

export const loadRuleFields = loadRule.shape
export type LoadRule = z.output<typeof loadRule>

const departmentForm = z.object({
  id: z.number(),
  name: z.string(),
  seriesId: z.number().nullable(),
})

const MAX_FORMS = 10

export const getEvaluationSettings = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationSettings',
  summary:
    'Forms at the bedside: what the reader and the departments chose; when raters are reminded',
  access: { permission: [may.own, may.department, may.office] },
  answer: z.object({
    /** Published forms by their series: a new edition keeps its place. */
    forms: z.array(recordOption),
    own: z.array(z.number()),

    /** The form of the reader's department, by its name. */
    ofDepartment: z.string().nullable(),
    departments: z.array(departmentForm),
    reminders,
    requests: requestRules,
    load: loadRule,
  }),
})

export type EvaluationSettings = z.output<typeof getEvaluationSettings.answer>

export const setOwnForms = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationSettings/own',
  summary: 'Choose which forms come first at the bedside, in this order',
  access: { permission: may.own },
  body: z.object({ seriesIds: z.array(recordId).max(MAX_FORMS) }),
  answer: z.null(),
  errors: [errors.settingFormUnknown],
})

export const setDepartmentForm = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationSettings/departments/{id}',
  summary: 'Set the form that supervisors of a department find first; null: none',
  access: { permission: may.department },
  params: idParam,
  body: z.object({ seriesId: recordId.nullable() }),
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.settingFormUnknown],
})

export const setReminders = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationSettings/reminders',
  summary: 'Set when raters are reminded',
  access: { permission: may.office },
  body: reminders,
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile],
})

export const setRequestRules = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationSettings/requests',
  summary: 'Set how long requests of trainees are open, and how many a trainee may ask a day',
  access: { permission: may.office },
  body: requestRules,
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile],
})

export const setLoadRule = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationSettings/load',
  summary: 'Set how many tasks open for a rater in a week; targets that are open keep their plan',
  access: { permission: may.office },
  body: loadRule,
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile],
})
