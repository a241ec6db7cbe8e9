import * as job from '@residency/contract/areas/settings/tasks/task.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import * as task from '@residency/contract/kernel/task'
import type { Binder } from '../../../platform/http/bind.ts'
import { drawnPagesOf, placeInQueue } from '../../../platform/pdf/draw-pdf.ts'
import { listJobs, retryJob } from './list-jobs.ts'
import { cancelTask, downloadTaskResult, getTask, listOwnTasks } from './task-list.ts'

/** Background tasks: one's own, and everybody's for administrators. */
export function tasksRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(job.listOwnTasks, listOwnTasks)
  bind(task.getTask, getTask)
  bind(task.cancelTask, cancelTask)

  bind(task.getDrawingPlace, async ({ actor }) => ({
    before: placeInQueue(actor.userId),
    pages: drawnPagesOf(actor.userId),
  }))

  bind(task.downloadTaskResult, downloadTaskResult)
  bind(job.listJobs, listJobs)
  bind(job.retryJob, retryJob)
}
