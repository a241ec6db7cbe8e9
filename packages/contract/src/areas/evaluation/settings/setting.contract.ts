import { z } from 'zod'
import {
  endpoint,
  idParam,
  kernelErrors,
  readVersion,
  recordId,
  recordOption,
} from '../../../kernel/index.ts'
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
