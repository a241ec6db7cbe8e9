import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { LeaveTypeForm } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTypeForUpdate } from './leave-type.queries.ts'
import { typeForm } from './list-leave-types.ts'

const ENTITY = 'leaveType'

const CONSTRAINTS = constraintErrors({
  leave_types_code: errors.leaveTypeCodeTaken,
  leave_types_name: errors.leaveTypeNameTaken,
})

/**
 * Drops fields that depend on a setting which is off: papers that are not required have no name.
 */
function columnsOf(form: LeaveTypeForm) {
  if (form.papersFrom !== null && form.papers === null) throw fail(errors.leaveTypePapersUnnamed)
  if (form.extendsTraining === 'overLimit' && form.extendsOver === null)
    throw fail(errors.leaveTypeLimitMissing)

  const hasPapers = form.papersFrom !== null

  return {
    name: form.name,
    nameEn: form.nameEn,
    isPaid: form.isPaid === 1,
    countedBy: form.countedBy,
    allowsHalf: form.allowsHalf === 1,
    isEarned: form.isEarned === 1,
    noticeDays: form.noticeDays,
    annualRegime: form.annualRegime,
    carriesUntil: form.carriesUntil,
    eventKind: form.eventKind,
    forGender: form.forGender,
    isNeverHindered: form.isNeverHindered === 1,
    papersFrom: form.papersFrom,
    papers: hasPapers ? form.papers : null,
    papersEn: hasPapers ? form.papersEn : null,
    extendsTraining: form.extendsTraining,
    extendsOver: form.extendsTraining === 'overLimit' ? form.extendsOver : null,
    source: form.source,
    sort: form.sort,
    status: form.status,
  }
}

export const createLeaveType = (
  ctx: SignedCtx,
  { code, ...form }: LeaveTypeForm & { code: string },
) =>
  inTransaction(ctx, async (tx) => {
    // renamed: the audit log drops fields named `code`, which are login codes
    const { id } = await createRecord(tx, 'leaveTypes', {
      columns: { ...columnsOf(form), code },
      action: 'absence.leaveType.create',
      entity: ENTITY,
      detail: { after: { typeCode: code, ...form } },
    })

    return { id }
  }).catch(CONSTRAINTS)

/** Changes or disables a type. Existing leaves keep the values by which they were counted. */
export const updateLeaveType = (
  ctx: SignedCtx,
  { id, version, ...form }: LeaveTypeForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findTypeForUpdate(tx.db, id), version)
    const detail = { before: typeForm(stored), after: form }

    await changeRecord(tx, 'leaveTypes', stored, {
      columns: columnsOf(form),
      action: 'absence.leaveType.update',
      entity: ENTITY,
      detail,
    })

    return null
  }).catch(CONSTRAINTS)

export const deleteLeaveType = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = found(await findTypeForUpdate(tx.db, id))
    if (stored.isBuiltIn) throw fail(errors.leaveTypeBuiltIn)

    await tx.db.deleteFrom('leaveTypes').where('id', '=', id).execute()

    await tx.audit({
      action: 'absence.leaveType.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: typeForm(stored) },
    })

    return null
  }).catch(inUseError)
