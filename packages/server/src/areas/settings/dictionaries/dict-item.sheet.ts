import {
  type DictItemFilters,
  dictItemForm,
} from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed, everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { mayAddTypes } from '../settings.policy.ts'
import { findItemPage, findItemSnapshots } from './dictionary.queries.ts'

const COLUMNS = [
  'typeCode',
  'typeName',
  'typeNameEn',
  'value',
  'name',
  'nameEn',
  'colour',
  'sort',
  'status',
  'remark',
] as const

type Column = (typeof COLUMNS)[number]
const AT_ONCE = 200

const form = dictItemForm.shape

const row = z.object({
  typeCode: cell.like(form.typeCode),
  typeName: cell.optionalText(64),
  typeNameEn: cell.optionalText(120),
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
  const types = await ctx.db
    .selectFrom('dictTypes')
    .select(['id', 'code'])
    .where('code', 'in', codes)
    .execute()

  return new Map(types.map((type) => [type.code, type.id]))
}

/** New dictionaries named by the rows, by code; the first row with a name defines it. */
function newTypes(rows: readonly ValidRow<Item>[], known: ReadonlyMap<string, number>) {
  const named = new Map<string, { code: string; name: string; nameEn: string | null }>()
  for (const { item } of rows)
    if (!known.has(item.typeCode) && item.typeName !== null && !named.has(item.typeCode))
      named.set(item.typeCode, {
        code: item.typeCode,
        name: item.typeName,
        nameEn: item.typeNameEn,
      })

  return named
}

/** Dictionary ids of the rows, including newly created ones. */
async function withNewTypes(tx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const codes = [...new Set(rows.map(({ item }) => item.typeCode))]
  const made = [...newTypes(rows, await findTypeIds(tx, codes)).values()]

  if (made.length) {
    const added = await tx.db
      .insertInto('dictTypes')
      .values(made)
      .returning(['id', 'code', 'name', 'nameEn'])
      .execute()

    const entries = added.map(({ id, code, ...rest }) => ({
      entityId: id,
      detail: { after: { ...rest, type: code } },
    }))

    await tx.audit.all(
      entries.map((entry) => ({
        action: 'settings.dictType.create',
        entity: 'dictType',
        ...entry,
      })),
    )
  }

  return findTypeIds(tx, codes)
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const types = await withNewTypes(tx, rows)
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const values = batch.map(({ item }) => ({
      typeId: types.get(item.typeCode)!,
      value: item.value,
      labelZh: item.name,
      labelEn: item.nameEn ?? null,
      colour: item.colour ?? null,
      sort: item.sort ?? 0,
      status: item.status,
      remark: item.remark,
    }))

    const find = () => findItemSnapshots(tx.db, values)
    await auditChanges(tx, { action: 'settings.dictItem', entity: 'dictItem', find }, () =>
      upsertRows(tx, 'dictItems', ['typeId', 'value'], values),
    )
  })
}

/** Import and export of dictionary items; naming a new dictionary creates it, if the reader may. */
export const dictItemSheet: SheetPlan<Column, Item, DictItemFilters> = {
  sheet: 'settings.dictItem',
  maxRows: 100_000,
  knownBy: ['typeCode', 'value'],
  columns: [
    { key: 'typeCode', required: true, width: 24 },
    { key: 'typeName', width: 20 },
    { key: 'typeNameEn', width: 24 },
    { key: 'value', required: true, width: 20 },
    { key: 'name', required: true, width: 32 },
    { key: 'nameEn', width: 40 },
    { key: 'colour', width: 12 },
    { key: 'sort', kind: 'number', width: 10 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
    { key: 'remark', width: 40 },
  ],
  row,
  async judge(ctx, rows) {
    const types = await findTypeIds(ctx, [...new Set(rows.map(({ item }) => item.typeCode)), ''])
    const message = ctx.words.settings![ctx.language].errors!.typeUnknown!
    const named = mayAddTypes(ctx.actor) ? newTypes(rows, types) : new Map()
    const isMissing = (code: string) => !types.has(code) && !named.has(code)

    return [
      ...rows.flatMap(({ row, item }) =>
        isMissing(item.typeCode) ? [{ row, column: 'typeCode' as const, message }] : [],
      ),
      ...twice(ctx, 'settings.dictItem', rows, 'value', (item) =>
        JSON.stringify([item.typeCode, item.value]),
      ),
    ]
  },
  write,
  count: (ctx, filters) => countListed((page) => findItemPage(ctx.db, { ...filters, ...page })),
  async *rows(ctx, filters) {
    for await (const item of everyRow((page) => findItemPage(ctx.db, { ...filters, ...page })))
      yield {
        typeCode: item.typeCode,
        typeName: item.typeName,
        typeNameEn: item.typeNameEn,
        value: item.value,
        name: item.labelZh,
        nameEn: item.labelEn,
        colour: item.colour,
        sort: item.sort,
        status: stateIn(ctx.language, item.status),
        remark: item.remark,
      }
  },
}
