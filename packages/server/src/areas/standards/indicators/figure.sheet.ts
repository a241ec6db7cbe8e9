import { indicatorErrors as errors } from '@residency/contract/areas/standards/indicators/access'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { errorSentence } from '@residency/contract/kernel'
import { z } from 'zod'
import { yearInChina } from '../../../platform/clock.ts'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  countFigures,
  type FigureConditions,
  findFigureBatch,
  findIndicatorsOf,
} from './figure.queries.ts'
import { findBasesInScope } from './indicator.queries.ts'
import { figureMatch, presentRow } from './list-figures.ts'
import { type EnteredFigure, findStoredFigures, isSame, putFigures } from './put-figures.ts'

const row = z.object({
  base: cell.text(120),
  category: cell.text(64),
  item: cell.text(120),
  year: cell.integer(2000, 2200),
  value: cell.decimal(0, 999_999_999_999),
  note: cell.optionalText(500),
})

type Item = z.output<typeof row>
type Column = keyof Item | 'unit' | 'minimum' | 'state' | 'reason' | 'enteredBy' | 'checkedBy'
type FigurePlace = { baseId: number | undefined; indicatorId: number | undefined }

/**
 * The base and the indicator that a row names; an indicator of the base goes before one of every
 * base.
 */
async function placesOf(ctx: SignedCtx): Promise<(item: Item) => FigurePlace> {
  const bases = await findBasesInScope(ctx.db, visibleBases(ctx.actor))
  const ids = idsByName(bases)

  const indicators = await findIndicatorsOf(
    ctx.db,
    bases.map(({ id }) => id),
  )

  const byName = byLabel(
    indicators.map(
      (indicator) =>
        [
          JSON.stringify([indicator.baseId, indicator.category, indicator.item]),
          indicator.id,
        ] as const,
    ),
  )

  return ({ base, category, item }) => {
    const baseId = ids.get(base)
    if (baseId === undefined) return { baseId, indicatorId: undefined }

    const idOf = (owner: number | null) => byName.get(JSON.stringify([owner, category, item]))

    return { baseId, indicatorId: idOf(baseId) ?? idOf(null) }
  }
}

const figuresOf = (rows: readonly ValidRow<Item>[], placeOf: (item: Item) => FigurePlace) =>
  rows.flatMap(({ row, item }): (EnteredFigure & { row: number })[] => {
    const { baseId, indicatorId } = placeOf(item)
    if (baseId === undefined || indicatorId === undefined) return []

    return [{ row, baseId, indicatorId, year: item.year!, value: item.value!, note: item.note }]
  })

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const placeOf = await placesOf(ctx)
  const figures = figuresOf(rows, placeOf)
  const storedOf = await findStoredFigures(ctx.db, figures, false)
  const itemOf = new Map(rows.map(({ row, item }) => [row, item.item]))
  const say = (def: (typeof errors)[keyof typeof errors], data = {}) =>
    errorSentence(ctx.words, ctx.language, def, data)

  const unknown = rows.flatMap(({ row, item }): Fault<Column>[] => {
    const { baseId, indicatorId } = placeOf(item)
    if (baseId === undefined)
      return [{ row, column: 'base' as const, message: say(errors.indicatorBaseUnknown) }]

    return indicatorId === undefined
      ? [{ row, column: 'item' as const, message: say(errors.indicatorUnknown) }]
      : []
  })

  const late = rows.flatMap(({ row, item }) =>
    item.year! > yearInChina(ctx.now())
      ? [{ row, column: 'year' as const, message: say(errors.figureYearTooLate) }]
      : [],
  )

  const checked = figures.flatMap((figure) => {
    const before = storedOf(figure)
    if (before?.state !== 'checked' || isSame(figure, before)) return []

    return [
      {
        row: figure.row,
        column: 'value' as const,
        message: say(errors.figureChecked, { item: itemOf.get(figure.row) }),
      },
    ]
  })

  const again = twice(ctx, 'standards.baseFigures', rows, 'item', (item) => {
    const { baseId, indicatorId } = placeOf(item)
    return indicatorId === undefined ? null : JSON.stringify([baseId, indicatorId, item.year])
  })

  return [...unknown, ...late, ...checked, ...again]
}

/**
 * Figures of the reader's bases, in and out; a row of a known base, indicator and year corrects its
 * figure.
 */
export const figureSheet: SheetPlan<Column, Item, FigureConditions> = {
  sheet: 'standards.baseFigures',
  maxRows: 10_000,
  knownBy: ['base', 'category', 'item', 'year'],
  columns: [
    {
      key: 'base',
      required: true,
      width: 20,
      choices: async (ctx) =>
        (await findBasesInScope(ctx.db, visibleBases(ctx.actor))).map(({ name }) => name),
    },
    { key: 'category', required: true, width: 20 },
    { key: 'item', required: true, width: 36 },
    { key: 'year', kind: 'number', required: true, width: 8 },
    { key: 'value', kind: 'number', required: true, width: 14 },
    { key: 'note', width: 32 },
    { key: 'unit', width: 10, onlyOut: true },
    { key: 'minimum', kind: 'number', width: 14, onlyOut: true },
    { key: 'state', width: 10, onlyOut: true },
    { key: 'reason', width: 24, onlyOut: true },
    { key: 'enteredBy', onlyOut: true },
    { key: 'checkedBy', onlyOut: true },
  ],
  row,
  judge,
  write: async (tx, rows, onProgress) => {
    const placeOf = await placesOf(tx)
    await inBatches(rows, 500, onProgress, async (batch) => {
      const figures = figuresOf(batch, placeOf).map(({ row: _, ...figure }) => figure)
      await putFigures(tx, figures, await findStoredFigures(tx.db, figures, true))
    })
  },
  count: (ctx, filters) => countFigures(ctx.db, visibleBases(ctx.actor), figureMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = indicatorsWords[ctx.language].flows.baseFigure
    const scope = visibleBases(ctx.actor)
    const match = figureMatch(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findFigureBatch(ctx.db, scope, match, page, ctx.language),
    }))) {
      const figure = presentRow(ctx, row)
      yield { ...figure, state: states[figure.state] }
    }
  },
}
