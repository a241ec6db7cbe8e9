import { organisationErrors } from '@residency/contract/areas/organisation/access'
import type { placeDepartment as place } from '@residency/contract/areas/organisation/departments/department.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { changeableDepartments } from '../organisation.policy.ts'
import { reordered } from '../tree.rules.ts'
import { findDepartment, findSiblings, lockDepartmentTree, renumber } from './department.queries.ts'
import { moveBelow } from './update-department.ts'
import { DEPARTMENT_CONSTRAINTS, pathOfParent } from './write-department.ts'

/**
 * Moves a department before a sibling below a parent, or last; renumbers the siblings. Returns its
 * previous place.
 */
export async function placeDepartment(ctx: SignedCtx, input: InputOf<typeof place, 'out'>) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const moved = mustMatchVersion(
      await findDepartment(tx.db, changeableDepartments(tx.actor), input.id),
      input.version,
    )

    // an actor who sees only the department may not order its siblings
    await pathOfParent(tx, input.parentId)

    const before = await findSiblings(tx.db, moved.parentId)
    const isSameParent = input.parentId === moved.parentId

    const order = reordered(
      isSameParent ? before : await findSiblings(tx.db, input.parentId),
      moved.id,
      input.beforeId,
    )

    if (!order) throw fail(organisationErrors.placeWrong)

    if (!isSameParent) {
      await moveBelow(tx, moved, input.parentId)
      await updateRow(tx, 'departments', moved, { parentId: input.parentId })
    }

    await renumber(tx.db, order, tx.now())

    const previous = {
      parentId: moved.parentId,
      beforeId: before[before.indexOf(moved.id) + 1] ?? null,
    }

    await tx.audit({
      action: 'organisation.department.move',
      entity: 'department',
      entityId: moved.id,
      detail: { before: previous, after: { parentId: input.parentId, beforeId: input.beforeId } },
    })

    return previous
  }).catch(constraintErrors(DEPARTMENT_CONSTRAINTS))
}
