import type { TaskFilters } from '@residency/contract/areas/settings/tasks/task.contract'
import { kernelErrors, toMoment } from '@residency/contract/kernel'
import { TASK_STATES } from '@residency/contract/kernel/task'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { actionsOnJob } from '../settings.policy.ts'
import { enqueueTask, nudgeTasks } from './enqueue-task.ts'
import { countByState, findTaskForUpdate, findTaskPage, resetTask } from './task.queries.ts'
import { ownActions, presentTask } from './task-list.ts'
import { mayStep } from './task-state.rules.ts'

/** Everybody's tasks for administrators, with a count per state. */
export async function listJobs(ctx: SignedCtx, filters: TaskFilters) {
  const [{ rows, total }, counted] = await Promise.all([
    findTaskPage(ctx.db, null, filters),
    countByState(ctx.db),
  ])

  const counts = Object.fromEntries(
    TASK_STATES.map((state) => [state, counted.find((c) => c.state === state)?.count ?? 0]),
  )

  const list = rows.map((task) => ({
    ...presentTask(ctx, task, [
      ...actionsOnJob(ctx.actor, mayStep('retry', task.state)),
      ...(task.userId === ctx.actor.userId ? ownActions(task) : []),
    ]),
    userName: task.nickname,
    tries: task.tries,
    startedAt: toMoment(task.startedAt),
  }))

  return { list, total, counts: counts as Record<(typeof TASK_STATES)[number], number> }
}

/** Enqueues a failed task again; it runs with its owner's rights, not the administrator's. */
export async function retryJob(ctx: SignedCtx, { key }: { key: string }) {
  const { kind } = await inTransaction(ctx, async (tx) => {
    const task = found(await findTaskForUpdate(tx.db, key))
    if (!mayStep('retry', task.state)) throw fail(kernelErrors.actionNotNow)

    await resetTask(tx.db, task.id, { jobId: await enqueueTask(ctx.services.jobs, tx.db, task) })
    await tx.audit({ action: 'settings.job.retry', entity: task.sheet, entityId: key })

    return task
  })

  nudgeTasks(ctx.services.jobs, kind)

  return null
}
