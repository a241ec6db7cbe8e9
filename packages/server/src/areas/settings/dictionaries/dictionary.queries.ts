import type { DictItemFilters } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { type Language, labelIn, languageOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

type Paged = { pageNum: number; pageSize: number }
/** One page of dictionary types that match. */
export function findTypePage(db: Db, filters: Paged & { keywords?: string | undefined }) {
  let match = db.selectFrom('dict_types')
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([isFoundIn(e.ref('name'), words), isFoundIn(e.ref('code'), words)]))
  }
  return findPage(match, filters, (rows) => rows.selectAll().orderBy('id'))
}

/** One page of items that match, type by type in their order. */
export function findItemPage(db: Db, filters: DictItemFilters) {
  let match = db.selectFrom('dict_items').innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
  if (filters.typeCode) match = match.where('dict_types.code', '=', filters.typeCode)
  for (const given of [filters.keywords, filters.name]) {
    if (!given) continue
    const words = containing(given)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('dict_items.label_zh'), words),
        isFoundIn(e.ref('dict_items.label_en'), words),
        isFoundIn(e.ref('dict_items.value'), words),
      ]),
    )
  }
  return findPage(match, filters, (rows) =>
    rows
      .selectAll('dict_items')
      .select(['dict_types.code as type_code', 'dict_types.name as type_name', 'dict_types.name_en as type_name_en'])
      .orderBy('dict_items.type_id')
      .orderBy('dict_items.sort')
      .orderBy('dict_items.id'),
  )
}

export const findType = (db: Db, id: number) => db.selectFrom('dict_types').selectAll().where('id', '=', id).executeTakeFirst()
export const findTypeForUpdate = (db: Db, id: number) =>
  db.selectFrom('dict_types').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export const findTypesForUpdate = (db: Db, ids: readonly number[]) =>
  db.selectFrom('dict_types').select(['id', 'code', 'is_built_in']).where('id', 'in', ids).orderBy('id').forUpdate().execute()
/** The type with a code, locked against deletion until the transaction ends. */
export const findTypeByCode = (db: Db, code: string) =>
  db.selectFrom('dict_types').select('id').where('code', '=', code).forKeyShare().executeTakeFirst()

export const findItem = (db: Db, id: number) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .selectAll('dict_items')
    .select('dict_types.code as type_code')
    .where('dict_items.id', '=', id)
    .executeTakeFirst()
export const findItemForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .selectAll('dict_items')
    .select('dict_types.code as type_code')
    .where('dict_items.id', '=', id)
    .forUpdate('dict_items')
    .executeTakeFirst()
export const findItemsForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .select(['dict_items.id', 'dict_items.value', 'dict_items.label_zh', 'dict_items.is_built_in', 'dict_types.code as type_code'])
    .where('dict_items.id', 'in', ids)
    .orderBy('dict_items.id')
    .forUpdate('dict_items')
    .execute()
/** All items of dictionaries to be deleted, locked so that no new use begins. */
export const findItemsOfTypes = (db: Db, typeIds: readonly number[]) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .select(['dict_items.value', 'dict_items.label_zh', 'dict_types.code as type_code'])
    .where('dict_items.type_id', 'in', typeIds)
    .orderBy('dict_items.id')
    .forUpdate('dict_items')
    .execute()
type Known = { type_id: number; value: string }
/** Audit snapshots of the existing items among these, locked until the transaction ends. */
export const findItemSnapshots = (db: Db, items: readonly Known[]) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .select(['dict_items.id', 'dict_types.code as typeCode', 'dict_items.value', 'dict_items.label_zh as name'])
    .select(['dict_items.label_en as nameEn', 'dict_items.colour', 'dict_items.sort', 'dict_items.status', 'dict_items.remark'])
    .where(sql<boolean>`(dict_items.type_id, dict_items.value) in ${rowsOf(items, { type_id: 'bigint', value: 'text' })}`)
    .orderBy('dict_items.id')
    .forUpdate('dict_items')
    .execute()
/** 1, 2, 3 … in the order of the ids, in one statement. */
export const writeItemOrder = (db: Db, ids: readonly number[]) =>
  sql`update dict_items set sort = place.sort::int from unnest(${idArray(ids)}) with ordinality as place (id, sort)
    where dict_items.id = place.id and dict_items.sort <> place.sort`.execute(db)

const inUse = (db: Db, typeCode: string) =>
  db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .where('dict_types.code', '=', typeCode)
    .where('dict_types.status', '=', 1)
    .where('dict_items.status', '=', 1)

/** Enabled items of an enabled dictionary in the reader's language; empty if unknown or disabled. */
export async function findDictOptions(db: Db, typeCode: string, language: Language = languageOf(undefined)) {
  const rows = await inUse(db, typeCode)
    .select(['dict_items.value', 'dict_items.label_zh', 'dict_items.label_en'])
    .orderBy('dict_items.sort')
    .orderBy('dict_items.id')
    .execute()
  return rows.map((item) => ({ value: item.value, label: labelIn(language, item.label_zh, item.label_en) }))
}

/**
 * Whether a value may be chosen now, for forms of other areas. Call it in the transaction that stores the value: the item is
 * locked against deletion and change until it ends, and a later attempt finds it in use.
 */
export const isDictValue = (db: Db, typeCode: string, value: string) => areDictValues(db, typeCode, [value])

/** The same for each of some values. */
export async function areDictValues(db: Db, typeCode: string, values: readonly string[]) {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return true
  const items = await inUse(db, typeCode)
    .select('dict_items.id')
    .where('dict_items.value', 'in', wanted)
    .forKeyShare('dict_items')
    .execute()
  return items.length === wanted.length
}

/** Labels by value of a whole dictionary, including disabled items used by old records. */
export async function findDictLabels(db: Db, typeCode: string, language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('dict_items')
    .innerJoin('dict_types', 'dict_types.id', 'dict_items.type_id')
    .select(['dict_items.value', 'dict_items.label_zh', 'dict_items.label_en'])
    .where('dict_types.code', '=', typeCode)
    .execute()
  return new Map(rows.map((item) => [item.value, labelIn(language, item.label_zh, item.label_en)]))
}
