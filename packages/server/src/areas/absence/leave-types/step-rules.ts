import {
  leaveTypeErrors as errors,
  leaveTypePermissions as may,
} from '@residency/contract/areas/absence/leave-types/access'
import type { StepRuleForm } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findLeaveType } from '../entitlements/entitlement.queries.ts'
import {
  findStepRuleForUpdate,
  findStepRules,
  findTypeBatch,
  type StepRuleRow,
} from './leave-type.queries.ts'
import { numberOrNull } from './list-leave-types.ts'

const ENTITY = 'leaveStepRule'

const CONSTRAINTS = constraintErrors({
  leave_step_rules_one: errors.stepRuleTaken,
  leave_step_rules_somebody: errors.stepRuleNobody,
})

const MAX_TYPES = { pageNum: 1, pageSize: 500 }

const formOf = (r: Omit<StepRuleRow, 'typeName' | 'typeNameEn'>): StepRuleForm => ({
  supervisor: numberOrNull(r.supervisorOver),
  department: numberOrNull(r.departmentOver),
  base: numberOrNull(r.baseOver),
  office: numberOrNull(r.officeOver),
})

const columnsOf = ({ supervisor, department, base, office }: StepRuleForm) => ({
  supervisorOver: supervisor,
  departmentOver: department,
  baseOver: base,
  officeOver: office,
})

export async function listStepRules(ctx: SignedCtx) {
  const [rules, types] = await Promise.all([
    findStepRules(ctx.db),
    findTypeBatch(ctx.db, {}, MAX_TYPES),
  ])

  const named = (name: string, nameEn: string | null) => labelIn(ctx.language, name, nameEn)
  return {
    list: rules.map((rule) => ({
      ...formOf(rule),
      id: rule.id,
      leaveTypeId: rule.leaveTypeId,
      version: rule.version,
      leaveType: rule.typeName === null ? null : named(rule.typeName, rule.typeNameEn),
      actions: permittedActions(ctx.actor, {
        edit: may.edit,
        delete: rule.leaveTypeId !== null && may.edit,
      }) as ('edit' | 'delete')[],
    })),
    types: types
      .filter(({ id }) => !rules.some((rule) => rule.leaveTypeId === id))
      .map((type) => ({ value: type.id, label: named(type.name, type.nameEn) })),
  }
}

export const createStepRule = (
  ctx: SignedCtx,
  { leaveTypeId, ...form }: StepRuleForm & { leaveTypeId: number },
) =>
  inTransaction(ctx, async (tx) => {
    found(await findLeaveType(tx.db, leaveTypeId))

    const row = { ...columnsOf(form), leaveTypeId, updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('leaveStepRules')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'absence.leaveSteps.create',
      entity: ENTITY,
      entityId: id,
      detail: { after: { leaveTypeId, ...form } },
    })

    return { id }
  }).catch(CONSTRAINTS)

export const updateStepRule = (
  ctx: SignedCtx,
  { id, version, ...form }: StepRuleForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findStepRuleForUpdate(tx.db, id), version)

    await changeRecord(tx, 'leaveStepRules', stored, {
      columns: columnsOf(form),
      action: 'absence.leaveSteps.update',
      entity: ENTITY,
      detail: { before: formOf(stored), after: form },
    })

    return null
  }).catch(CONSTRAINTS)

export const deleteStepRule = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findStepRuleForUpdate(tx.db, id), version)
    if (stored.leaveTypeId === null) throw fail(errors.stepRuleOfEveryType)

    await tx.db.deleteFrom('leaveStepRules').where('id', '=', id).execute()

    await tx.audit({
      action: 'absence.leaveSteps.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: formOf(stored) },
    })

    return null
  })
