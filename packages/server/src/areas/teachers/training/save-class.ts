import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type {
  ClassForm,
  updateClass as update,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { yearOf } from '@residency/contract/kernel/day'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isTeacherOffice, visibleTeachers } from '../teachers.policy.ts'
import { mustBeOwnBase } from '../training-bases/apply-to-train.ts'
import { isPassedFor } from '../training-bases/training-base.queries.ts'
import { isEditable } from './class.policy.ts'
import { findClassForUpdate } from './class.queries.ts'
import { TRAINING_CLASS } from './list-classes.ts'
import { storeParts } from './store-class-parts.ts'

/**
 * The office holds classes for itself and for any base; a base needs its passed application of that
 * year.
 */
async function mustMayHold(tx: SignedCtx, { baseId, days }: ClassForm) {
  if (baseId === null) {
    if (!isTeacherOffice(tx.actor)) throw fail(trainingErrors.trainingBaseNotYours)
    return
  }

  await mustBeOwnBase(tx, baseId)

  const year = yearOf(days[0]!)
  if (!isTeacherOffice(tx.actor) && !(await isPassedFor(tx.db, baseId, year)))
    throw fail(trainingErrors.trainingBaseNotPassed, { year })
}

const columnsOf = (form: ClassForm) => ({
  baseId: form.baseId,
  title: form.className,
  place: form.place,
  fromDay: form.days[0]!,
  toDay: form.days.at(-1)!,
  hours: form.hours,
  capacity: form.capacity,
  minShare: form.minShare,
  mustLevels: [...new Set(form.mustLevels)],
})

/** Plans a class with its days, whom it calls and its materials. */
export const createClass = (ctx: SignedCtx, form: ClassForm) =>
  inTransaction(ctx, async (tx) => {
    await mustMayHold(tx, form)

    const { id } = await tx.db
      .insertInto('teacherClasses')
      .values({
        ...columnsOf(form),
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await storeParts(tx, id, form)
    await tx.audit({ action: 'teachers.class.create', entity: TRAINING_CLASS, entityId: id })

    return { id }
  })

/** Changes a class before it runs. */
export const updateClass = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof update, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const trainingClass = mustMatchVersion(
      await findClassForUpdate(tx.db, visibleTeachers(tx.actor), id),
      version,
    )

    if (!isEditable(trainingClass.state)) throw fail(kernelErrors.actionNotNow)
    await mustMayHold(tx, form)

    const full = constraintErrors(
      { teacher_classes_places: trainingErrors.classCapacityTaken },
      { taken: trainingClass.taken },
    )

    const next = await updateRow(tx, 'teacherClasses', trainingClass, columnsOf(form)).catch(full)

    await storeParts(tx, id, form)
    await tx.audit({ action: 'teachers.class.update', entity: TRAINING_CLASS, entityId: id })

    return { id, version: next }
  })
