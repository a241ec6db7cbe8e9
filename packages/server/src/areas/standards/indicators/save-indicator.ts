import { indicatorErrors as errors } from '@residency/contract/areas/standards/indicators/access'
import type {
  IndicatorChange,
  IndicatorForm,
} from '@residency/contract/areas/standards/indicators/indicator.contract'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  findBasesInScope,
  findIndicatorForUpdate,
  type IndicatorColumns,
} from './indicator.queries.ts'

const taken = constraintErrors({ base_indicators_once: errors.indicatorTaken })

export const columnsOf = ({ baseId, ...form }: IndicatorForm): IndicatorColumns => ({
  baseId,
  ...form,
})

const mustKnowBase = async (
  tx: SignedCtx,
  baseId: number | null,
  formerBaseId: number | null = null,
) => {
  if (baseId === null || baseId === formerBaseId) return
  if (!(await findBasesInScope(tx.db, visibleBases(tx.actor))).some(({ id }) => id === baseId))
    throw fail(errors.indicatorBaseUnknown)
}

export const createIndicator = (ctx: SignedCtx, form: IndicatorForm) =>
  inTransaction(ctx, async (tx) => {
    await mustKnowBase(tx, form.baseId)

    const columns = columnsOf(form)

    const { id } = await createRecord(tx, 'baseIndicators', {
      columns,
      action: 'standards.indicator.create',
      entity: 'baseIndicator',
      detail: { after: columns },
    })

    return { id }
  }).catch(taken)

export const updateIndicator = (
  ctx: SignedCtx,
  { id, version, ...form }: IndicatorChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findIndicatorForUpdate(tx.db, id), version)
    await mustKnowBase(tx, form.baseId, before.baseId)

    const columns = columnsOf(form)
    const previousColumns = Object.fromEntries(
      Object.keys(columns).map((name) => [name, before[name as keyof IndicatorColumns]]),
    )
    const detail = { before: previousColumns, after: columns }

    const next = await changeRecord(tx, 'baseIndicators', before, {
      columns,
      action: 'standards.indicator.update',
      entity: 'baseIndicator',
      detail,
    })

    return { version: next }
  }).catch(taken)

/** Deletes an indicator of which nobody has entered a figure. */
export const deleteIndicator = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findIndicatorForUpdate(tx.db, id), version)
    await tx.db.deleteFrom('baseIndicators').where('id', '=', id).execute()

    const detail = { category: before.category, item: before.item }

    await tx.audit({
      action: 'standards.indicator.delete',
      entity: 'baseIndicator',
      entityId: id,
      detail,
    })

    return null
  }).catch(inUseError)
