import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { indicatorErrors as errors, indicatorPermissions as may } from './access.ts'
import { baseFigureFlow, FIGURE_REVIEW_ACTIONS } from './base-figure.flow.ts'

const state = z.enum(baseFigureFlow.states)
const year = z.number().int().min(2000).max(2200)
const asYear = emptyAsAbsent(z.coerce.number().pipe(year))
const id = z.coerce.number().pipe(recordId)

/** Years that the page of a base shows, the one asked for last. */
export const SHOWN_YEARS = 5

const entry = z.object({
  indicatorId: recordId,
  value: z.number().min(0).max(999_999_999_999),
  note: optionalText(500),

  /** Of the figure that was read; null: there was none. */
  version: z.number().int().nullable().default(null),
})

const isOnce = (figures: readonly { indicatorId: number }[]) =>
  new Set(figures.map(({ indicatorId }) => indicatorId)).size === figures.length

const enteredFigures = z.object({
  baseId: recordId,
  year,
  figures: z.array(entry).min(1).max(500).refine(isOnce, 'standards.figures.twice'),
})

export type EnteredFigures = z.output<typeof enteredFigures>

export const enterFigures = endpoint({
  method: 'PUT',
  path: '/api/v1/baseFigures/year',
  summary: 'Enter figures of a base and a year, or correct those that are not checked',
  access: { permission: may.enter },
  body: enteredFigures,
  answer: z.object({ entered: z.number() }),
  errors: [
    errors.figureYearTooLate,
    errors.indicatorUnknown,
    errors.figureChecked,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

const base = z.object({
  id: z.number(),
  name: z.string(),

  /** Indicators whose figure reaches the minimum, is below it, is missing. */
  met: z.number(),
  short: z.number(),
  missing: z.number(),

  /** Figures not checked yet, and figures sent back. */
  waiting: z.number(),
  returned: z.number(),
})

export type BaseSummary = z.output<typeof base>

export const listBaseSummaries = endpoint({
  method: 'GET',
  path: '/api/v1/baseFigures/bases',
  summary: 'How the reader’s bases stand in a year (by default the last one)',
  access: { permission: may.list },
  query: z.object({ year: asYear }),
  answer: z.object({ year: z.number(), bases: z.array(base) }),
})

const figure = z.object({
  id: z.number(),
  year: z.number(),
  value: z.number(),
  note: z.string().nullable(),
  state,
  reason: z.string().nullable(),
  version: z.number(),
})

const measured = z.object({
  id: z.number(),
  category: z.string(),
  item: z.string(),
  unit: z.string(),
  minimum: z.number(),
  formula: z.string().nullable(),
  source: z.string(),
  figures: z.array(figure),
})

export type MeasuredIndicator = z.output<typeof measured>

const ofBase = base.extend({
  year: z.number(),
  years: z.array(z.number()),
  indicators: z.array(measured),
  mayEnter: z.boolean(),
})

export type FiguresOfBase = z.output<typeof ofBase>

export const getFiguresOfBase = endpoint({
  method: 'GET',
  path: '/api/v1/baseFigures/ofBase',
  summary: 'The indicators of a base with its figures of five years',
  access: { permission: may.list },
  query: z.object({ baseId: id, year: asYear }),
  answer: ofBase,
  errors: [kernelErrors.notFound],
})

/** By what readers order the figures; without it the latest year is first. */
export const figureSorts = [
  'item',
  'base',
  'year',
  'value',
  'minimum',
  'enteredBy',
  'updateTime',
] as const

const filters = searchQuery.extend({
  sort: sortBy(figureSorts),
  baseId: emptyAsAbsent(id),
  year: asYear,
  state: emptyAsAbsent(state),

  /** 1: below the minimum. */
  short: emptyAsAbsent(z.enum(['1'])),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type FigureFilters = z.output<typeof filters>

const row = figure.extend({
  /** Item and year. */
  name: z.string(),
  baseId: z.number(),
  base: z.string(),
  category: z.string(),
  item: z.string(),
  unit: z.string(),
  minimum: z.number(),
  enteredBy: z.string(),
  checkedBy: z.string().nullable(),
  updateTime: z.string(),
  actions: z.array(z.enum(FIGURE_REVIEW_ACTIONS)),
})

export type FigureRow = z.output<typeof row>

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/v1/baseFigures/page',
  summary: 'Figures of the reader’s bases, the latest year first',
  access: { permission: may.figureList },
  query: filters,
  answer: pageOf(row),
})

export const getFigure = endpoint({
  method: 'GET',
  path: '/api/v1/baseFigures/{id}',
  summary: 'One figure with those of the same indicator in other years',
  access: { permission: may.figureList },
  params: idParam,
  answer: row.extend({
    formula: z.string().nullable(),
    source: z.string(),
    others: z.array(figure),
  }),
  errors: [kernelErrors.notFound],
})

export const figureReview = reviewCalls({
  path: '/api/v1/baseFigures',
  what: 'figures of bases',
  flow: baseFigureFlow,
  actions: FIGURE_REVIEW_ACTIONS,
  permission: may.check,
})

export const figureSheet = sheetCalls({
  path: '/api/v1/baseFigures',
  what: 'figures of bases',
  exporting: may.figureExport,
  importing: may.figureImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
