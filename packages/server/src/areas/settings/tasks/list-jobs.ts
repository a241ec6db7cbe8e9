import { TASK_STATES, type TaskFilters } from '@residency/contract/areas/settings/task.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { countByState, findTaskForUpdate, findTaskPage } from './task.queries.ts'
import { shownTask } from './task-list.ts'

/** Everybody's tasks for administrators, with how many there are in each state. */
export async function listJobs(ctx: SignedCtx, filters: TaskFilters) {
  const [{ rows, total }, counted] = await Promise.all([findTaskPage(ctx.db, null, filters), countByState(ctx.db)])
  const counts = Object.fromEntries(TASK_STATES.map((state) => [state, counted.find((c) => c.state === state)?.count ?? 0]))
  const list = rows.map((task) => ({
    ...shownTask(ctx, task, task.state === 'failed' ? ['retry'] : []),
    userName: task.nickname,
    tries: task.tries,
    startedAt: task.started_at?.toISOString() ?? null,
  }))
  return { list, total, counts: counts as Record<(typeof TASK_STATES)[number], number> }
}

/** Gives a failed task away once more; it runs under its owner's rights, not the administrator's. */
export async function retryJob(ctx: SignedCtx, { key }: { key: string }) {
  await inTransaction(ctx, async (tx) => {
    const task = found(await findTaskForUpdate(tx.db, key))
    if (task.state !== 'failed') throw fail(kernelErrors.actionNotNow)
    const job = await ctx.services.jobs.send(tx.db, 'sheets', { key })
    await tx.db
      .updateTable('tasks')
      .set({ state: 'waiting', finished_at: null, error: null, tries: 0, cancel_asked_at: null, job_id: job })
      .where('id', '=', task.id)
      .execute()
    await tx.audit({ action: 'settings.job.retry', entity: task.sheet, entityId: key })
  })
  ctx.services.jobs.nudge('sheets')
  return null
}
