import { z } from 'zod'
import { moment } from '../values/moment.ts'
import { endpoint } from './endpoint.ts'
import { kernelErrors } from './errors.ts'

export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export const taskState = z.enum(TASK_STATES)
export const taskKey = z.object({ key: z.string().regex(/^[\w-]{16,64}$/) })

/** A background task as its owner sees it. Instants are ISO with offset. */
export const task = z.object({
  key: z.string(),
  kind: z.enum(['import', 'export']),

  /** `organisation.department`; `title` is its name in the reader's language. */
  sheet: z.string(),
  title: z.string(),
  state: taskState,
  done: z.number(),
  total: z.number().nullable(),
  written: z.number().nullable(),

  /** Rows of an import that hold what is stored already. */
  unchanged: z.number().nullable(),
  wrong: z.number().nullable(),

  /** Why columns of the imported sheet were not read, a sentence for each. */
  unread: z.array(z.string()),

  /** The first hundred wrong cells; all of them are marked in the result. */
  faults: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  error: z.string().nullable(),
  hasResult: z.boolean(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  actions: z.array(z.string()),
})

export type Task = z.output<typeof task>

export const getTask = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{key}',
  summary: 'How far an own task is',
  access: 'signedIn',
  params: taskKey,
  answer: task,
})

export const cancelTask = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/{key}/cancel',
  summary: 'Stop an own task; what it was about to write is not written',
  access: 'signedIn',
  params: taskKey,
  answer: z.null(),
  errors: [kernelErrors.actionNotNow],
})

export const downloadTaskResult = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{key}/result',
  summary: 'The sheet an own task has made',
  access: 'signedIn',
  params: taskKey,
  limit: 'export',
  answer: 'binary',
})

/**
 * PDFs are drawn two at a time. Answers how many are drawn before the reader's own, and how many
 * pages of a long one are done.
 */
export const getDrawingPlace = endpoint({
  method: 'GET',
  path: '/api/v1/drawings/place',
  summary:
    'How many PDFs are drawn before the one the reader waits for, and how many pages are drawn of a long one; null if they wait for none',
  access: 'signedIn',
  answer: z.object({
    before: z.number().nullable(),
    pages: z.object({ done: z.number(), total: z.number() }).nullable(),
  }),
})
