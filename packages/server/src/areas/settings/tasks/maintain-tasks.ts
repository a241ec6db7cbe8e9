import { settingsErrors } from '@residency/contract/areas/settings/access'
import { DAY_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { BlobStore } from '../../../platform/files/blob-store.ts'
import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { enqueueTask } from './enqueue-task.ts'
import { MAX_TRIES, STALLED_MS } from './run-task.ts'
import {
  endTask,
  findEndedTasks,
  findStalledTasks,
  findWaitingWork,
  requeueTask,
} from './task.queries.ts'
import { stepOf } from './task-state.rules.ts'

const RETENTION_MS = 7 * DAY_MS

const { from, to } = stepOf('cancel')

/** A backup does not contain jobs: a restore cancels tasks in progress. */
export const TASKS_AFTER_RESTORE = `update tasks set state = '${to}', finished_at = now() where state in (${from.map((state) => `'${state}'`).join(', ')})`

/** Requeues tasks whose process died; safe on several processes. Returns the count. */
export async function requeueStalledTasks(db: Db, jobs: Jobs, now: Date): Promise<number> {
  const stalled = await findStalledTasks(db, momentBefore(now, STALLED_MS))
  for (const task of stalled) {
    const { id, tries } = task
    await db.transaction().execute(async (tx) => {
      if (tries >= MAX_TRIES)
        return void (await endTask(tx, id, now, 'fail', { error: settingsErrors.taskSilent.key }))

      // a new job: the old one died with its process
      const jobId = await enqueueTask(jobs, tx, task)

      await requeueTask(tx, id, { jobId })
    })
  }

  return stalled.length
}

/** Deletes tasks that ended a week ago; the blob sweep removes their sheets. */
export async function sweepTasks(db: Db, blobs: BlobStore, now: Date): Promise<number> {
  const ended = await findEndedTasks(db, momentBefore(now, RETENTION_MS))
  if (ended.length === 0) return 0

  const ids = ended.map((task) => task.id)

  await db.deleteFrom('tasks').where('id', 'in', ids).execute()

  for (const task of ended)
    for (const name of [task.givenAs, task.resultAs]) if (name) await blobs.remove(name)

  return ended.length
}

/** How long the oldest job waits, and imports and exports that failed within a day. */
export async function measureTasks({ db, now }: SignedCtx): Promise<readonly Measure[]> {
  const { failed, waiting } = await findWaitingWork(db, momentBefore(now(), DAY_MS))

  return [
    { name: 'oldestJobSeconds', value: waiting },
    { name: 'failedTasks', value: failed },
  ]
}
