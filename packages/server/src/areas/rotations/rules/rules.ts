import {
  ruleErrors as errors,
  rulePermissions as may,
} from '@residency/contract/areas/rotations/rules/access'
import type { RuleForm } from '@residency/contract/areas/rotations/rules/rule.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { isRotationOffice } from '../blocks/block.policy.ts'
import { findRuledBases, findRuleForUpdate, findRules, type RuleRow } from './rule.queries.ts'

const ENTITY = 'rotationRule'
const scopeOf = (ctx: SignedCtx) => orgScope(ctx.actor, isRotationOffice(ctx.actor))

/** The rules of every base are the office's, those of a base also its administrators'. */
const isEditable = (ctx: SignedCtx, r: RuleRow) => isRotationOffice(ctx.actor) || r.isOwnBase

const presentRule = (ctx: SignedCtx, r: RuleRow) => ({
  ...r,
  base: r.base && labelIn(ctx.language, r.base, r.baseEn),
  mostAbsence: Math.round(Number(r.mostAbsence) * 1000) / 10,
  actions: permittedActions(ctx.actor, {
    edit: isEditable(ctx, r) && may.edit,
    delete: isEditable(ctx, r) && r.baseId !== null && may.edit,
  }) as ('edit' | 'delete')[],
})

export async function listRules(ctx: SignedCtx) {
  const [rules, bases] = await Promise.all([
    findRules(ctx.db, scopeOf(ctx)),
    findRuledBases(ctx.db, scopeOf(ctx)),
  ])

  const free = bases.filter(({ id }) => !rules.some((rule) => rule.baseId === id))
  return {
    list: rules.map((rule) => presentRule(ctx, rule)),
    bases: free.map((base) => ({
      value: base.id,
      label: labelIn(ctx.language, base.name, base.nameEn),
    })),
  }
}

const columns = (form: RuleForm) => ({
  leastTheory: form.leastTheory,
  leastSkill: form.leastSkill,
  leastDaily: form.leastDaily,
  leastWorkload: form.leastWorkload,
  mostAbsence: Math.round(form.mostAbsence * 10) / 1000,
  source: form.source,
})

export const createRule = (ctx: SignedCtx, { baseId, ...form }: RuleForm & { baseId: number }) =>
  inTransaction(ctx, async (tx) => {
    if (!(await findRuledBases(tx.db, scopeOf(tx))).some(({ id }) => id === baseId))
      throw fail(errors.ruleBaseUnknown)

    const row = { ...columns(form), baseId, updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('rotationRules')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'rotations.rule.create',
      entity: ENTITY,
      entityId: id,
      detail: { baseId, ...form },
    })

    return { id }
  }).catch(constraintErrors({ rotation_rules_base: errors.ruleTaken }))

async function findEditable(tx: SignedCtx, id: number, version: number) {
  const stored = found(await findRuleForUpdate(tx.db, scopeOf(tx), id))
  return mustMatchVersion(isEditable(tx, stored) ? stored : undefined, version)
}

export const updateRule = (
  ctx: SignedCtx,
  { id, version, ...form }: RuleForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const stored = await findEditable(tx, id, version)
    const { actions: _, ...before } = presentRule(tx, stored)

    const next = await changeRecord(tx, 'rotationRules', stored, {
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
    if (stored.baseId === null) throw fail(errors.ruleOfEveryBase)

    await tx.db.deleteFrom('rotationRules').where('id', '=', id).execute()

    await tx.audit({
      action: 'rotations.rule.delete',
      entity: ENTITY,
      entityId: id,
      detail: { baseId: stored.baseId },
    })

    return null
  })
