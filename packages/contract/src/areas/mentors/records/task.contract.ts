import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { recordErrors as errors, recordPermissions as may } from './access.ts'

const year = z.coerce.number().int().min(2000).max(2200)
const term = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]))

/** What mentors of a base do with each trainee in a term, and how often. */
export const taskForm = z
  .object({
    baseId: recordId,
    year,
    term,
    name: requiredText(100),
    content: optionalText(1000),
    meetings: z.number().int().min(1).max(200),
    startsOn: calendarDay,
    endsOn: calendarDay,
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'mentors.task.endsEarly',
  })

export type TaskForm = z.output<typeof taskForm>

const task = z.object({
  id: z.number(),
  baseId: z.number(),
  base: z.string(),
  year: z.number(),
  term: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  content: z.string().nullable(),
  meetings: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
  version: z.number(),
})

export type Task = z.output<typeof task>

/** By what readers order the tasks; without it the latest is first. */
export const taskSorts = ['name', 'base', 'year', 'meetings', 'startsOn'] as const

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/v1/mentorTasks',
  summary: 'Tasks of mentors in the reader’s scope, the latest first',
  access: { permission: [may.manageTasks, may.list] },
  query: pageQuery.extend({
    sort: sortBy(taskSorts),
    year: emptyAsAbsent(year),
    term: emptyAsAbsent(term),
  }),
  answer: pageOf(task),
})

const option = z.array(recordOption)

export const listTaskBases = endpoint({
  method: 'GET',
  path: '/api/v1/mentorTasks/bases',
  summary: 'Bases for which the reader sees and sets tasks',
  access: { permission: [may.manageTasks, may.list] },
  answer: option,
})

const writeErrors = [errors.taskExists, errors.taskBaseNotYours]

export const createTask = endpoint({
  method: 'POST',
  path: '/api/v1/mentorTasks',
  summary: 'Set a task for the mentors of a base',
  access: { permission: may.manageTasks },
  body: taskForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: writeErrors,
})

export const updateTask = endpoint({
  method: 'PUT',
  path: '/api/v1/mentorTasks/{id}',
  summary: 'Change a task',
  access: { permission: may.manageTasks },
  params: idParam,
  body: taskForm.safeExtend({ version: readVersion }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, ...writeErrors, errors.taskInUse],
})

export const removeTask = endpoint({
  method: 'DELETE',
  path: '/api/v1/mentorTasks/{id}',
  summary: 'Remove a task for which no meeting was logged',
  access: { permission: may.manageTasks },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.taskInUse],
})

const fulfilment = z.object({
  id: z.string(),
  mentor: z.string(),
  department: z.string(),
  name: z.string(),
  number: z.string(),
  task: z.string(),
  meetings: z.number(),
  done: z.number(),
  waiting: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
})

export type Fulfilment = z.output<typeof fulfilment>

/** By what readers order the fulfilment; without it that of the latest task is first. */
export const fulfilmentSorts = ['mentor', 'name', 'task'] as const

const fulfilmentFilters = searchQuery.extend({
  sort: sortBy(fulfilmentSorts),
  year: emptyAsAbsent(year),
  term: emptyAsAbsent(term),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  fulfilled: emptyAsAbsent(z.enum(['yes', 'no'])),
})

export type FulfilmentFilters = z.output<typeof fulfilmentFilters>
const withoutPage = fulfilmentFilters.omit({ pageNum: true, pageSize: true })

export const listFulfilment = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/task/page',
  summary: 'Who has fulfilled which task with which trainee, computed from confirmed meetings',
  access: { permission: may.list },
  query: fulfilmentFilters,
  answer: pageOf(fulfilment),
})

const share = z.object({ department: z.string(), total: z.number(), fulfilled: z.number() })
export type FulfilledShare = z.output<typeof share>

export const listFulfilledShares = endpoint({
  method: 'GET',
  path: '/api/v1/mentorTasks/shares',
  summary: 'The same by department: how many tasks there are, and how many are fulfilled',
  access: { permission: may.list },
  query: withoutPage.omit({ sort: true }),
  answer: z.array(share),
})

export const fulfilmentExport = exportCalls({
  path: '/teacherMentorLibrary/task',
  what: 'fulfilled tasks of mentors',
  exporting: may.export,
  filters: withoutPage,
})
