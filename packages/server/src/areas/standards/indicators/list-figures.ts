import { indicatorPermissions as may } from '@residency/contract/areas/standards/indicators/access'
import {
  type FigureFilters,
  SHOWN_YEARS,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { excludedByRule, holds, labelIn } from '@residency/contract/kernel'
import { minuteInChina, yearInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { figureActions } from './figure.policy.ts'
import {
  type FigureConditions,
  type FigureMatch,
  type FigureRecord,
  findBaseSummaries,
  findFigure,
  findFigurePage,
  findFiguresOf,
  findIndicatorsOf,
} from './figure.queries.ts'

type Figure = Pick<FigureRecord, 'id' | 'year' | 'value' | 'note' | 'state' | 'reason' | 'version'>

const presentFigure = ({ id, year, value, note, state, reason, version }: Figure) => ({
  id,
  year,
  value,
  note,
  reason,
  version,
  state: state as 'entered' | 'checked' | 'returned',
})

export const presentRow = (ctx: SignedCtx, f: FigureRecord) => ({
  ...presentFigure(f),
  name: `${f.item} · ${f.year}`,
  baseId: f.baseId,
  base: labelIn(ctx.language, f.base, f.baseEn),
  category: f.category,
  item: f.item,
  unit: f.unit,
  minimum: f.minimum,
  enteredBy: f.enterer,
  checkedBy: f.checker,
  updateTime: minuteInChina(f.updatedAt),
  actions: figureActions(f, ctx.actor),
})

/** What the reader asks of the list; their own figures wait for another person. */
export const figureMatch = (ctx: SignedCtx, filters: FigureConditions): FigureMatch => ({
  ...filters,
  firstId: excludedByRule(ctx.actor, 'baseFigure'),
})

/** Figures of the reader's bases, the latest year first. */
export async function listFigures(ctx: SignedCtx, filters: FigureFilters) {
  const { rows, total } = await findFigurePage(
    ctx.db,
    visibleBases(ctx.actor),
    figureMatch(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: rows.map((f) => presentRow(ctx, f)), total }
}

/** One figure with those of the same indicator in the years around it. */
export async function getFigure(ctx: SignedCtx, { id }: { id: number }) {
  const f = found(await findFigure(ctx.db, visibleBases(ctx.actor), id))
  const years = { from: f.year - SHOWN_YEARS, until: f.year + SHOWN_YEARS }
  const others = (await findFiguresOf(ctx.db, f.baseId, [f.indicatorId], years)).filter(
    (figure) => figure.id !== id,
  )

  return {
    ...presentRow(ctx, f),
    formula: f.formula,
    source: f.source,
    others: others.map(presentFigure),
  }
}

/** The figures of the reader's bases in a year; figures of a year are entered when it is over. */
export async function listBaseSummaries(
  ctx: SignedCtx,
  { year = yearInChina(ctx.now()) - 1 }: { year?: number | undefined },
) {
  const bases = await findBaseSummaries(ctx.db, visibleBases(ctx.actor), year)
  return {
    year,
    bases: bases.map((base) => ({ ...base, name: labelIn(ctx.language, base.name, base.nameEn) })),
  }
}

/** The indicators of a base with its figures of the years until the one asked for. */
export async function getFiguresOfBase(
  ctx: SignedCtx,
  { baseId, year = yearInChina(ctx.now()) - 1 }: { baseId: number; year?: number | undefined },
) {
  const [summary] = await findBaseSummaries(ctx.db, visibleBases(ctx.actor), year, baseId)
  const base = found(summary)
  const indicators = await findIndicatorsOf(ctx.db, [baseId])
  const years = Array.from({ length: SHOWN_YEARS }, (_, at) => year - SHOWN_YEARS + 1 + at)
  const ids = indicators.map(({ id }) => id)

  const figures = grouped(
    await findFiguresOf(ctx.db, baseId, ids, { from: years[0]!, until: year }),
    (figure) => figure.indicatorId,
  )

  return {
    ...base,
    name: labelIn(ctx.language, base.name, base.nameEn),
    year,
    years,
    indicators: indicators.map((indicator) => ({
      ...indicator,
      figures: (figures.get(indicator.id) ?? []).map(presentFigure),
    })),
    mayEnter: holds(ctx.actor, may.enter) && year <= yearInChina(ctx.now()),
  }
}
