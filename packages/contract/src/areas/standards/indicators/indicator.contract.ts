import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { indicatorErrors as errors, indicatorPermissions as may } from './access.ts'

export const indicatorForm = z.object({
  /** Null: asked of every base. */
  baseId: recordId.nullable().default(null),
  category: requiredText(64),
  item: requiredText(120),
  unit: requiredText(16),
  minimum: z.number().min(0).max(9_999_999_999),

  /** How the figure is made of what the hospital counts. */
  formula: optionalText(300),
  source: requiredText(500),
  sort: z.number().int().min(0).max(99_999).default(0),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
})

export type IndicatorForm = z.output<typeof indicatorForm>
const change = indicatorForm.extend({ version: readVersion })
export type IndicatorChange = z.output<typeof change>

const id = z.coerce.number().pipe(recordId)

/** By what readers order the indicators; without it they are in the order of the office. */
export const indicatorSorts = ['item', 'base', 'minimum', 'source', 'figureCount'] as const

const filters = searchQuery.extend({
  sort: sortBy(indicatorSorts),

  /** Of this base, and those of every base. */
  baseId: emptyAsAbsent(id),
  status: emptyAsAbsent(z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]))),
})

export type IndicatorFilters = z.output<typeof filters>

const row = indicatorForm.extend({
  id: z.number(),
  formula: z.string().nullable(),
  base: z.string().nullable(),
  figureCount: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type IndicatorRow = z.output<typeof row>

export const listIndicators = endpoint({
  method: 'GET',
  path: '/api/v1/baseIndicators',
  summary: 'Indicators of bases, those of each base before those of every base',
  access: { permission: may.manage },
  unscoped: 'indicators of every base are for all; those of one base are narrowed to the reader',
  query: filters,
  answer: pageOf(row),
})

export const listIndicatorChoices = endpoint({
  method: 'GET',
  path: '/api/v1/baseIndicators/choices',
  summary: 'The reader’s bases and the categories in use, as choices',
  access: { permission: may.list },
  answer: z.object({ bases: z.array(recordOption), categories: z.array(z.string()) }),
})

const refusals = [errors.indicatorTaken, errors.indicatorBaseUnknown]

export const createIndicator = endpoint({
  method: 'POST',
  path: '/api/v1/baseIndicators',
  summary: 'Add an indicator',
  access: { permission: may.manage },
  body: indicatorForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: refusals,
})

export const updateIndicator = endpoint({
  method: 'PUT',
  path: '/api/v1/baseIndicators/{id}',
  summary: 'Change an indicator; its figures are measured against the new minimum',
  access: { permission: may.manage },
  params: idParam,
  body: change,
  answer: z.object({ version: z.number() }),
  errors: [...refusals, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteIndicator = endpoint({
  method: 'DELETE',
  path: '/api/v1/baseIndicators/{id}',
  summary: 'Delete an indicator without figures; one with figures is disabled instead',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.inUse, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const indicatorSheet = sheetCalls({
  path: '/api/v1/baseIndicators',
  what: 'indicators of bases',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
