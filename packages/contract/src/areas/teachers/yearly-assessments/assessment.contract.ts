import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { qualificationPermissions } from '../qualification/access.ts'
import { LEVELS } from '../qualification/qualification.contract.ts'
import { assessmentErrors as errors, assessmentPermissions as may } from './access.ts'

export const RESULTS = ['excellent', 'qualified', 'basicallyQualified', 'unqualified'] as const
const result = z.enum(RESULTS)
export type AssessmentResult = z.output<typeof result>
const year = z.number().int().min(2000).max(2200)

/** The assessment of one teacher in one year. */
export const assessmentForm = z.object({
  year,
  result,
  score: z
    .number()
    .int()
    .min(0)
    .max(100)
    .nullish()
    .transform((input) => input ?? null),
  remark: clearableText(500),
})

export type AssessmentForm = z.output<typeof assessmentForm>

const row = z.object({
  /** The teacher's account; one row per teacher. */
  id: z.number(),
  name: z.string(),
  level: z.enum(LEVELS),
  base: z.string(),
  department: z.string(),
  year: z.number(),

  /** Null: not assessed in this year. */
  result: result.nullable(),
  score: z.number().nullable(),
  remark: z.string().nullable(),
  version: z.number().nullable(),
  isEditable: z.boolean(),
})

export type AssessmentRow = z.output<typeof row>

/** What one year found. */
const yearly = row.pick({ year: true, score: true, remark: true }).extend({ result })
export type YearlyAssessment = z.output<typeof yearly>

/** By what readers order the teachers; without it those without an assessment are first. */
export const assessmentSorts = ['name', 'base', 'department', 'score'] as const

const filters = searchQuery.extend({
  sort: sortBy(assessmentSorts),

  /** Absent: this year. */
  year: emptyAsAbsent(z.coerce.number().pipe(year)),

  /** 'none': those without an assessment in the year. */
  result: emptyAsAbsent(z.enum([...RESULTS, 'none'])),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type AssessmentFilters = z.output<typeof filters>

export const listAssessments = endpoint({
  method: 'GET',
  path: '/teacherLibrary/assessment',
  summary:
    'Teachers of the library in the reader’s scope with their assessment of a year, those without one first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const saveAssessment = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherAssessments/{id}',
  summary: 'Assess a teacher for a year, or correct the assessment at the version that was read',
  access: { permission: may.edit },
  params: idParam,
  body: assessmentForm.extend({ version: readVersion.nullable() }),
  answer: z.object({ version: z.number() }),
  errors: [errors.yearAhead, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const listOwnAssessments = endpoint({
  method: 'GET',
  path: '/api/v1/teacherAssessments/own',
  summary: 'The own assessments, the latest first',
  access: { permission: qualificationPermissions.own },
  answer: z.array(yearly),
})

export const listAssessmentsOf = endpoint({
  method: 'GET',
  path: '/api/v1/teacherLibrary/{id}/assessments',
  summary:
    'The yearly assessments of one teacher of the library, by the id of the entry, the latest first',
  access: { permission: may.list },
  params: idParam,
  answer: z.array(yearly),
  errors: [kernelErrors.notFound],
})

const sheet = sheetCalls({
  path: '/teacherLibrary/assessment',
  what: 'yearly assessments of teachers',
  exporting: may.export,
  importing: may.edit,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

/** The list as a sheet; exported at its published address. */
export const assessmentSheet = {
  ...sheet,
  export: endpoint({ ...sheet.export, path: '/teacherLibrary/export/assessment' }),
}
