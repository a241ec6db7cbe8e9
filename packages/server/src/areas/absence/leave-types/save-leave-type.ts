import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/errors'
import type { LeaveTypeForm } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTypeForUpdate } from './leave-type.queries.ts'
import { typeForm } from './list-leave-types.ts'

const ENTITY = 'leaveType'
const CONSTRAINTS = constraintErrors({ leave_types_code: errors.leaveTypeCodeTaken, leave_types_name: errors.leaveTypeNameTaken })
/** What belongs to an answer that was not given is dropped: papers never asked for have no name. */
function columnsOf(form: LeaveTypeForm) {
  if (form.papersFrom !== null && form.papers === null) throw fail(errors.leaveTypePapersUnnamed)
  if (form.extendsTraining === 'overLimit' && form.extendsOver === null) throw fail(errors.leaveTypeLimitMissing)
  const hasPapers = form.papersFrom !== null
  return {
    ...{ name: form.name, name_en: form.nameEn, is_paid: form.isPaid === 1, counted_by: form.countedBy },
    ...{ allows_half: form.allowsHalf === 1, is_earned: form.isEarned === 1, notice_days: form.noticeDays },
    annual_regime: form.annualRegime,
    carries_until: form.carriesUntil,
    event_kind: form.eventKind,
    for_gender: form.forGender,
    is_never_hindered: form.isNeverHindered === 1,
    ...{ papers_from: form.papersFrom, papers: hasPapers ? form.papers : null, papers_en: hasPapers ? form.papersEn : null },
    extends_training: form.extendsTraining,
    extends_over: form.extendsTraining === 'overLimit' ? form.extendsOver : null,
    ...{ source: form.source, sort: form.sort, status: form.status },
  }
}

export const createLeaveType = (ctx: SignedCtx, { code, ...form }: LeaveTypeForm & { code: string }) =>
  inTransaction(ctx, async (tx) => {
    // renamed: the audit log drops fields named `code`, which are login codes
    const { id } = await createRecord(tx, 'leave_types', {
      columns: { ...columnsOf(form), code },
      action: 'absence.leaveType.create',
      entity: ENTITY,
      detail: { after: { typeCode: code, ...form } },
    })
    return { id }
  }).catch(CONSTRAINTS)

/** Changes or disables a type; leaves that exist keep what they were counted by. */
export const updateLeaveType = (ctx: SignedCtx, { id, version, ...form }: LeaveTypeForm & { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = checkVersion(await findTypeForUpdate(tx.db, id), version)
    const detail = { before: typeForm(stored), after: form }
    await changeRecord(tx, 'leave_types', stored, { columns: columnsOf(form), action: 'absence.leaveType.update', entity: ENTITY, detail })
    return null
  }).catch(CONSTRAINTS)

export const deleteLeaveType = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = found(await findTypeForUpdate(tx.db, id))
    if (stored.is_built_in) throw fail(errors.leaveTypeBuiltIn)
    await tx.db.deleteFrom('leave_types').where('id', '=', id).execute()
    await tx.audit({ action: 'absence.leaveType.delete', entity: ENTITY, entityId: id, detail: { before: typeForm(stored) } })
    return null
  }).catch(inUseError)
