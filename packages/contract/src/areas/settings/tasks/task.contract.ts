import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { task, taskKey, taskState } from '../../../kernel/calls/task.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { settingsPermissions as may } from '../access.ts'

/** By what readers order the work; without it the newest is first. */
export const taskSorts = ['createdAt'] as const

const filters = pageQuery.extend({ sort: sortBy(taskSorts), state: emptyAsAbsent(taskState) })
export type TaskFilters = z.output<typeof filters>

const row = task.omit({ faults: true, unread: true })

export const listOwnTasks = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/page',
  summary: 'Own work in the background, the newest first',
  access: 'signedIn',
  query: filters,
  answer: pageOf(row.extend({ unread: task.shape.unread })),
})

/** As administrators see it: its owner and why it failed, not its content. */
export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/page',
  summary: 'Everybody’s work in the background: waiting, running, failed with the reason',
  access: { permission: may.jobList },
  query: filters,
  answer: pageOf(
    row.extend({ userName: z.string(), tries: z.number(), startedAt: moment.nullable() }),
  ).extend({
    counts: z.record(taskState, z.number()),
  }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/{key}/retry',
  summary: 'Try a failed task once more',
  access: { permission: may.jobRetry },
  params: taskKey,
  answer: z.null(),
  errors: [kernelErrors.actionNotNow],
})
