import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type {
  addParticipants as add,
  removeParticipant as remove,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { isUnderWay } from './class.policy.ts'
import { findClassForUpdate, findTeachers } from './class.queries.ts'
import { TRAINING_CLASS } from './list-classes.ts'

/** The organiser's class, locked, while people may still come and go. */
async function lockUnderWay(tx: SignedCtx, id: number) {
  const trainingClass = found(await findClassForUpdate(tx.db, visibleTeachers(tx.actor), id))
  if (!isUnderWay(trainingClass.state)) throw fail(kernelErrors.actionNotNow)

  return trainingClass
}

/**
 * The database keeps the capacity: the last place is given once, also to simultaneous requests.
 */
export const full = constraintErrors({ teacher_classes_places: trainingErrors.classFull })

/** Adds teachers to a class, all or none; those who have a place keep it. */
export const addParticipants = (ctx: SignedCtx, { id, userIds }: InputOf<typeof add, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    await lockUnderWay(tx, id)
    if ((await findTeachers(tx.db, userIds)).length < userIds.length)
      throw fail(trainingErrors.personNotATeacher)

    const added = await tx.db
      .insertInto('teacherClassParticipants')
      .values(
        userIds.map((userId) => ({ classId: id, userId, isSelf: false, createdAt: tx.now() })),
      )
      .onConflict((on) => on.columns(['classId', 'userId']).doNothing())
      .returning('id')
      .execute()
      .catch(full)

    await tx.audit({
      action: 'teachers.class.addParticipants',
      entity: TRAINING_CLASS,
      entityId: id,
      detail: { count: added.length },
    })

    return { added: added.length }
  })

/** Takes somebody off a class, with the attendance. */
export const removeParticipant = (ctx: SignedCtx, { id, userId }: InputOf<typeof remove, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    await lockUnderWay(tx, id)

    found(
      await tx.db
        .deleteFrom('teacherClassParticipants')
        .where('classId', '=', id)
        .where('userId', '=', userId)
        .returning('id')
        .executeTakeFirst(),
    )

    await tx.audit({
      action: 'teachers.class.removeParticipant',
      entity: TRAINING_CLASS,
      entityId: id,
      detail: { userId },
    })

    return null
  })
