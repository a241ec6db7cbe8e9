import { randomInt } from 'node:crypto'
import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type { ClassForm } from '@residency/contract/areas/teachers/training/training-class.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTeachers } from './class.queries.ts'
import { storeMaterials } from './store-materials.ts'

/** Six digits, one for each day; a day that stays keeps its own. */
async function storeDays(tx: SignedCtx, id: number, days: readonly string[]) {
  await tx.db
    .deleteFrom('teacherClassDays')
    .where('classId', '=', id)
    .where('day', 'not in', days)
    .execute()
  const rows = days.map((day) => ({
    classId: id,
    day,
    code: String(randomInt(1_000_000)).padStart(6, '0'),
  }))

  await tx.db
    .insertInto('teacherClassDays')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
}

const UNKNOWN = {
  teacher_class_calls_department_id_fkey: trainingErrors.calledUnknown,
  teacher_class_calls_user_id_fkey: trainingErrors.calledUnknown,
}

async function storeCalls(tx: SignedCtx, id: number, form: ClassForm) {
  const before = await tx.db
    .deleteFrom('teacherClassCalls')
    .where('classId', '=', id)
    .returning('userId')
    .execute()

  // only teachers are named; somebody who was named and is none any more may stay
  const added = form.mustPeople.filter(
    (userId) => !before.some((called) => called.userId === userId),
  )
  if ((await findTeachers(tx.db, added)).length < added.length)
    throw fail(trainingErrors.calledUnknown)

  const rows = [
    ...form.mustDepartments.map((departmentId) => ({ classId: id, departmentId, userId: null })),
    ...form.mustPeople.map((userId) => ({ classId: id, departmentId: null, userId })),
  ]

  if (rows.length === 0) return

  await tx.db
    .insertInto('teacherClassCalls')
    .values(rows)
    .execute()
    .catch(constraintErrors(UNKNOWN))
}

/** Days, calls and materials of a class are those of the form. */
export async function storeParts(tx: SignedCtx, id: number, form: ClassForm) {
  await storeDays(tx, id, form.days)
  await storeCalls(tx, id, form)
  await storeMaterials(tx, id, form.materials)
}
