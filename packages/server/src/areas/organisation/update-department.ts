import type { DepartmentForm } from '@residency/contract/areas/organisation/department.contract'
import { organisationErrors } from '@residency/contract/areas/organisation/errors'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../platform/http/fail.ts'
import { findDepartment, lockDepartmentTree, rewritePaths } from './department.queries.ts'
import { visibleDepartments } from './organisation.policy.ts'
import { pathOfParent, tellingWhoHasIt } from './write-department.ts'

/** Changes a department, or moves it with everything below it; never below itself. Answers its id. */
export async function updateDepartment(ctx: SignedCtx, input: DepartmentForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)
    const before = found(await findDepartment(tx.db, visibleDepartments(tx.actor), input.id))
    if (input.version !== undefined && input.version !== before.version) throw changedMeanwhile()
    // the parent of the own department may lie outside the scope: it is only asked about when it changes
    if (input.parentId !== before.parent_id) {
      const above = await pathOfParent(tx, input.parentId)
      if (above.startsWith(before.tree_path)) throw fail(organisationErrors.departmentParentWrong)
      await rewritePaths(tx.db, before.tree_path, `${above}${before.id}/`)
    }
    const after = { parent_id: input.parentId, name: input.name, sort: input.sort, status: input.status }
    await tellingWhoHasIt(() =>
      tx.db
        .updateTable('departments')
        .set({ ...after, updated_at: tx.now(), version: before.version + 1 })
        .where('id', '=', before.id)
        .execute(),
    )
    const { parent_id, name, sort, status } = before
    await tx.audit({
      action: 'organisation.department.update',
      entity: 'department',
      entityId: before.id,
      detail: { before: { parent_id, name, sort, status }, after },
    })
    return before.id
  })
}
