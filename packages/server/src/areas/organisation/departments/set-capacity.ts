import type { setCapacity as set } from '@residency/contract/areas/organisation/departments/department-level.contract'
import type { InputOf } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changeableDepartments } from '../organisation.policy.ts'
import { findDepartment, lockDepartmentTree } from './department.queries.ts'
import { DEPARTMENT_CONSTRAINTS } from './write-department.ts'

/**
 * Says how many trainees a second-level department takes in a month, and how many a supervisor has.
 * Answers the new version.
 */
export async function setCapacity(ctx: SignedCtx, input: InputOf<typeof set, 'out'>) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const before = checkVersion(
      await findDepartment(tx.db, changeableDepartments(tx.actor), input.id),
      input.version,
    )

    const after = { capacity: input.capacity, ratio: input.ratio ?? before.ratio }
    const { capacity, ratio } = before
    const detail = { before: { capacity, ratio }, after }

    const version = await changeRecord(tx, 'departments', before, {
      columns: after,
      action: 'organisation.department.capacity',
      entity: 'department',
      detail,
      errors: DEPARTMENT_CONSTRAINTS,
    })

    return { version }
  })
}
