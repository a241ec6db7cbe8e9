import { indicatorErrors as errors } from '@residency/contract/areas/standards/indicators/access'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { errorSentence } from '@residency/contract/kernel'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { SheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  countIndicators,
  findBasesInScope,
  findIndicatorBatch,
  findIndicatorSnapshots,
  type IndicatorMatch,
  upsertIndicators,
} from './indicator.queries.ts'
import { presentIndicator } from './list-indicators.ts'
import { columnsOf } from './save-indicator.ts'

const row = z.object({
  base: cell.optionalText(120),
  category: cell.text(64),
  item: cell.text(120),
  unit: cell.text(16),
  minimum: cell.decimal(0, 9_999_999_999),
  formula: cell.optionalText(300),
  source: cell.text(500),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
})

type Item = z.output<typeof row>

/** Ids of bases by name or code; the word for every base is null. */
async function baseIdOf(
  ctx: SignedCtx,
): Promise<(name: string | null) => number | null | undefined> {
  const ids = idsByName(await findBasesInScope(ctx.db, visibleBases(ctx.actor)))

  const every: readonly string[] = [
    indicatorsWords['zh-cn'].everyBase,
    indicatorsWords.en.everyBase,
  ]

  return (name) => (name === null || every.includes(name) ? null : ids.get(name))
}

/** Indicators, in and out; a row of a known base, category and item changes its indicator. */
export const indicatorSheet: SheetPlan<keyof Item, Item, IndicatorMatch> = {
  sheet: 'standards.baseIndicators',
  maxRows: 5000,
  knownBy: ['base', 'category', 'item'],
  columns: [
    {
      key: 'base',
      width: 20,
      choices: async (ctx) =>
        (await findBasesInScope(ctx.db, visibleBases(ctx.actor))).map(({ name }) => name),
    },
    { key: 'category', required: true, width: 20 },
    { key: 'item', required: true, width: 36 },
    { key: 'unit', required: true, width: 10 },
    { key: 'minimum', kind: 'number', required: true, width: 14 },
    { key: 'formula', width: 32 },
    { key: 'source', required: true, width: 44 },
    { key: 'sort', kind: 'number', width: 8 },
    { key: 'status', width: 10, choices: ({ language }) => statesIn(language) },
  ],
  row,
  async judge(ctx, rows) {
    const idOf = await baseIdOf(ctx)
    const message = errorSentence(ctx.words, ctx.language, errors.indicatorBaseUnknown)
    return [
      ...rows.flatMap(({ row, item }) =>
        idOf(item.base) === undefined ? [{ row, column: 'base' as const, message }] : [],
      ),
      ...twice(ctx, 'standards.baseIndicators', rows, 'item', ({ base, category, item }) => {
        const id = idOf(base)
        return id === undefined ? null : JSON.stringify([id, category, item])
      }),
    ]
  },
  write: async (tx, rows, onProgress) => {
    const idOf = await baseIdOf(tx)
    await inBatches(rows, 500, onProgress, async (batch) => {
      const values = batch.map(({ item: { base, ...item } }) =>
        columnsOf({
          ...item,
          baseId: idOf(base) ?? null,
          minimum: item.minimum!,
          sort: item.sort ?? 0,
        }),
      )

      const find = () =>
        findIndicatorSnapshots(
          tx.db,
          values.map(({ item }) => item),
        )

      await auditChanges(tx, { action: 'standards.indicator', entity: 'baseIndicator', find }, () =>
        upsertIndicators(tx.db, values, tx.now()),
      )
    })
  },
  count: (ctx, filters) => countIndicators(ctx.db, filters),
  async *rows(ctx, filters) {
    for await (const stored of everyRow(async (page) => ({
      rows: await findIndicatorBatch(ctx.db, filters, page, ctx.language),
    }))) {
      const indicator = presentIndicator(ctx, stored)
      yield {
        ...indicator,
        base: indicator.base ?? indicatorsWords[ctx.language].everyBase,
        status: stateIn(ctx.language, indicator.status),
      }
    }
  },
}
