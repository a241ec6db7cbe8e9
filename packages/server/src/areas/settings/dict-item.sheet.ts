import { type DictItemFilters, dictItemForm } from '@residency/contract/areas/settings/dictionary.contract'
import { type InsertObject, sql } from 'kysely'
import { z } from 'zod'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { cell, stateIn, statesIn } from '../../platform/sheets/cells.ts'
import { twice } from '../../platform/sheets/judge-rows.ts'
import type { Judged, SheetPlan } from '../../platform/sheets/sheet-plan.ts'
import { tellingChanges } from '../../platform/sheets/tell-changes.ts'
import { findItemPage, findToldItems } from './dictionary.queries.ts'

const COLUMNS = ['typeCode', 'value', 'name', 'nameEn', 'colour', 'sort', 'status', 'remark'] as const
type Column = (typeof COLUMNS)[number]
const AT_ONCE = 200

const form = dictItemForm.shape
const row = z.object({
  typeCode: cell.like(form.typeCode),
  value: cell.like(form.value),
  name: cell.like(form.name),
  nameEn: cell.like(form.nameEn),
  colour: cell.like(form.colour),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
  remark: cell.like(form.remark),
})
type Item = z.output<typeof row>

async function findTypeIds(ctx: SignedCtx, codes: readonly string[]) {
  const types = await ctx.db.selectFrom('dict_types').select(['id', 'code']).where('code', 'in', codes).execute()
  return new Map(types.map((type) => [type.code, type.id]))
}

type Values = InsertObject<DB, 'dict_items'>
/** Adds or changes items by their dictionary and value. */
const putItems = (tx: SignedCtx, values: readonly Values[]) =>
  tx.db
    .insertInto('dict_items')
    .values(values)
    .onConflict((c) =>
      c.columns(['type_id', 'value']).doUpdateSet((e) => ({
        label_zh: e.ref('excluded.label_zh'),
        label_en: e.ref('excluded.label_en'),
        colour: e.ref('excluded.colour'),
        sort: e.ref('excluded.sort'),
        status: e.ref('excluded.status'),
        remark: e.ref('excluded.remark'),
        updated_at: tx.now(),
        version: sql<number>`dict_items.version + 1`,
      })),
    )
    .execute()

async function write(tx: SignedCtx, rows: readonly Judged<Item>[], told: (done: number) => Promise<void>) {
  const types = await findTypeIds(tx, [...new Set(rows.map(({ item }) => item.typeCode))])
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const values = rows.slice(at, at + AT_ONCE).map(({ item }) => ({
      type_id: types.get(item.typeCode)!,
      value: item.value,
      label_zh: item.name,
      label_en: item.nameEn ?? null,
      colour: item.colour ?? null,
      sort: item.sort ?? 0,
      status: item.status,
      remark: item.remark,
      updated_at: tx.now(),
    }))
    const find = () => findToldItems(tx.db, values)
    await tellingChanges(tx, { action: 'settings.dictItem', entity: 'dictItem', find }, () => putItems(tx, values))
    await told(at + values.length)
  }
}

/** Items of dictionaries, in and out. */
export const dictItemSheet: SheetPlan<Column, Item, DictItemFilters> = {
  sheet: 'settings.dictItem',
  mostRows: 100_000,
  columns: [
    { key: 'typeCode', required: true, width: 24 },
    { key: 'value', required: true, width: 20 },
    { key: 'name', required: true, width: 32 },
    { key: 'nameEn', width: 40 },
    { key: 'colour', width: 12 },
    { key: 'sort', width: 10 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
    { key: 'remark', width: 40 },
  ],
  row,
  async judge(ctx, rows) {
    const types = await findTypeIds(ctx, [...new Set(rows.map(({ item }) => item.typeCode)), ''])
    const message = ctx.words.settings![ctx.language].errors!.typeUnknown!
    return [
      ...rows.flatMap(({ row, item }) => (types.has(item.typeCode) ? [] : [{ row, column: 'typeCode' as const, message }])),
      ...twice(ctx, 'settings.dictItem', rows, 'value', (item) => JSON.stringify([item.typeCode, item.value])),
    ]
  },
  write,
  count: async (ctx, filters) => (await findItemPage(ctx.db, { ...filters, pageNum: 1, pageSize: 1 })).total,
  async *rows(ctx, filters) {
    for (let pageNum = 1; ; pageNum++) {
      const { rows } = await findItemPage(ctx.db, { ...filters, pageNum, pageSize: 1000 })
      for (const item of rows)
        yield {
          typeCode: item.type_code,
          value: item.value,
          name: item.label_zh,
          nameEn: item.label_en,
          colour: item.colour,
          sort: item.sort,
          status: stateIn(ctx.language, item.status),
          remark: item.remark,
        }
      if (rows.length < 1000) return
    }
  },
}
