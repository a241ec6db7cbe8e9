import { settingsErrors } from '@residency/contract/areas/settings/access'
import type { DictTypeForm } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { actionsOnType } from '../settings.policy.ts'
import {
  findItemsOfTypes,
  findType,
  findTypeForUpdate,
  findTypePage,
  findTypesForUpdate,
} from './dictionary.queries.ts'
import { isItemUsed } from './dictionary-uses.ts'

type StoredType = NonNullable<Awaited<ReturnType<typeof findType>>>

const presentType = ({ id, name, nameEn, code, status, isBuiltIn }: StoredType) => {
  return { id, name, nameEn, code, status, isBuiltIn }
}

const columns = ({ name, nameEn, code, status, remark }: DictTypeForm) => {
  return { name, code, status, remark, ...(nameEn === undefined ? {} : { nameEn }) }
}

const CONSTRAINTS = { dict_types_code: settingsErrors.typeCodeTaken }

export async function listDictTypes(
  ctx: SignedCtx,
  filters: { keywords?: string | undefined; pageNum: number; pageSize: number },
) {
  const { rows, total } = await findTypePage(ctx.db, filters)
  return {
    list: rows.map((type) => ({
      ...presentType(type),
      actions: actionsOnType(ctx.actor, type.isBuiltIn),
    })),
    total,
  }
}

export async function getDictTypeForm(ctx: SignedCtx, input: { id: number }) {
  const type = found(await findType(ctx.db, input.id))
  return { ...presentType(type), remark: type.remark, version: type.version }
}

/**
 * A form with a version was read from another type, whose English name the published client neither
 * shows nor clears.
 */
export async function createDictType(ctx: SignedCtx, dictTypeForm: DictTypeForm) {
  const form = dictTypeForm.version === undefined ? dictTypeForm : { ...dictTypeForm, nameEn: null }
  return inTransaction(ctx, async (tx) => {
    const times = { createdAt: tx.now(), updatedAt: tx.now() }
    const write = tx.db.insertInto('dictTypes').values({ ...columns(form), ...times })

    const { id } = await write
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors(CONSTRAINTS))

    await tx.audit({
      action: 'settings.dictType.create',
      entity: 'dictType',
      entityId: id,
      detail: { after: { ...form, type: form.code } },
    })

    return null
  })
}

/** Changes a type; the code of a built-in one is used in code and cannot change. */
export async function updateDictType(ctx: SignedCtx, input: DictTypeForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTypeForUpdate(tx.db, input.id), input.version)
    if (before.isBuiltIn && input.code !== before.code) throw fail(settingsErrors.builtInCode)

    const detail = {
      before: { ...presentType(before), type: before.code },
      after: { ...input, type: input.code },
    }

    await changeRecord(tx, 'dictTypes', before, {
      columns: columns(input),
      action: 'settings.dictType.update',
      entity: 'dictType',
      detail,
      errors: CONSTRAINTS,
    })

    return null
  })
}

/**
 * Deletes types with their items, all or none; built-in ones and those in use can only be disabled.
 */
export async function deleteDictTypes(ctx: SignedCtx, input: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const types = await findTypesForUpdate(tx.db, input.ids)
    if (types.length !== input.ids.length) throw notFound()
    if (types.some((type) => type.isBuiltIn)) throw fail(settingsErrors.builtInKept)

    for (const item of await findItemsOfTypes(tx.db, input.ids))
      if (await isItemUsed(tx, item.typeCode, item.value))
        throw fail(settingsErrors.itemUsed, { name: item.labelZh })

    await tx.db.deleteFrom('dictItems').where('typeId', 'in', input.ids).execute()
    await tx.db.deleteFrom('dictTypes').where('id', 'in', input.ids).execute()

    for (const { id, code } of types)
      await tx.audit({
        action: 'settings.dictType.delete',
        entity: 'dictType',
        entityId: id,
        detail: { before: { type: code } },
      })

    return null
  })
}
