import { ruleErrors as errors } from '@residency/contract/areas/rotations/rules/errors'
import { rulePermissions as may } from '@residency/contract/areas/rotations/rules/permissions'
import type { RuleForm } from '@residency/contract/areas/rotations/rules/rule.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { isRotationOffice } from '../blocks/block.policy.ts'
import { findRuledBases, findRuleForUpdate, findRules, type RuleRow } from './rule.queries.ts'

const ENTITY = 'rotationRule'
const scopeOf = (ctx: SignedCtx) => orgScope(ctx.actor, isRotationOffice(ctx.actor))
/** The rules of every base are the office's, those of a base also its administrators'. */
const isEditable = (ctx: SignedCtx, r: RuleRow) => isRotationOffice(ctx.actor) || r.is_own_base
const shown = (ctx: SignedCtx, r: RuleRow) => ({
  ...{ id: r.id, baseId: r.base_id, base: r.base && labelIn(ctx.language, r.base, r.base_en) },
  ...{ leastTheory: r.least_theory, leastSkill: r.least_skill, leastDaily: r.least_daily, leastWorkload: r.least_workload },
  mostAbsence: Math.round(Number(r.most_absence) * 1000) / 10,
  ...{ source: r.source, version: r.version },
  actions: permittedActions(ctx.actor, {
    edit: isEditable(ctx, r) && may.edit,
    delete: isEditable(ctx, r) && r.base_id !== null && may.edit,
  }) as ('edit' | 'delete')[],
})

export async function listRules(ctx: SignedCtx) {
  const [rules, bases] = await Promise.all([findRules(ctx.db, scopeOf(ctx)), findRuledBases(ctx.db, scopeOf(ctx))])
  const free = bases.filter(({ id }) => !rules.some((rule) => rule.base_id === id))
  return {
    list: rules.map((rule) => shown(ctx, rule)),
    bases: free.map((base) => ({ value: base.id, label: labelIn(ctx.language, base.name, base.name_en) })),
  }
}

const columns = (form: RuleForm) => ({
  ...{ least_theory: form.leastTheory, least_skill: form.leastSkill, least_daily: form.leastDaily, least_workload: form.leastWorkload },
  ...{ most_absence: Math.round(form.mostAbsence * 10) / 1000, source: form.source },
})
export const createRule = (ctx: SignedCtx, { baseId, ...form }: RuleForm & { baseId: number }) =>
  inTransaction(ctx, async (tx) => {
    if (!(await findRuledBases(tx.db, scopeOf(tx))).some(({ id }) => id === baseId)) throw fail(errors.ruleBaseUnknown)
    const row = { ...columns(form), base_id: baseId, updated_at: tx.now() }
    const { id } = await tx.db.insertInto('rotation_rules').values(row).returning('id').executeTakeFirstOrThrow()
    await tx.audit({ action: 'rotations.rule.create', entity: ENTITY, entityId: id, detail: { baseId, ...form } })
    return { id }
  }).catch(constraintErrors({ rotation_rules_base: errors.ruleTaken }))

async function findEditable(tx: SignedCtx, id: number, version: number) {
  const stored = found(await findRuleForUpdate(tx.db, scopeOf(tx), id))
  return checkVersion(isEditable(tx, stored) ? stored : undefined, version)
}
export const updateRule = (ctx: SignedCtx, { id, version, ...form }: RuleForm & { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = await findEditable(tx, id, version)
    const { actions: _, ...before } = shown(tx, stored)
    const next = await changeRecord(tx, 'rotation_rules', stored, {
      columns: columns(form),
      action: 'rotations.rule.update',
      entity: ENTITY,
      detail: { before, after: form },
    })
    return { version: next }
  })
export const deleteRule = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = await findEditable(tx, id, version)
    if (stored.base_id === null) throw fail(errors.ruleOfEveryBase)
    await tx.db.deleteFrom('rotation_rules').where('id', '=', id).execute()
    await tx.audit({ action: 'rotations.rule.delete', entity: ENTITY, entityId: id, detail: { baseId: stored.base_id } })
    return null
  })
