import { organisationErrors } from '@residency/contract/areas/organisation/errors'
import { violatedConstraint } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { findDepartment } from './department.queries.ts'
import { visibleDepartments } from './organisation.policy.ts'

/** The path of the parent a department is put under: one in the actor's scope; 0, the top, is for those who see everything. */
export async function pathOfParent(ctx: SignedCtx, parentId: number): Promise<string> {
  const scope = visibleDepartments(ctx.actor)
  const isTop = parentId === 0 && scope.kind === 'all'
  const parent = isTop ? { tree_path: '' } : await findDepartment(ctx.db, scope, parentId)
  if (!parent) throw fail(organisationErrors.departmentParentWrong)
  return parent.tree_path
}

/** Runs a write; a name that a sister has is told by its field. */
export async function tellingWhoHasIt<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (e) {
    throw violatedConstraint(e) === 'departments_name' ? fail(organisationErrors.departmentNameTaken) : e
  }
}
