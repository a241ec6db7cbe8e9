import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { figurePermissions as may } from './access.ts'

export const FIGURES_BY = ['department', 'type', 'month'] as const
export type FiguresBy = (typeof FIGURES_BY)[number]

/** By what readers order the figures; without it the most days are first, and months in their order. */
export const figureSorts = ['days', 'absences', 'people', 'share'] as const

const filters = pageQuery.extend({
  sort: sortBy(figureSorts),
  by: emptyAsAbsent(z.enum(FIGURES_BY)),

  /** Absent: the present year. */
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2100)),
  leaveTypeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type FigureFilters = z.output<typeof filters>

const figure = z.object({
  id: z.string(),
  label: z.string(),
  days: z.number(),
  absences: z.number(),
  people: z.number(),

  /** Percent of all days. */
  share: z.number(),
})

export type LeaveFigure = z.output<typeof figure>

export const listLeaveFigures = endpoint({
  method: 'GET',
  path: '/api/v1/leaveFigures',
  summary:
    'Days of leave in a year by department, type or month; approved ones, on the days they fall on',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(figure),
})

export const listFigureChoices = endpoint({
  method: 'GET',
  path: '/api/v1/leaveFigures/choices',
  summary: 'Bases, leave types and years of the filters',
  access: { permission: may.list },
  answer: z.object({
    bases: z.array(recordOption),
    types: z.array(recordOption),
    years: z.array(z.number()),
  }),
})

export const figureExport = exportCalls({
  path: '/api/v1/leaveFigures',
  what: 'days of leave',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
