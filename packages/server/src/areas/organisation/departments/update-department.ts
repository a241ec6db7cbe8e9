import { organisationErrors } from '@residency/contract/areas/organisation/access'
import type { DepartmentForm } from '@residency/contract/areas/organisation/departments/department.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { changeableDepartments } from '../organisation.policy.ts'
import { changeUnitOf } from '../training-units/unit.queries.ts'
import { findDepartment, lockDepartmentTree, rewritePaths } from './department.queries.ts'
import { DEPARTMENT_CONSTRAINTS, ownColumns, pathOfParent } from './write-department.ts'

/**
 * Changes a department, or moves it with everything below it; never below itself. The top of a unit
 * is the unit. Answers its id.
 */
export async function updateDepartment(ctx: SignedCtx, input: DepartmentForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const before = mustMatchVersion(
      await findDepartment(tx.db, changeableDepartments(tx.actor), input.id),
      input.version,
    )

    const ours = await ownColumns(tx, input, before)

    const after = {
      parentId: input.parentId,
      name: input.name,
      sort: input.sort,
      status: input.status,
      ...ours,
    }

    // the parent of the own department may be outside the scope: it is only checked when it changes
    if (input.parentId !== before.parentId) await moveBelow(tx, before, input.parentId)

    await updateRow(tx, 'departments', before, after)

    if (before.trainingUnitId !== null)
      await changeUnitOf(tx.db, before.trainingUnitId, after, tx.now())

    await tx.audit({
      action: 'organisation.department.update',
      entity: 'department',
      entityId: before.id,
      detail: {
        before: auditSnapshot({
          parentId: before.parentId,
          name: before.name,
          sort: before.sort,
          status: before.status,
          code: before.code,
          nameEn: before.nameEn,
          kind: before.kind,
          headId: before.headId,
          secretaryId: before.secretaryId,
          capacity: before.capacity,
          ratio: before.ratio,
        }),
        after: auditSnapshot(after),
      },
    })

    return before.id
  }).catch(constraintErrors(DEPARTMENT_CONSTRAINTS))
}

type DepartmentPath = { id: number; treePath: string; trainingUnitId: number | null }

/** Carries the paths of a department and of all below it to a new parent in the actor's scope. */
export async function moveBelow(tx: SignedCtx, moved: DepartmentPath, parentId: number) {
  if (moved.trainingUnitId !== null) throw fail(organisationErrors.departmentOfUnit)

  const above = await pathOfParent(tx, parentId)
  if (above.startsWith(moved.treePath)) throw fail(organisationErrors.departmentParentWrong)

  await rewritePaths(tx.db, moved.treePath, `${above}${moved.id}/`)
}
