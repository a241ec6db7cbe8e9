import { requirementErrors as errors } from '@residency/contract/areas/teachers/requirements/access'
import type {
  RequirementFilters,
  RequirementForm,
} from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isTeacherOffice, visibleTeachers } from '../teachers.policy.ts'
import { mayEditRequirement } from './duty.policy.ts'
import { activityLabels, joinedLabel } from './present-duties.ts'
import {
  findAdministeredBase,
  findRequirement,
  findRequirementForUpdate,
  findRequirementPage,
  type RequirementRecord,
} from './requirement.queries.ts'

const ENTITY = 'teachingRequirement'
const taken = constraintErrors({ teaching_requirements_one: errors.requirementTaken })
type Labels = Awaited<ReturnType<typeof activityLabels>>

const presentRequirement = (ctx: SignedCtx, r: RequirementRecord, labels: Labels) => ({
  ...r,
  label: joinedLabel(ctx, labels, r.activities),
  base: r.base && labelIn(ctx.language, r.base, r.baseEn),
  actions: mayEditRequirement(ctx.actor, r) ? (['edit', 'delete'] as const).slice() : [],
})

export async function listRequirements(ctx: SignedCtx, filters: RequirementFilters) {
  const labels = await activityLabels(ctx)
  const { rows, total } = await findRequirementPage(
    ctx.db,
    visibleTeachers(ctx.actor),
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentRequirement(ctx, row, labels)), total }
}

export const getRequirement = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentRequirement(
    ctx,
    found(await findRequirement(ctx.db, visibleTeachers(ctx.actor), id)),
    await activityLabels(ctx),
  )

const columns = ({ activities, level, baseId, period, count, source }: RequirementForm) => ({
  activities,
  level,
  baseId,
  period,
  count,
  source,
})

/** `storedActivities`: those of the requirement; one that was disabled since may stay. */
async function mustBeWritable(
  tx: SignedCtx,
  { activities, baseId }: RequirementForm,
  storedActivities: readonly string[] = [],
) {
  const labels = await activityLabels(tx)
  if (activities.some((activity) => !storedActivities.includes(activity) && !labels.has(activity)))
    throw fail({ ...errors.activityUnknown, field: 'activities' })
  if (baseId === null && !isTeacherOffice(tx.actor)) throw fail(errors.requirementOfAll)
  if (baseId !== null && !(await findAdministeredBase(tx.db, visibleTeachers(tx.actor), baseId)))
    throw fail(errors.requirementBaseUnknown)
}

/** A requirement the reader may change, locked; one that is another's is not found. */
async function findEditable(tx: SignedCtx, id: number) {
  const stored = found(await findRequirementForUpdate(tx.db, visibleTeachers(tx.actor), id))
  return found(mayEditRequirement(tx.actor, stored) ? stored : undefined)
}

export const createRequirement = (ctx: SignedCtx, form: RequirementForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeWritable(tx, form)

    const row = { ...columns(form), createdAt: tx.now(), updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('teachingRequirements')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(taken)

    await tx.audit({
      action: 'teachers.requirement.create',
      entity: ENTITY,
      entityId: id,
      detail: form,
    })

    return { id }
  })

export const updateRequirement = (
  ctx: SignedCtx,
  { id, version, ...form }: RequirementForm & { id: number; version?: number | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findEditable(tx, id), version)
    await mustBeWritable(tx, form, stored.activities)

    const next = await updateRow(tx, 'teachingRequirements', stored, columns(form)).catch(taken)

    await tx.audit({
      action: 'teachers.requirement.update',
      entity: ENTITY,
      entityId: id,
      detail: form,
    })

    return { version: next }
  })

export const deleteRequirement = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const { activities } = await findEditable(tx, id)
    await tx.db.deleteFrom('teachingRequirements').where('id', '=', id).execute()

    await tx.audit({
      action: 'teachers.requirement.delete',
      entity: ENTITY,
      entityId: id,
      detail: { activities },
    })

    return null
  })
