import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/errors'
import { leaveTypePermissions as may } from '@residency/contract/areas/absence/leave-types/permissions'
import type { StepRuleForm } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findLeaveType } from '../entitlements/entitlement.queries.ts'
import { findStepRuleForUpdate, findStepRules, findTypeBatch, type StepRuleRow } from './leave-type.queries.ts'
import { numberOrNull } from './list-leave-types.ts'

const ENTITY = 'leaveStepRule'
const CONSTRAINTS = constraintErrors({
  leave_step_rules_one: errors.stepRuleTaken,
  leave_step_rules_somebody: errors.stepRuleNobody,
})
const MOST_TYPES = { pageNum: 1, pageSize: 500 }
const formOf = (r: Omit<StepRuleRow, 'type_name' | 'type_name_en'>): StepRuleForm => ({
  ...{ supervisor: numberOrNull(r.supervisor_over), department: numberOrNull(r.department_over) },
  ...{ base: numberOrNull(r.base_over), office: numberOrNull(r.office_over) },
})
const columnsOf = ({ supervisor, department, base, office }: StepRuleForm) => ({
  ...{ supervisor_over: supervisor, department_over: department, base_over: base, office_over: office },
})

export async function listStepRules(ctx: SignedCtx) {
  const [rules, types] = await Promise.all([findStepRules(ctx.db), findTypeBatch(ctx.db, {}, MOST_TYPES)])
  const named = (name: string, nameEn: string | null) => labelIn(ctx.language, name, nameEn)
  return {
    list: rules.map((rule) => ({
      ...formOf(rule),
      ...{ id: rule.id, leaveTypeId: rule.leave_type_id, version: rule.version },
      leaveType: rule.type_name === null ? null : named(rule.type_name, rule.type_name_en),
      actions: permittedActions(ctx.actor, { edit: may.edit, delete: rule.leave_type_id !== null && may.edit }) as ('edit' | 'delete')[],
    })),
    types: types
      .filter(({ id }) => !rules.some((rule) => rule.leave_type_id === id))
      .map((type) => ({ value: type.id, label: named(type.name, type.name_en) })),
  }
}
export const createStepRule = (ctx: SignedCtx, { leaveTypeId, ...form }: StepRuleForm & { leaveTypeId: number }) =>
  inTransaction(ctx, async (tx) => {
    found(await findLeaveType(tx.db, leaveTypeId))
    const row = { ...columnsOf(form), leave_type_id: leaveTypeId, updated_at: tx.now() }
    const { id } = await tx.db.insertInto('leave_step_rules').values(row).returning('id').executeTakeFirstOrThrow()
    await tx.audit({ action: 'absence.leaveSteps.create', entity: ENTITY, entityId: id, detail: { after: { leaveTypeId, ...form } } })
    return { id }
  }).catch(CONSTRAINTS)
export const updateStepRule = (ctx: SignedCtx, { id, version, ...form }: StepRuleForm & { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = checkVersion(await findStepRuleForUpdate(tx.db, id), version)
    await changeRecord(tx, 'leave_step_rules', stored, {
      columns: columnsOf(form),
      action: 'absence.leaveSteps.update',
      entity: ENTITY,
      detail: { before: formOf(stored), after: form },
    })
    return null
  }).catch(CONSTRAINTS)
export const deleteStepRule = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = checkVersion(await findStepRuleForUpdate(tx.db, id), version)
    if (stored.leave_type_id === null) throw fail(errors.stepRuleOfEveryType)
    await tx.db.deleteFrom('leave_step_rules').where('id', '=', id).execute()
    await tx.audit({ action: 'absence.leaveSteps.delete', entity: ENTITY, entityId: id, detail: { before: formOf(stored) } })
    return null
  })
