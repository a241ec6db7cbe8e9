import { answerErrors as errors } from '@residency/contract/areas/evaluation/answers/access'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { lockLoads } from '../load/load.queries.ts'
import { findNextRater } from '../targets/people.queries.ts'
import { planOne } from '../targets/plan-target.ts'
import { mustBeTaken } from './answer-task.ts'
import {
  countOpenTasks,
  findEnd,
  findTargetOfTask,
  findTaskForAnswer,
  insertTask,
  markDropped,
  type TaskToAnswer,
} from './task.queries.ts'

/**
 * Ends a task whose rater had too little contact, and asks the next candidate. Dropping it twice
 * changes nothing.
 */
export const dropTask = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const task = found(await findTaskForAnswer(tx.db, tx.actor.userId, today, id))
    const end = await findEnd(tx.db, id)
    if (end.done) throw fail(errors.alreadyAnswered)

    mustBeTaken(task, today)
    if (task.direction === 'self') throw fail(errors.ownTask)

    const isPassedOn = !end.isDropped && (await drop(tx, task))
    const left = await countOpenTasks(tx.db, tx.actor.userId, today)

    return { id, state: 'dropped' as const, left, isPassedOn }
  })

/** Whether somebody else could be asked. */
async function drop(tx: SignedCtx, task: TaskToAnswer): Promise<boolean> {
  await markDropped(tx.db, task.id)

  await tx.audit({
    action: 'evaluation.answer.drop',
    // of an anonymous target only that somebody dropped a task of it
    ...(task.isAnonymous
      ? { entity: 'evaluationTarget', entityId: task.targetId }
      : { entity: 'evaluationSubject', entityId: task.subjectId, detail: { task: task.id } }),
  })

  const target = await findTargetOfTask(tx.db, task.targetId)
  const isLate = task.dueOn < dayInChina(tx.now())
  // Everybody who can is asked already; and nobody is asked for what would be overdue at once.
  if (target.raters === null || isLate) return false

  const next = await findNextRater(tx.db, target, { ...task, id: task.subjectId })
  if (!next) return false

  await lockLoads(tx.db)

  const opensOn = await planOne(tx, next, task.dueOn)
  const { raterId } = next
  const { targetId, subjectId } = task

  await insertTask(tx.db, { targetId, subjectId, raterId, opensOn })

  // Of tasks that open after the last ones were announced the job notifies.
  if (opensOn <= target.tasksOpenedOn!)
    await notify(tx, evaluationNotices.open, [
      {
        userId: raterId,
        values: { target: task.target, count: '1', due: task.dueOn },
        path: '/evaluate/wait',
      },
    ])

  return true
}
