import { rosterErrors as errors } from '@residency/contract/areas/duty/rosters/access'
import { kernelErrors } from '@residency/contract/kernel'
import { firstDayOf } from '@residency/contract/kernel/day'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { plansForDepartment } from '../department.queries.ts'
import { dutyScope } from '../duty.policy.ts'
import { findKindsOfDepartment } from '../kinds/department-kinds.queries.ts'
import { isDraft } from './roster.policy.ts'
import { findRosterForUpdate } from './roster.queries.ts'

const ENTITY = 'dutyRoster'

/** Begins the empty roster of a department for a month. */
export const createRoster = (
  ctx: SignedCtx,
  { departmentId, month }: { departmentId: number; month: string },
) =>
  inTransaction(ctx, async (tx) => {
    if (!(await plansForDepartment(tx.db, dutyScope(tx.actor), departmentId)))
      throw fail(errors.rosterDepartmentUnknown)

    const kinds = await findKindsOfDepartment(tx.db, departmentId)
    if (!kinds.some(({ status }) => status === 1)) throw fail(errors.rosterWithoutKinds)

    const { id } = await createRecord(tx, 'dutyRosters', {
      columns: { departmentId, month: firstDayOf(month) },
      action: 'duty.roster.create',
      entity: ENTITY,
      detail: { after: { departmentId, month } },
    })

    return { id }
  }).catch(constraintErrors({ duty_rosters_month: errors.rosterTaken }))

/** Deletes a draft with its shifts. */
export const deleteRoster = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const roster = mustMatchVersion(
      await findRosterForUpdate(tx.db, dutyScope(tx.actor), id),
      version,
    )

    if (!isDraft(roster)) throw fail(kernelErrors.actionNotNow)

    await tx.db.deleteFrom('dutyRosters').where('id', '=', id).execute()

    await tx.audit({
      action: 'duty.roster.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: roster },
    })

    return null
  })
