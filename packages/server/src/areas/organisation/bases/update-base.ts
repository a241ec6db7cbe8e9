import type { BaseChange } from '@residency/contract/areas/organisation/bases/base.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { setBaseAdministrators } from '../../accounts/accounts.public.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { mustBePeople } from '../find-people.ts'
import { visibleBases } from '../organisation.policy.ts'
import { findBaseForUpdate, findDepartmentIdsOf, setDepartmentsOf } from './managed-base.queries.ts'
import {
  BASE_CONSTRAINTS,
  columnsOf,
  leaders,
  mustBeDepartments,
  mustChangeBases,
} from './write-base.ts'

/** Updates a base, its departments and its administrators. */
export const updateBase = (ctx: SignedCtx, input: BaseChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustChangeBases(tx)

    const before = mustMatchVersion(
      await findBaseForUpdate(tx.db, visibleBases(tx.actor), input.id),
      input.version,
    )

    await mustBePeople(tx, leaders(input, before))

    const departmentIds = await findDepartmentIdsOf(tx.db, input.id)
    const departments = await mustBeDepartments(tx, input, departmentIds)

    await updateRow(tx, 'bases', before, columnsOf(input)).catch(constraintErrors(BASE_CONSTRAINTS))
    await setDepartmentsOf(tx.db, input.id, departments)
    await setBaseAdministrators(tx, input.id, input.administratorIds)

    const detail = {
      before: auditSnapshot({ ...before, departmentIds }),
      after: auditSnapshot(input),
    }

    await tx.audit({
      action: 'organisation.base.update',
      entity: 'base',
      entityId: input.id,
      detail,
    })

    return null
  })
