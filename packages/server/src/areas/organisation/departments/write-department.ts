import { organisationErrors as errors } from '@residency/contract/areas/organisation/access'
import type { DepartmentForm } from '@residency/contract/areas/organisation/departments/department.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBePeople } from '../find-people.ts'
import { departmentsToAddBelow } from '../organisation.policy.ts'
import { findDepartment } from './department.queries.ts'

/**
 * The path of the parent a department is put under: one whose below is the actor's too; 0, the top,
 * is for those who see everything.
 */
export async function pathOfParent(ctx: SignedCtx, parentId: number): Promise<string> {
  const scope = departmentsToAddBelow(ctx.actor)
  const isTop = parentId === 0 && scope.kind === 'all'
  const parent = isTop ? { treePath: '' } : await findDepartment(ctx.db, scope, parentId)
  if (!parent) throw fail(errors.departmentParentWrong)

  return parent.treePath
}

export const DEPARTMENT_CONSTRAINTS = {
  departments_name: errors.departmentNameTaken,
  departments_code: errors.departmentCodeTaken,
  departments_capacity_level: errors.capacityOnSecondLevel,
  training_units_name: errors.departmentNameTaken,
}

type Before = { headId: number | null; secretaryId: number | null }

/**
 * The columns that are ours: what the published client left out stays as it is. The people named
 * must be there.
 */
export async function ownColumns(
  ctx: SignedCtx,
  form: DepartmentForm,
  before: Before = { headId: null, secretaryId: null },
) {
  const { code, nameEn, kind, headId, secretaryId, capacity, ratio } = form
  await mustBePeople(ctx, [
    { id: headId, was: before.headId, otherwise: errors.headUnknown },
    { id: secretaryId, was: before.secretaryId, otherwise: errors.secretaryUnknown },
  ])

  return {
    ...(code === undefined ? {} : { code }),
    ...(nameEn === undefined ? {} : { nameEn }),
    ...(kind === undefined ? {} : { kind }),
    ...(headId === undefined ? {} : { headId }),
    ...(secretaryId === undefined ? {} : { secretaryId }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(ratio === undefined || ratio === null ? {} : { ratio }),
  }
}
