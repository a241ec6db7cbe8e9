import { organisationErrors } from '@residency/contract/areas/organisation/access'
import { labelIn } from '@residency/contract/kernel'
import { inUseError } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { changeableDepartments } from '../organisation.policy.ts'
import { describeUses, findUses } from '../uses.queries.ts'
import { findSubtrees, lockDepartmentTree, withinDepartmentScope } from './department.queries.ts'

/**
 * Deletes departments with everything below them, all or nothing. What anything refers to is kept:
 * it can only be disabled.
 */
export async function deleteDepartments(ctx: SignedCtx, input: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const tops = await tx.db
      .selectFrom('departments')
      .select(['name', 'nameEn', 'treePath'])
      .where('id', 'in', input.ids)
      .where(withinDepartmentScope(changeableDepartments(tx.actor)))
      .orderBy('treePath')
      .execute()

    if (tops.length !== input.ids.length) throw notFound()

    const gone = await findSubtrees(tx.db, tops)
    if (gone.some((d) => d.trainingUnitId !== null)) throw fail(organisationErrors.departmentOfUnit)

    const ids = gone.map((d) => d.id)
    const what = describeUses(tx.language, await findUses(tx.db, 'departments', ids))
    if (what)
      throw fail(organisationErrors.departmentUsed, {
        name: labelIn(tx.language, tops[0]!.name, tops[0]!.nameEn),
        what,
      })

    await tx.db.deleteFrom('departments').where('id', 'in', ids).execute().catch(inUseError)

    for (const { id, name } of gone)
      await tx.audit({
        action: 'organisation.department.delete',
        entity: 'department',
        entityId: id,
        detail: { before: { name } },
      })

    return null
  })
}
