import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { compareErrors as errors, comparePermissions as may } from './access.ts'

/** Shares are percent of the months; those of one standard department are 100 together. */
const match = z.object({ departmentId: recordId, share: z.number().int().min(1).max(100) })

const fields = z.object({
  name: requiredText(64),
  nameEn: clearableText(120),
  matches: z
    .array(match)
    .max(10)
    .refine(
      (all) => new Set(all.map(({ departmentId }) => departmentId)).size === all.length,
      'standards.matches.twice',
    )
    .refine(
      (all) => all.length === 0 || all.reduce((sum, { share }) => sum + share, 0) === 100,
      'standards.matches.sum',
    ),
})

export const standardDepartmentForm = fields
export type StandardDepartmentForm = z.output<typeof fields>
const change = fields.extend({ version: readVersion })
export type StandardDepartmentChange = z.output<typeof change>

/** By what readers order the departments; without it unmatched ones are first. */
export const standardDepartmentSorts = ['name', 'nameEn', 'standardCount'] as const

const filters = searchQuery.extend({
  sort: sortBy(standardDepartmentSorts),

  /** 1: those without a corresponding department of the hospital. */
  unmatched: emptyAsAbsent(z.enum(['1'])),

  /** Standard departments to which this department of the hospital corresponds. */
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type CompareFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  matches: z.array(match.extend({ name: z.string() })),

  /** Standards whose tables name it. */
  standardCount: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type StandardDepartmentRow = z.output<typeof row>

export const listStandardDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/standardDepartments',
  summary:
    'Departments as standards name them, with those of the hospital that stand for them; unmatched ones first',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(row),
})

export const createStandardDepartment = endpoint({
  method: 'POST',
  path: '/api/v1/standardDepartments',
  summary: 'Add a standard department',
  access: { permission: may.manage },
  body: fields,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.standardDepartmentTaken, errors.matchUnknown],
})

export const updateStandardDepartment = endpoint({
  method: 'PUT',
  path: '/api/v1/standardDepartments/{id}',
  summary: 'Change a standard department and its counterparts',
  access: { permission: may.manage },
  params: idParam,
  body: change,
  answer: z.object({ version: z.number() }),
  errors: [
    errors.standardDepartmentTaken,
    errors.matchUnknown,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteStandardDepartment = endpoint({
  method: 'DELETE',
  path: '/api/v1/standardDepartments/{id}',
  summary: 'Delete a standard department that no standard names',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [errors.standardDepartmentUsed, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const listRotationDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/standardDepartments/choices',
  summary: 'Second-level departments in use, as choices of the form',
  access: { permission: may.list },
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(recordOption),
})

export const compareSheet = sheetCalls({
  path: '/api/v1/standardDepartments',
  what: 'standard departments and their counterparts',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
