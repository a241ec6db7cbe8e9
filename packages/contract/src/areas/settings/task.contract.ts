import { z } from 'zod'
import { emptyAsAbsent, endpoint, kernelErrors, pageOf, pageQuery } from '../../kernel/index.ts'
import { settingsPermissions as may } from './permissions.ts'

export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
const state = z.enum(TASK_STATES)
const keyParam = z.object({ key: z.string().regex(/^[\w-]{16,64}$/) })
const filters = pageQuery.extend({ state: emptyAsAbsent(state) })
export type TaskFilters = z.output<typeof filters>

/** Work in the background as whoever asked for it sees it. Instants are ISO with offset. */
export const task = z.object({
  key: z.string(),
  kind: z.enum(['import', 'export']),
  /** `organisation.department`; `title` is its name in the reader's language. */
  sheet: z.string(),
  title: z.string(),
  state,
  done: z.number(),
  total: z.number().nullable(),
  written: z.number().nullable(),
  wrong: z.number().nullable(),
  /** The first hundred wrong cells; all of them are marked in the result. */
  faults: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  error: z.string().nullable(),
  hasResult: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  actions: z.array(z.string()),
})
export type Task = z.output<typeof task>
const row = task.omit({ faults: true })

export const listOwnTasks = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/page',
  summary: 'Own work in the background, the newest first',
  access: 'signedIn',
  query: filters,
  answer: pageOf(row),
})
export const getTask = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{key}',
  summary: 'How far an own task is',
  access: 'signedIn',
  params: keyParam,
  answer: task,
})
export const cancelTask = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/{key}/cancel',
  summary: 'Stop an own task; what it was about to write is not written',
  access: 'signedIn',
  params: keyParam,
  answer: z.null(),
  errors: [kernelErrors.actionNotNow],
})
export const downloadTaskResult = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{key}/result',
  summary: 'The sheet an own task has made',
  access: 'signedIn',
  params: keyParam,
  limit: 'export',
  answer: 'binary',
})

/** As administrators see it: whose it is and why it failed, not what was in it. */
export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/page',
  summary: 'Everybody’s work in the background: waiting, running, failed with the reason',
  access: { permission: may.jobList },
  query: filters,
  answer: pageOf(row.extend({ userName: z.string(), tries: z.number(), startedAt: z.string().nullable() })).extend({
    counts: z.record(state, z.number()),
  }),
})
export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/{key}/retry',
  summary: 'Try a failed task once more',
  access: { permission: may.jobRetry },
  params: keyParam,
  answer: z.null(),
  errors: [kernelErrors.actionNotNow],
})
