import type { BaseForm } from '@residency/contract/areas/organisation/bases/base.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { setBaseAdministrators } from '../../accounts/accounts.public.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { mustBePeople } from '../find-people.ts'
import { setDepartmentsOf } from './managed-base.queries.ts'
import {
  BASE_CONSTRAINTS,
  columnsOf,
  leaders,
  mustBeDepartments,
  mustChangeBases,
  NOBODY,
} from './write-base.ts'

/** Creates a base with its departments and administrators; returns its id. */
export const createBase = (ctx: SignedCtx, form: BaseForm) =>
  inTransaction(ctx, async (tx) => {
    mustChangeBases(tx)
    await mustBePeople(tx, leaders(form, NOBODY))

    const departments = await mustBeDepartments(tx, form, [])
    const write = tx.db
      .insertInto('bases')
      .values({ ...columnsOf(form), createdAt: tx.now(), updatedAt: tx.now() })

    const { id } = await write
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors(BASE_CONSTRAINTS))

    await setDepartmentsOf(tx.db, id, departments)
    await setBaseAdministrators(tx, id, form.administratorIds)

    await tx.audit({
      action: 'organisation.base.create',
      entity: 'base',
      entityId: id,
      detail: { after: auditSnapshot(form) },
    })

    return id
  })
