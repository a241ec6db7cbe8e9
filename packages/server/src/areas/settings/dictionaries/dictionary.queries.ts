import type { DictItemFilters } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { type Language, labelIn, languageOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

type PageInput = { pageNum: number; pageSize: number }

/** One page of dictionary types that match. */
export function findTypePage(db: Db, filters: PageInput & { keywords?: string | undefined }) {
  let match = db.selectFrom('dictTypes')
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('name'), words),
        isFoundIn(e.ref('nameEn'), words),
        isFoundIn(e.ref('code'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) => rows.selectAll().orderBy('id'))
}

/** One page of items that match, type by type in their order. */
export function findItemPage(db: Db, filters: DictItemFilters) {
  let match = db.selectFrom('dictItems').innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
  if (filters.typeCode) match = match.where('dictTypes.code', '=', filters.typeCode)

  for (const search of [filters.keywords, filters.name]) {
    if (!search) continue

    const words = containing(search)

    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('dictItems.labelZh'), words),
        isFoundIn(e.ref('dictItems.labelEn'), words),
        isFoundIn(e.ref('dictItems.value'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    rows
      .selectAll('dictItems')
      .select([
        'dictTypes.code as typeCode',
        'dictTypes.name as typeName',
        'dictTypes.nameEn as typeNameEn',
      ])
      .orderBy('dictItems.typeId')
      .orderBy('dictItems.sort')
      .orderBy('dictItems.id'),
  )
}

export const findType = (db: Db, id: number) =>
  db.selectFrom('dictTypes').selectAll().where('id', '=', id).executeTakeFirst()

export const findTypeForUpdate = (db: Db, id: number) =>
  db.selectFrom('dictTypes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findTypesForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('dictTypes')
    .select(['id', 'code', 'isBuiltIn'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The type with a code, locked against deletion until the transaction ends. */
export const findTypeByCode = (db: Db, code: string) =>
  db.selectFrom('dictTypes').select('id').where('code', '=', code).forKeyShare().executeTakeFirst()

export const findItem = (db: Db, id: number) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .selectAll('dictItems')
    .select('dictTypes.code as typeCode')
    .where('dictItems.id', '=', id)
    .executeTakeFirst()

export const findItemForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .selectAll('dictItems')
    .select('dictTypes.code as typeCode')
    .where('dictItems.id', '=', id)
    .forUpdate('dictItems')
    .executeTakeFirst()

export const findItemsForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .select([
      'dictItems.id',
      'dictItems.value',
      'dictItems.labelZh',
      'dictItems.isBuiltIn',
      'dictTypes.code as typeCode',
    ])
    .where('dictItems.id', 'in', ids)
    .orderBy('dictItems.id')
    .forUpdate('dictItems')
    .execute()

/** All items of dictionaries to be deleted, locked so that no new use begins. */
export const findItemsOfTypes = (db: Db, typeIds: readonly number[]) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .select(['dictItems.value', 'dictItems.labelZh', 'dictTypes.code as typeCode'])
    .where('dictItems.typeId', 'in', typeIds)
    .orderBy('dictItems.id')
    .forUpdate('dictItems')
    .execute()

type ItemKey = { typeId: number; value: string }

/** Audit snapshots of the existing items among these, locked until the transaction ends. */
export const findItemSnapshots = (db: Db, items: readonly ItemKey[]) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .select([
      'dictItems.id',
      'dictTypes.code as typeCode',
      'dictItems.value',
      'dictItems.labelZh as name',
    ])
    .select([
      'dictItems.labelEn as nameEn',
      'dictItems.colour',
      'dictItems.sort',
      'dictItems.status',
      'dictItems.remark',
    ])
    .where(
      sql<boolean>`(dict_items.type_id, dict_items.value)
        in ${rowsOf(items, { typeId: 'bigint', value: 'text' })}`,
    )
    .orderBy('dictItems.id')
    .forUpdate('dictItems')
    .execute()

/** 1, 2, 3 … in the order of the ids, in one statement. */
export const writeItemOrder = (db: Db, ids: readonly number[]) =>
  sql`update dict_items set sort = place.sort::int
      from unnest(${idArray(ids)}) with ordinality as place (id, sort)
    where dict_items.id = place.id and dict_items.sort <> place.sort`.execute(db)

const inUse = (db: Db, typeCode: string) =>
  db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .where('dictTypes.code', '=', typeCode)
    .where('dictTypes.status', '=', 1)
    .where('dictItems.status', '=', 1)

/**
 * Enabled items of an enabled dictionary in the reader's language; empty if unknown or disabled.
 */
export async function findDictOptions(
  db: Db,
  typeCode: string,
  language: Language = languageOf(undefined),
) {
  const rows = await inUse(db, typeCode)
    .select(['dictItems.value', 'dictItems.labelZh', 'dictItems.labelEn'])
    .orderBy('dictItems.sort')
    .orderBy('dictItems.id')
    .execute()

  return rows.map((item) => ({
    value: item.value,
    label: labelIn(language, item.labelZh, item.labelEn),
  }))
}

/**
 * Whether a value may be chosen now, for forms of other areas. Call it in the transaction that
 * stores the value: the item is locked against deletion and change until it ends, and a later
 * attempt finds it in use.
 */
export const isDictValue = (db: Db, typeCode: string, value: string) =>
  areDictValues(db, typeCode, [value])

/** The same for each of some values. */
export async function areDictValues(db: Db, typeCode: string, values: readonly string[]) {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return true

  const items = await inUse(db, typeCode)
    .select('dictItems.id')
    .where('dictItems.value', 'in', wanted)
    .forKeyShare('dictItems')
    .execute()

  return items.length === wanted.length
}

/** Labels by value of a whole dictionary, including disabled items used by old records. */
export async function findDictLabels(
  db: Db,
  typeCode: string,
  language: Language,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('dictItems')
    .innerJoin('dictTypes', 'dictTypes.id', 'dictItems.typeId')
    .select(['dictItems.value', 'dictItems.labelZh', 'dictItems.labelEn'])
    .where('dictTypes.code', '=', typeCode)
    .execute()

  return new Map(rows.map((item) => [item.value, labelIn(language, item.labelZh, item.labelEn)]))
}
