import { itemErrors as errors } from '@residency/contract/areas/competence/items/access'
import type { ItemForm } from '@residency/contract/areas/competence/items/item.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findItemForUpdate, isRequirement } from './item.queries.ts'

const ENTITY = 'competenceItem'

/** Lets a requirement carry levels; it is named by profession, kind and name. */
export const createItem = (ctx: SignedCtx, form: ItemForm) =>
  inTransaction(ctx, async (tx) => {
    if (!(await isRequirement(tx.db, form))) throw fail(errors.itemUnknown)

    return createRecord(tx, 'competenceItems', {
      columns: form,
      action: 'competence.item.create',
      entity: ENTITY,
      detail: { after: form },
    })
  }).catch(constraintErrors({ competence_items_once: errors.itemTaken }))

type Change = Pick<ItemForm, 'neededLevel' | 'validMonths' | 'status'> & {
  id: number
  version: number
}

export const updateItem = (ctx: SignedCtx, { id, version, ...columns }: Change) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findItemForUpdate(tx.db, id), version)
    const { neededLevel, validMonths, status } = before

    const next = await changeRecord(tx, 'competenceItems', before, {
      columns,
      action: 'competence.item.update',
      entity: ENTITY,
      detail: { before: { neededLevel, validMonths, status }, after: columns },
    })

    return { id, version: next }
  })
