import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { recordErrors as errors, recordPermissions as may } from './access.ts'

export const MENTOR_RESULTS = ['excellent', 'qualified', 'basic', 'unqualified'] as const
export type MentorResult = (typeof MENTOR_RESULTS)[number]
const year = z.coerce.number().int().min(2000).max(2200)

/** The yearly result of a mentor at a base. */
export const assessmentForm = z.object({
  userId: recordId,
  baseId: recordId,
  year,
  result: z.enum(MENTOR_RESULTS),
  score: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01)
    .nullish()
    .transform((value) => value ?? null),
  remark: optionalText(500),
})

const assessment = z.object({
  id: z.string(),
  userId: z.number(),
  username: z.string(),
  name: z.string(),
  department: z.string(),
  baseId: z.number(),
  base: z.string(),
  year: z.number(),

  /** Facts of the year: trainees guided, meetings by state, tasks of each trainee. */
  trainees: z.number(),
  confirmed: z.number(),
  disputed: z.number(),
  tasks: z.number(),
  fulfilled: z.number(),
  result: z.enum(MENTOR_RESULTS).nullable(),
  score: z.number().nullable(),
  remark: z.string().nullable(),
  version: z.number().nullable(),
})

export type Assessment = z.output<typeof assessment>

/** By what readers order the mentors; without it those without a result are first. */
export const assessmentSorts = ['name', 'score'] as const

const filters = searchQuery.extend({
  sort: sortBy(assessmentSorts),
  year: emptyAsAbsent(year),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  result: emptyAsAbsent(z.enum([...MENTOR_RESULTS, 'none'])),
})

export type AssessmentFilters = z.output<typeof filters>

export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/v1/mentorAssessments',
  summary:
    'Mentors of a year (this one unless another is given) with the facts and their result, those without one first',
  access: { permission: may.assess },
  query: filters,
  answer: pageOf(assessment),
})

export const listOwnAssessments = endpoint({
  method: 'GET',
  path: '/api/v1/mentorAssessments/own',
  summary: 'The own yearly results as mentor, the latest first',
  access: { permission: may.log },
  answer: z.array(
    assessment
      .pick({ base: true, year: true, result: true, score: true, remark: true })
      .extend({ id: z.number() }),
  ),
})

export const assessMentor = endpoint({
  method: 'PUT',
  path: '/api/v1/mentorAssessments',
  summary: 'Give a mentor the result of a year, or change it; version is null for the first',
  access: { permission: may.assess },
  body: assessmentForm.extend({ version: readVersion.nullable() }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.notMentorThen,
    errors.ownResult,
  ],
})

export const assessmentSheet = sheetCalls({
  path: '/api/v1/mentorAssessments',
  what: 'yearly results of mentors',
  exporting: may.exportAssessments,
  importing: may.importAssessments,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
