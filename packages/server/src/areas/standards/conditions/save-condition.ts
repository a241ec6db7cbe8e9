import { conditionErrors as errors } from '@residency/contract/areas/standards/conditions/access'
import type {
  TimeConditionChange,
  TimeConditionForm,
} from '@residency/contract/areas/standards/conditions/condition.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findMajorsInUse } from '../table/standard.queries.ts'
import { findConditionForUpdate } from './condition.queries.ts'

const taken = constraintErrors({ time_conditions_once: errors.conditionTaken })

const columnsOf = (form: TimeConditionForm) => ({
  majorId: form.majorId,
  degreeKind: form.degreeKind,
  education: form.education,
  lengthMonths: form.lengthMonths,
  source: form.source,
})

const mustKnowMajor = async (
  tx: SignedCtx,
  majorId: number | null,
  formerMajorId: number | null = null,
) => {
  if (majorId === null || majorId === formerMajorId) return
  if (!(await findMajorsInUse(tx.db)).some(({ id }) => id === majorId))
    throw fail(errors.conditionMajorUnknown)
}

export const createTimeCondition = (ctx: SignedCtx, form: TimeConditionForm) =>
  inTransaction(ctx, async (tx) => {
    await mustKnowMajor(tx, form.majorId)

    const columns = columnsOf(form)

    const { id } = await createRecord(tx, 'timeConditions', {
      columns,
      action: 'standards.condition.create',
      entity: 'timeCondition',
      detail: { after: columns },
    })

    return { id }
  }).catch(taken)

/**
 * Changes a condition. People in training keep the length they have: their form shows that it
 * differs now.
 */
export const updateTimeCondition = (
  ctx: SignedCtx,
  { id, version, ...form }: TimeConditionChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findConditionForUpdate(tx.db, id), version)
    await mustKnowMajor(tx, form.majorId, before.majorId)

    const columns = columnsOf(form)
    const previousColumns = Object.fromEntries(
      Object.keys(columns).map((name) => [name, before[name as keyof typeof columns]]),
    )
    const detail = { before: previousColumns, after: columns }

    const next = await changeRecord(tx, 'timeConditions', before, {
      columns,
      action: 'standards.condition.update',
      entity: 'timeCondition',
      detail,
    })

    return { version: next }
  }).catch(taken)

export const deleteTimeCondition = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findConditionForUpdate(tx.db, id), version)
    await tx.db.deleteFrom('timeConditions').where('id', '=', id).execute()

    const detail = {
      majorId: before.majorId,
      education: before.education,
      months: before.lengthMonths,
    }

    await tx.audit({
      action: 'standards.condition.delete',
      entity: 'timeCondition',
      entityId: id,
      detail,
    })

    return null
  })
