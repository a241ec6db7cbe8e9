import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { factPermissions as may } from './access.ts'

/**
 * Months: planned by the table of the cohort (or by the stays, without one), passed, running, still
 * to come, failed without a repeat; missing is the rest.
 */
const figures = z.object({
  planned: z.number(),
  done: z.number(),
  running: z.number(),
  ahead: z.number(),
  failed: z.number(),
  missing: z.number(),
})

export type FactFigures = z.output<typeof figures>

const line = figures.extend({
  /** Null: an elective for which no department is chosen yet. */
  departmentId: z.number().nullable(),
  department: z.string(),
})

export type FactLine = z.output<typeof line>

const fact = figures.extend({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  cohort: z.string().nullable(),
  lines: z.array(line),
})

export type Fact = z.output<typeof fact>

/** By what readers order the trainees; without it who began last is first. */
export const factSorts = ['name'] as const

const filters = searchQuery.extend({
  sort: sortBy(factSorts),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})
export type FactFilters = z.output<typeof filters>

export const listFacts = endpoint({
  method: 'GET',
  path: '/api/v1/rotationFacts/page',
  summary: 'Plan and fact of the rotations of each trainee of the reader’s bases, in months',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(fact),
})

export const getFact = endpoint({
  method: 'GET',
  path: '/api/v1/rotationFacts/{id}/form',
  summary: 'Plan and fact of one trainee',
  access: { permission: may.list },
  params: idParam,
  answer: fact,
  errors: [kernelErrors.notFound],
})

export const factExport = exportCalls({
  path: '/api/v1/rotationFacts',
  what: 'plan and fact of rotations',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
