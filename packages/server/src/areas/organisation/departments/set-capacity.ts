import { organisationErrors as errors } from '@residency/contract/areas/organisation/access'
import type { setCapacity as set } from '@residency/contract/areas/organisation/departments/department-level.contract'
import type { InputOf } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { changeableDepartments } from '../organisation.policy.ts'
import { findDepartment, lockDepartmentTree } from './department.queries.ts'
import { DEPARTMENT_CONSTRAINTS } from './write-department.ts'

/**
 * Says how many trainees a second-level department takes and needs in a month, and how many a
 * supervisor has.
 * Answers the new version.
 */
export async function setCapacity(ctx: SignedCtx, input: InputOf<typeof set, 'out'>) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const before = mustMatchVersion(
      await findDepartment(tx.db, changeableDepartments(tx.actor), input.id),
      input.version,
    )

    const after = {
      capacity: input.capacity,
      leastTrainees: input.leastTrainees ?? before.leastTrainees,
      ratio: input.ratio ?? before.ratio,
    }

    if (after.leastTrainees > (after.capacity ?? 0))
      throw fail(errors.leastAboveCapacity, {
        least: after.leastTrainees,
        capacity: after.capacity ?? 0,
      })

    const { capacity, leastTrainees, ratio } = before
    const detail = { before: { capacity, leastTrainees, ratio }, after }

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
