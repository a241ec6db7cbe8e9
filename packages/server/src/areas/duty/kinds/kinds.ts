import {
  shiftKindErrors as errors,
  shiftKindPermissions as may,
} from '@residency/contract/areas/duty/kinds/access'
import type {
  DayClass,
  ShiftKind,
  ShiftKindFilters,
  ShiftKindForm,
} from '@residency/contract/areas/duty/kinds/kind.contract'
import { labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findPlannedDepartments, plansForDepartment } from '../department.queries.ts'
import { dutyScope, permittedOf } from '../duty.policy.ts'
import { findKindForUpdate, findKinds, findMonthOfUse, type KindRecord } from './kind.queries.ts'

const ENTITY = 'shiftKind'
const CONSTRAINTS = { shift_kinds_name: errors.kindTaken }

/** The fields of the form, as they are stored. */
const columnsOf = (form: ShiftKindForm) => ({
  name: form.name,
  sign: form.sign,
  startsAt: form.startsAt,
  endsAt: form.endsAt,
  dayClasses: [...new Set(form.dayClasses)],
  least: form.least,
  most: form.most,
  seniorYear: form.seniorYear,
  seniorLeast: form.seniorLeast,
  isNight: form.isNight,
  onCall: form.onCall,
  restHours: form.restHours,
  earnedWorkday: form.earnedWorkday,
  earnedRestday: form.earnedRestday,
  status: form.status,
})

function presentKind(ctx: SignedCtx, kind: KindRecord): ShiftKind {
  return {
    ...columnsOf({
      ...kind,
      dayClasses: kind.dayClasses as DayClass[],
      earnedWorkday: Number(kind.earnedWorkday),
      earnedRestday: Number(kind.earnedRestday),
      status: kind.status === 1 ? 1 : 0,
    }),
    id: kind.id,
    departmentId: kind.departmentId,
    department: labelIn(ctx.language, kind.department, kind.departmentEn),
    version: kind.version,
    actions: permittedOf(ctx.actor, { edit: may.edit, delete: may.edit }),
  }
}

/** Kinds of shifts of the reader's departments, and the departments that may get one. */
export async function listShiftKinds(ctx: SignedCtx, { departmentId }: ShiftKindFilters) {
  const scope = dutyScope(ctx.actor)

  const [kinds, departments] = await Promise.all([
    findKinds(ctx.db, scope, departmentId),
    findPlannedDepartments(ctx.db, scope),
  ])

  return {
    list: kinds.map((kind) => presentKind(ctx, kind)),
    departments: departments.map(({ id, name, nameEn }) => ({
      value: id,
      label: labelIn(ctx.language, name, nameEn),
    })),
  }
}

export const createShiftKind = (
  ctx: SignedCtx,
  { departmentId, ...form }: ShiftKindForm & { departmentId: number },
) =>
  inTransaction(ctx, async (tx) => {
    if (!(await plansForDepartment(tx.db, dutyScope(tx.actor), departmentId)))
      throw fail(errors.kindDepartmentUnknown)

    const { id } = await createRecord(tx, 'shiftKinds', {
      columns: { ...columnsOf(form), departmentId },
      action: 'duty.kind.create',
      entity: ENTITY,
      detail: { after: { ...form, departmentId } },
    })

    return { id }
  }).catch(constraintErrors(CONSTRAINTS))

export const updateShiftKind = (
  ctx: SignedCtx,
  { id, version, ...form }: ShiftKindForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const kind = mustMatchVersion(await findKindForUpdate(tx.db, dutyScope(tx.actor), id), version)

    const next = await changeRecord(tx, 'shiftKinds', kind, {
      columns: columnsOf(form),
      action: 'duty.kind.update',
      entity: ENTITY,
      detail: { before: kind, after: form },
    })

    return { version: next }
  }).catch(constraintErrors(CONSTRAINTS))

/** Deletes a kind that no roster ever had; any other is disabled. */
export const deleteShiftKind = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const kind = mustMatchVersion(await findKindForUpdate(tx.db, dutyScope(tx.actor), id), version)

    const month = await findMonthOfUse(tx.db, id)
    if (month !== null) throw fail(errors.kindInUse, { month })

    await tx.db.deleteFrom('shiftKinds').where('id', '=', id).execute()

    await tx.audit({
      action: 'duty.kind.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: kind },
    })

    return null
  })
