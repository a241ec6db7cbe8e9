import type { DepartmentForm } from '@residency/contract/areas/organisation/departments/department.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { lockDepartmentTree } from './department.queries.ts'
import { DEPARTMENT_CONSTRAINTS, ownColumns, pathOfParent } from './write-department.ts'

/**
 * A form with a version was read from another department: the published client shows only these of
 * its fields.
 */
const formOf = ({ parentId, name, sort, status }: DepartmentForm): DepartmentForm => ({
  parentId,
  name,
  sort,
  status,
})

/** Adds a department below one in the actor's scope; answers its id. */
export async function createDepartment(ctx: SignedCtx, departmentForm: DepartmentForm) {
  const form = departmentForm.version === undefined ? departmentForm : formOf(departmentForm)
  return inTransaction(ctx, async (tx) => {
    await lockDepartmentTree(tx.db)

    const path = await pathOfParent(tx, form.parentId)
    const ours = await ownColumns(tx, form)
    const now = tx.now()

    const columns = {
      parentId: form.parentId,
      name: form.name,
      sort: form.sort,
      status: form.status,
      createdAt: now,
      updatedAt: now,
    }

    const { id } = await tx.db
      .insertInto('departments')
      .values({ ...columns, treePath: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors(DEPARTMENT_CONSTRAINTS))

    // the level follows from the path, and the capacity asks for the level
    await tx.db
      .updateTable('departments')
      .set({ ...ours, treePath: `${path}${id}/` })
      .where('id', '=', id)
      .execute()
      .catch(constraintErrors(DEPARTMENT_CONSTRAINTS))

    await tx.audit({
      action: 'organisation.department.create',
      entity: 'department',
      entityId: id,
      detail: { after: auditSnapshot(form) },
    })

    return id
  })
}
