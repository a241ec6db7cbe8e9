import { targetErrors as errors } from '@residency/contract/areas/evaluation/targets/access'
import {
  KINDS_OF_DIRECTION,
  type TargetForm,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTemplate } from '../templates/template.queries.ts'
import { maySetForAll, visibleTargets } from './target.policy.ts'
import { countExisting, findTargetForUpdate, isBaseInScope } from './target.queries.ts'

/** A published form of a kind that the direction can use. */
export async function mustFit(
  tx: SignedCtx,
  templateId: number,
  direction: TargetForm['direction'],
) {
  const template = await findTemplate(tx.db, false, templateId)
  const kinds: readonly string[] = KINDS_OF_DIRECTION[direction]
  if (template?.state !== 'published' || !kinds.includes(template.kind))
    throw fail(errors.templateUnfit, { direction: targetWords[tx.language].directions[direction] })
}

const distinct = (ids: readonly number[]) => [...new Set(ids)]

/** The form, a base in the actor's scope, its cohorts, and departments in use. */
async function mustBeSound(tx: SignedCtx, form: TargetForm) {
  await mustFit(tx, form.templateId, form.direction)

  const isKnown =
    form.baseId === null
      ? maySetForAll(tx.actor)
      : await isBaseInScope(tx.db, visibleTargets(tx.actor), form.baseId)

  if (!isKnown) throw fail(errors.targetBaseUnknown)

  const [cohorts, departments] = [distinct(form.cohortIds), distinct(form.departmentIds)]
  const existing = await countExisting(tx.db, form.baseId, cohorts, departments)
  if (existing.cohorts !== cohorts.length) throw fail(errors.targetCohortUnknown)
  if (existing.departments !== departments.length) throw fail(errors.targetDepartmentUnknown)
}

const columns = (form: TargetForm) => ({
  name: form.name,
  templateId: form.templateId,
  direction: form.direction,
  occasion: form.occasion,
  periodFrom: form.periodFrom,
  periodUntil: form.periodUntil,
  dueOn: form.dueOn,
  closesOn: form.closesOn,
  raters: form.raters,
  isAnonymous: form.isAnonymous,
  baseId: form.baseId,
  cohortIds: distinct(form.cohortIds),
  departmentIds: distinct(form.departmentIds),
})

export const createTarget = (ctx: SignedCtx, form: TargetForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeSound(tx, form)
    return createRecord(tx, 'evaluationTargets', {
      columns: { ...columns(form), state: targetFlow.initial, createdBy: tx.actor.userId },
      action: 'evaluation.target.create',
      entity: targetFlow.name,
    })
  })

/** Changes a target without tasks. */
export const updateTarget = (
  ctx: SignedCtx,
  { id, version, ...form }: TargetForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findTargetForUpdate(tx.db, visibleTargets(tx.actor), dayInChina(tx.now()), id),
      version,
    )

    if (before.openedAt !== null) throw fail(kernelErrors.actionNotNow)
    await mustBeSound(tx, form)

    const next = await changeRecord(tx, 'evaluationTargets', before, {
      columns: columns(form),
      action: 'evaluation.target.update',
      entity: targetFlow.name,
    })

    return { id, version: next }
  })

/** Deletes a target that was never opened. */
export const deleteTarget = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findTargetForUpdate(tx.db, visibleTargets(tx.actor), dayInChina(tx.now()), id),
      version,
    )

    if (before.openedAt !== null) throw fail(kernelErrors.actionNotNow)

    await tx.db.deleteFrom('evaluationTargets').where('id', '=', id).execute()

    await tx.audit({
      action: 'evaluation.target.delete',
      entity: targetFlow.name,
      entityId: id,
      detail: { name: before.name },
    })

    return null
  })
