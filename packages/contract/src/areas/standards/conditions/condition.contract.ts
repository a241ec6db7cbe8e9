import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { conditionErrors as errors, conditionPermissions as may } from './access.ts'

const degreeKind = z.enum(['none', 'degree'])
const education = z.enum(EDUCATION_LEVELS)

export const timeConditionForm = z.object({
  /** Null: all majors that have no condition of their own. */
  majorId: recordId.nullable().default(null),
  degreeKind,
  education,
  lengthMonths: z.number().int().min(1).max(120),
  source: requiredText(500),
})

export type TimeConditionForm = z.output<typeof timeConditionForm>
const change = timeConditionForm.extend({ version: readVersion })
export type TimeConditionChange = z.output<typeof change>

/** By what readers order the conditions; without it those of all majors are first. */
export const timeConditionSorts = ['major', 'lengthMonths', 'source'] as const

const filters = searchQuery.extend({
  sort: sortBy(timeConditionSorts),

  /** Of this major, and those of all majors. */
  majorId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  degreeKind: emptyAsAbsent(degreeKind),
  education: emptyAsAbsent(education),
})

export type TimeConditionFilters = z.output<typeof filters>

const row = timeConditionForm.extend({
  id: z.number(),
  major: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type TimeConditionRow = z.output<typeof row>

export const listTimeConditions = endpoint({
  method: 'GET',
  path: '/api/v1/timeConditions',
  summary: 'Which education gets which length: conditions of all majors first, then those of each',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(row),
})

export const createTimeCondition = endpoint({
  method: 'POST',
  path: '/api/v1/timeConditions',
  summary: 'Add a time condition',
  access: { permission: may.manage },
  body: timeConditionForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.conditionTaken, errors.conditionMajorUnknown],
})

export const updateTimeCondition = endpoint({
  method: 'PUT',
  path: '/api/v1/timeConditions/{id}',
  summary: 'Change a time condition; the lengths of people in training stay',
  access: { permission: may.manage },
  params: idParam,
  body: change,
  answer: z.object({ version: z.number() }),
  errors: [
    errors.conditionTaken,
    errors.conditionMajorUnknown,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteTimeCondition = endpoint({
  method: 'DELETE',
  path: '/api/v1/timeConditions/{id}',
  summary: 'Delete a time condition',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const timeConditionSheet = sheetCalls({
  path: '/api/v1/timeConditions',
  what: 'time conditions',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
