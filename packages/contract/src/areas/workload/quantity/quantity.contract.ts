import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { WORKLOAD_KINDS } from '../entries/entry.contract.ts'
import { quantityPermissions as may } from './access.ts'

const id = z.coerce.number().pipe(recordId)
const kind = z.enum(WORKLOAD_KINDS)

/** By what readers order the trainees; without it they are in the order of their numbers. */
export const quantitySorts = ['name', 'number', 'cohort', 'base'] as const

const filters = searchQuery.extend({
  sort: sortBy(quantitySorts),
  cohortId: emptyAsAbsent(id),
  baseId: emptyAsAbsent(id),
  kind: emptyAsAbsent(kind),
})

export type QuantityFilters = z.output<typeof filters>

const sums = z.object({
  required: z.number(),

  /** Of what is required: passed, and passed or waiting. */
  passed: z.number(),
  entered: z.number(),

  /** Σ min(passed, required) / Σ required in percent, rounded down; null: nothing is required. */
  percent: z.number().nullable(),
})

const quantity = sums.extend({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  cohort: z.string().nullable(),
  base: z.string(),

  /** Requirements that are not reached. */
  missing: z.number(),
})

export type Quantity = z.output<typeof quantity>

export const listQuantities = endpoint({
  method: 'GET',
  path: '/api/v1/workloadQuantity',
  summary: 'Required, entered and passed of each trainee the reader answers for',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(quantity),
})

export const listQuantityChoices = endpoint({
  method: 'GET',
  path: '/api/v1/workloadQuantity/choices',
  summary: 'Cohorts and bases of the filters',
  access: { permission: may.list },
  answer: z.object({ cohorts: z.array(recordOption), bases: z.array(recordOption) }),
})

export const quantityExport = exportCalls({
  path: '/api/v1/workloadQuantity',
  what: 'required and passed workload',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

const line = z.object({
  requirementId: z.number(),
  kind,
  item: z.string(),
  unit: z.string().nullable(),
  required: z.number(),
  entered: z.number(),
  passed: z.number(),

  /**
   * What will be missing when the last stay of the row ends, at the pace so far; null: no stay of
   * it has begun.
   */
  forecast: z.number().nullable(),
})

export type QuantityLine = z.output<typeof line>

const detail = sums.extend({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  cohort: z.string().nullable(),
  stages: z.array(
    sums.extend({
      /** Null: a table without stages. */
      stage: z.number().nullable(),
      rows: z.array(
        sums.extend({
          rowId: z.number(),
          label: z.string(),
          until: z.string().nullable(),
          lines: z.array(line),
        }),
      ),
    }),
  ),
})

export type QuantityDetail = z.output<typeof detail>

export const getOwnQuantity = endpoint({
  method: 'GET',
  path: '/api/v1/workloadQuantity/own',
  summary:
    'What the own standard asks for, with what was entered and passed; null outside a training',
  access: { permission: may.own },
  answer: detail.nullable(),
})

export const getQuantity = endpoint({
  method: 'GET',
  path: '/api/v1/workloadQuantity/{id}',
  summary: 'What the standard of one trainee asks for, with what was entered and passed',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

export const REPORTS_BY = ['kind', 'department', 'cohort', 'month'] as const
export type ReportBy = (typeof REPORTS_BY)[number]

const reportFilters = pageQuery.extend({
  by: emptyAsAbsent(z.enum(REPORTS_BY)),
  kind: emptyAsAbsent(kind),
  baseId: emptyAsAbsent(id),

  /** Absent: the last twelve months. */
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type ReportFilters = z.output<typeof reportFilters>

const report = z.object({
  id: z.string(),
  label: z.string(),
  entered: z.number(),
  passed: z.number(),
  returned: z.number(),
  people: z.number(),
  share: z.number(),
})

export type WorkReport = z.output<typeof report>

export const listWorkReport = endpoint({
  method: 'GET',
  path: '/api/v1/workloadReport',
  summary: 'Entries of a period by kind, department, cohort or month',
  access: { permission: may.list },
  unsorted: 'figures of groups, counted in one statement',
  query: reportFilters,
  answer: pageOf(report),
})

export const reportExport = exportCalls({
  path: '/api/v1/workloadReport',
  what: 'workload by kind, department, cohort or month',
  exporting: may.export,
  filters: reportFilters.omit({ pageNum: true, pageSize: true }),
})
