import { answerErrors as errors } from '@residency/contract/areas/evaluation/answers/access'
import type { answerTask as answerCall } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { takesAnswers } from '../targets/target.policy.ts'
import { findOwnAnswer, insertAnswer } from './answer.queries.ts'
import { castBallot } from './cast-ballot.ts'
import { mustBeComplete } from './must-be-complete.ts'
import { notifyTrainee } from './notify-trainee.ts'
import {
  countOpenTasks,
  findEnd,
  findTaskForAnswer,
  markDone,
  type TaskToAnswer,
} from './task.queries.ts'

type Input = InputOf<typeof answerCall, 'out'>

const done = async (tx: SignedCtx, id: number) => ({
  id,
  state: 'done' as const,
  left: await countOpenTasks(tx.db, tx.actor.userId, dayInChina(tx.now())),
})

/**
 * Answers a task once. The same answer sent again by a phone gets the stored result; another answer
 * is refused.
 */
export const answerTask = (ctx: SignedCtx, input: Input) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const task = found(await findTaskForAnswer(tx.db, tx.actor.userId, today, input.id))
    const end = await findEnd(tx.db, task.id)

    if (end.isDropped) throw fail(errors.alreadyAnswered)

    if (end.done) {
      const stored = !task.isAnonymous && (await findOwnAnswer(tx.db, tx.actor.userId, input.key))
      if (stored && stored.taskId === task.id) return done(tx, task.id)

      throw fail(errors.alreadyAnswered)
    }

    mustBeTaken(task, today)

    const answer = mustBeComplete(tx.language, task.sections, input)

    if (task.isAnonymous)
      await castBallot(tx.db, { subjectId: task.subjectId, taskId: task.id }, answer)
    else
      await answerByName(
        tx,
        task,
        { ...answer, key: input.key, assessedOn: input.assessedOn ?? today },
        today,
      )

    return done(tx, task.id)
  })

/** Refuses a task whose target takes no more answers. */
export function mustBeTaken(task: TaskToAnswer, today: string): void {
  if (takesAnswers(task, today)) return

  throw fail(errors.targetClosed, {
    target: task.target,
    from: dayInChina(task.openedAt!),
    until: task.closesOn,
  })
}

type NamedAnswer = ReturnType<typeof mustBeComplete> & { key: string; assessedOn: string }

async function answerByName(tx: SignedCtx, task: TaskToAnswer, answer: NamedAnswer, today: string) {
  if (answer.assessedOn > today) throw fail(errors.assessedAhead)

  const id = await insertAnswer(tx, { ...task, taskId: task.id }, answer)

  await markDone(tx.db, task.id)

  await tx.audit({
    action: 'evaluation.answer.create',
    entity: 'evaluationAnswer',
    entityId: id,
    detail: { task: task.id },
  })

  await notifyTrainee(tx, { ...task, answerId: id })
}
