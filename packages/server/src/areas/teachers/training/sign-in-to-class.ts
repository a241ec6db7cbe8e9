import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type { signInToClass as call } from '@residency/contract/areas/teachers/training/training-class.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isRunning } from './class.policy.ts'
import { findDays, lockClass } from './class.queries.ts'
import { TRAINING_CLASS } from './list-classes.ts'
import { findPlace } from './own-class.queries.ts'

// Six digits could be tried out; ten tries in ten minutes leave no chance.
const TRIES = { points: 10, duration: 600 }

/** Signs in on today's day of a class with the code the organiser shows. */
export async function signInToClass(ctx: SignedCtx, { id, code }: InputOf<typeof call, 'out'>) {
  const { userId } = ctx.actor
  await ctx.limits.take('class-code', TRIES, `c${id}u${userId}`)

  return inTransaction(ctx, async (tx) => {
    const trainingClass = found(await lockClass(tx.db, id))
    if (!(await findPlace(tx.db, id, userId))) throw fail(trainingErrors.notInClass)
    if (!isRunning(trainingClass.state)) throw fail(trainingErrors.classNotRunning)

    const day = dayInChina(tx.now())
    const today = (await findDays(tx.db, [id])).find((session) => session.day === day)
    if (!today) throw fail(trainingErrors.noSessionToday)
    if (today.code !== code) throw fail(trainingErrors.signInCodeWrong)

    const written = await tx.db
      .insertInto('teacherClassAttendance')
      .values({ classId: id, userId, day, recordedBy: userId, at: tx.now() })
      .onConflict((on) => on.doNothing())
      .returning('day')
      .executeTakeFirst()

    if (!written) throw fail(trainingErrors.attendedAlready)

    await tx.audit({
      action: 'teachers.class.signIn',
      entity: TRAINING_CLASS,
      entityId: id,
      detail: { day },
    })

    return null
  })
}
