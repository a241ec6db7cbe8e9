import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type { recordAttendance as record } from '@residency/contract/areas/teachers/training/training-class.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { isRunning } from './class.policy.ts'
import { findClass, findClassForUpdate } from './class.queries.ts'
import { TRAINING_CLASS } from './list-classes.ts'

const wrong = constraintErrors({
  teacher_class_attendance_participant: trainingErrors.notInClass,
  teacher_class_attendance_day: trainingErrors.noSessionToday,
})

/** Ticks the list by hand: these participants were there on this day, or were not. */
export const recordAttendance = (
  ctx: SignedCtx,
  { id, day, userIds, isThere }: InputOf<typeof record, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const trainingClass = found(await findClassForUpdate(tx.db, visibleTeachers(tx.actor), id))
    if (!isRunning(trainingClass.state)) throw fail(trainingErrors.classNotRunning)
    if (day > dayInChina(tx.now())) throw fail(trainingErrors.attendanceAhead)

    const people = [...new Set(userIds)]
    const by = { recordedBy: tx.actor.userId, at: tx.now() }

    const changed = isThere
      ? await tx.db
          .insertInto('teacherClassAttendance')
          .values(people.map((userId) => ({ classId: id, userId, day, ...by })))
          .onConflict((on) => on.doNothing())
          .returning('userId')
          .execute()
          .catch(wrong)
      : await tx.db
          .deleteFrom('teacherClassAttendance')
          .where('classId', '=', id)
          .where('day', '=', day)
          .where('userId', 'in', people)
          .returning('userId')
          .execute()

    const detail = { day, isThere, userIds: changed.map(({ userId }) => userId) }

    await tx.audit({
      action: 'teachers.class.attendance',
      entity: TRAINING_CLASS,
      entityId: id,
      detail,
    })

    return { changed: changed.length }
  })

/** Today's code of a class that runs, and how many have signed in. */
export async function getSignInCode(ctx: SignedCtx, { id }: { id: number }) {
  const trainingClass = found(await findClass(ctx.db, visibleTeachers(ctx.actor), id))
  if (!isRunning(trainingClass.state)) throw fail(trainingErrors.classNotRunning)

  const today = await ctx.db
    .selectFrom('teacherClassDays as d')
    .select(['d.day', 'd.code'])
    .select((e) =>
      e
        .selectFrom('teacherClassAttendance as a')
        .select((n) => n.fn.countAll<number>().as('here'))
        .whereRef('a.classId', '=', 'd.classId')
        .whereRef('a.day', '=', 'd.day')
        .as('here'),
    )
    .where('d.classId', '=', id)
    .where('d.day', '=', dayInChina(ctx.now()))
    .executeTakeFirst()

  if (!today) throw fail(trainingErrors.noSessionToday)

  return {
    className: trainingClass.title,
    day: today.day,
    code: today.code,
    here: Number(today.here),
    taken: trainingClass.taken,
  }
}
