import { tableErrors as errors } from '@residency/contract/areas/standards/table/access'
import type {
  NewStandardForm,
  StandardForm,
} from '@residency/contract/areas/standards/table/standard.contract'
import { differencesOf } from '@residency/contract/areas/standards/table/standard-rows.public'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { columnsOf, insertDraft } from './insert-draft.ts'
import { visibleStandards } from './standard.policy.ts'
import { findMajorsInUse, findStandard, findStandardForUpdate } from './standard.queries.ts'
import { replaceRows, rowsOf } from './standard-rows.ts'

const unknown = constraintErrors({
  standard_rows_department_id_fkey: errors.departmentUnknown,
  standard_options_department_id_fkey: errors.departmentUnknown,
  standard_options_pkey: errors.departmentUnknown,
})

/** A new draft, empty or with the table of another standard or template. */
export const createStandard = (ctx: SignedCtx, { fromId, ...form }: NewStandardForm) =>
  inTransaction(ctx, async (tx) => {
    if (
      form.majorId !== null &&
      !(await findMajorsInUse(tx.db)).some(({ id }) => id === form.majorId)
    )
      throw fail(errors.majorUnknown)

    if (fromId !== null) found(await findStandard(tx.db, visibleStandards(tx.actor), fromId))

    const id = await insertDraft(tx, form, fromId === null ? [] : await rowsOf(tx.db, fromId))

    await tx.audit({
      action: 'standards.standard.create',
      entity: 'standard',
      entityId: id,
      detail: { fromId },
    })

    return { id }
  })

/**
 * Changes a draft and its table. A table that does not add up is kept, and said so; only publishing
 * refuses it.
 */
export const updateStandard = (
  ctx: SignedCtx,
  { id, version, rows, ...form }: StandardForm & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findStandardForUpdate(tx.db, visibleStandards(tx.actor), id),
      version,
    )

    if (before.publishedAt !== null) throw fail(kernelErrors.actionNotNow)

    await replaceRows(tx.db, id, rows)

    const detail = {
      before: { name: before.name, months: before.lengthMonths },
      after: { name: form.name, months: form.lengthMonths, rows: rows.length },
    }

    const next = await changeRecord(tx, 'standards', before, {
      columns: columnsOf(form),
      action: 'standards.standard.update',
      entity: 'standard',
      detail,
    })

    return { version: next, differences: differencesOf(form, rows) }
  }).catch(unknown)

/** Deletes a draft; what was published stays. */
export const deleteStandard = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findStandardForUpdate(tx.db, visibleStandards(tx.actor), id),
      version,
    )

    if (before.publishedAt !== null) throw fail(kernelErrors.actionNotNow)

    await tx.db.deleteFrom('standards').where('id', '=', id).execute()

    await tx.audit({
      action: 'standards.standard.delete',
      entity: 'standard',
      entityId: id,
      detail: { name: before.name, edition: before.edition },
    })

    return null
  }).catch(inUseError)
