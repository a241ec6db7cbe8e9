import { settingsErrors } from '@residency/contract/areas/settings/access'
import type {
  DictItemFilters,
  DictItemForm,
} from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { actionsOnItem } from '../settings.policy.ts'
import * as rows from './dictionary.queries.ts'
import { isItemUsed } from './dictionary-uses.ts'

type StoredItem = NonNullable<Awaited<ReturnType<typeof rows.findItemForUpdate>>>

const presentItem = ({
  id,
  labelZh,
  labelEn,
  value,
  sort,
  colour,
  status,
  isBuiltIn,
}: StoredItem) => {
  return {
    id,
    name: labelZh,
    nameEn: labelEn,
    value,
    sort,
    colour,
    status,
    isBuiltIn,
  }
}

/** Form values as columns; fields unknown to the published client stay unchanged. */
async function columns(tx: SignedCtx, form: DictItemForm) {
  const type = await rows.findTypeByCode(tx.db, form.typeCode)
  if (!type) throw fail(settingsErrors.typeUnknown)

  const { value, name: labelZh, status, sort, remark } = form

  const ours = {
    ...(form.nameEn === undefined ? {} : { labelEn: form.nameEn }),
    ...(form.colour === undefined ? {} : { colour: form.colour }),
  }

  return { typeId: type.id, value, labelZh, status, sort, remark, ...ours }
}

const CONSTRAINTS = { dict_items_value: settingsErrors.valueTaken }

export async function listDictItems(ctx: SignedCtx, filters: DictItemFilters) {
  const found = await rows.findItemPage(ctx.db, filters)
  return {
    list: found.rows.map((item) => ({
      ...presentItem(item),
      actions: actionsOnItem(ctx.actor, item.isBuiltIn),
    })),
    total: found.total,
  }
}

export async function getDictItemForm(ctx: SignedCtx, input: { id: number }) {
  const item = found(await rows.findItem(ctx.db, input.id))
  return {
    ...presentItem(item),
    typeCode: item.typeCode,
    remark: item.remark,
    version: item.version,
  }
}

export const getDictOptions = (ctx: SignedCtx, input: { typeCode: string }) =>
  rows.findDictOptions(ctx.db, input.typeCode, ctx.language)

/**
 * A form with a version was read from another item, whose English name and colour the published
 * client neither shows nor clears.
 */
export async function createDictItem(ctx: SignedCtx, dictItemForm: DictItemForm) {
  const form =
    dictItemForm.version === undefined
      ? dictItemForm
      : { ...dictItemForm, nameEn: null, colour: null }
  return inTransaction(ctx, async (tx) => {
    await createRecord(tx, 'dictItems', {
      columns: await columns(tx, form),
      action: 'settings.dictItem.create',
      entity: 'dictItem',
      detail: { after: form },
      errors: CONSTRAINTS,
    })

    return null
  })
}

/** Changes an item; the value of a built-in one is used in code and cannot change. */
export async function updateDictItem(ctx: SignedCtx, input: DictItemForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await rows.findItemForUpdate(tx.db, input.id), input.version)
    const after = await columns(tx, input)
    const isMoved = after.value !== before.value || after.typeId !== before.typeId
    if (isMoved && before.isBuiltIn) throw fail(settingsErrors.builtInValue)
    if (isMoved && (await isItemUsed(tx, before.typeCode, before.value)))
      throw fail(settingsErrors.valueUsed, { name: before.labelZh })

    await changeRecord(tx, 'dictItems', before, {
      columns: after,
      action: 'settings.dictItem.update',
      entity: 'dictItem',
      detail: { before: presentItem(before), after: input },
      errors: CONSTRAINTS,
    })

    return null
  })
}
