import { userForm } from '@residency/contract/areas/accounts/users/user.contract'
import { newTraineeForm } from '@residency/contract/areas/students/trainees/trainees.contract'
import { createUser } from '../../areas/accounts/users/create-user.ts'
import { addTrainee } from '../../areas/students/trainees/add-trainees.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

export type NewTeacher = { username: string; name: string; department: string; gender?: 1 | 2 }

/** Makes accounts of invented teachers, each in a department; answers their ids in order. */
export async function addTeacherAccounts(admin: SignedCtx, teachers: readonly NewTeacher[]) {
  const role = await admin.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'TEACHER')
    .executeTakeFirstOrThrow()

  const departments = await admin.db.selectFrom('departments').select(['id', 'name']).execute()
  const departmentOf = new Map(departments.map(({ id, name }) => [name, id]))
  const ids: number[] = []

  for (const { username, name, department, gender } of teachers) {
    const deptId = departmentOf.get(department)
    const form = { username, nickname: name, realName: name, gender, deptId, roleIds: [role.id] }

    ids.push((await createUser(admin, userForm.parse(form))).id)
  }

  return ids
}

type NewTrainees = {
  base: string
  names: readonly string[]

  /** Of the first of them; the others count up from it. */
  mobile: number
  startsOn: string
}

/**
 * Enters people for a training of three years in the first major of a base; answers the ids of the
 * trainees in order.
 */
export async function addTraineesToBase(
  office: SignedCtx,
  { base, names, mobile, startsOn }: NewTrainees,
) {
  const major = await office.db
    .selectFrom('majors as m')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .select('m.id')
    .where('b.code', '=', base)
    .orderBy('m.sort')
    .executeTakeFirstOrThrow()

  const unit = await office.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .orderBy('sort')
    .executeTakeFirstOrThrow()

  const training = {
    majorId: major.id,
    trainingUnitId: unit.id,
    traineeKind: 'open',
    degreeKind: 'none',
    startsOn,
    lengthMonths: 36,
  }

  const ids: number[] = []

  for (const [at, realName] of names.entries()) {
    const form = newTraineeForm.parse({ ...training, realName, mobile: String(mobile + at) })
    ids.push((await addTrainee(office, form)).id)
  }

  return ids
}
