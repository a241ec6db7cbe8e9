import { kernelErrors } from '@residency/contract/kernel'
import { violatedConstraint } from '../../platform/db/pool.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { fail, notFound } from '../../platform/http/fail.ts'
import { findSubtrees, lockDepartmentTree, withinDepartmentScope } from './department.queries.ts'
import { visibleDepartments } from './organisation.policy.ts'

/** Deletes departments with everything below them, all or nothing. What anything refers to is kept: it can only be disabled. */
export async function deleteDepartments(ctx: SignedCtx, input: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)
    const tops = await tx.db
      .selectFrom('departments')
      .select('tree_path')
      .where('id', 'in', input.ids)
      .where((e) => withinDepartmentScope(e, visibleDepartments(tx.actor)))
      .execute()
    if (tops.length !== input.ids.length) throw notFound()
    const gone = await findSubtrees(tx.db, tops)
    try {
      await tx.db
        .deleteFrom('departments')
        .where(
          'id',
          'in',
          gone.map((d) => d.id),
        )
        .execute()
    } catch (e) {
      // every use is a foreign key: whoever refers to a department, today or in an area to come, holds it
      throw violatedConstraint(e) ? fail(kernelErrors.inUse) : e
    }
    for (const { id, name } of gone)
      await tx.audit({ action: 'organisation.department.delete', entity: 'department', entityId: id, detail: { before: { name } } })
    return null
  })
}
