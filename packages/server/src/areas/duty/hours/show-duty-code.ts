import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { codeNow } from '../../../platform/sign-in/code.rules.ts'
import { findPlannedDepartments } from '../department.queries.ts'
import { dutyScope } from '../duty.policy.ts'
import { findUnderWay } from './shift-hours.queries.ts'

/** The code of this moment for a screen in the department, and who is at work. */
export async function showDutyCode(ctx: SignedCtx, { departmentId }: { departmentId: number }) {
  const departments = await findPlannedDepartments(ctx.db, dutyScope(ctx.actor))
  const department = departments.find(({ id }) => id === departmentId)
  if (!department) throw fail(errors.hoursDepartmentUnknown)

  const shifts = await findUnderWay(ctx.db, departmentId, ctx.now())

  return {
    department: labelIn(ctx.language, department.name, department.nameEn),
    ...codeNow(ctx.keys.oneTime, { kind: 'duty', id: departmentId }, ctx.now()),
    here: shifts.filter(({ isHere }) => isHere).map(({ name }) => name),
    missing: shifts.filter(({ isHere }) => !isHere).map(({ name }) => name),
  }
}
