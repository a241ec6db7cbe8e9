import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { VALIDITIES } from '../certificates/certificate.contract.ts'
import { libraryPermissions } from '../library/access.ts'
import { LEVELS } from '../qualification/qualification.contract.ts'
import { RESULTS } from '../yearly-assessments/assessment.contract.ts'
import { checkErrors as errors, checkPermissions as may } from './access.ts'
import { CHECK_ACTIONS, checkFlow } from './check.flow.ts'
import { checkResult } from './check-result.contract.ts'

const state = z.enum(checkFlow.states)
const reference = emptyAsAbsent(z.coerce.number().pipe(recordId))

const row = checkResult.extend({
  name: z.string(),
  base: z.string(),

  /** Where the teacher worked when the check was opened: its people decide. */
  department: z.string(),
  level: z.enum(LEVELS),
  number: z.string().nullable(),

  /** Of the qualification that is in force, or was when the check was opened. */
  validUntil: z.string().nullable(),
  validity: z.enum(VALIDITIES),
  isInLibrary: z.boolean(),
  decidedBy: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(CHECK_ACTIONS)),
})

export type CheckRecord = z.output<typeof row>

/** How often a requirement was fulfilled in the year, of what it asks for until today. */
const fulfilled = z.object({
  id: z.number(),
  label: z.string(),
  asked: z.number(),
  done: z.number(),
})

const opened = row.extend({
  firstDay: z.string(),
  lastDay: z.string(),
  instructions: z.string().nullable(),
  isClosed: z.boolean(),
  validFrom: z.string().nullable(),
  certificates: z.array(
    z.object({
      id: z.number(),
      kindLabel: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
      validity: z.enum(VALIDITIES),
    }),
  ),
  assessment: z
    .object({
      year: z.number(),
      result: z.enum(RESULTS),
      score: z.number().nullable(),
      remark: z.string().nullable(),
    })
    .nullable(),
  requirements: z.array(fulfilled),
})

export type CheckRecordDetail = z.output<typeof opened>

/** By what readers order the records; without it the undecided are first. */
export const checkRecordSorts = ['name', 'checkTitle', 'validUntil'] as const

const filters = searchQuery.extend({
  sort: sortBy(checkRecordSorts),
  checkId: reference,
  state: emptyAsAbsent(state),

  /** '1': only those whose decision is the reader's now. */
  waiting: emptyAsAbsent(z.enum(['1'])),
  baseId: reference,
  departmentId: reference,
})

export type CheckRecordFilters = z.output<typeof filters>

export const listCheckRecords = endpoint({
  method: 'GET',
  path: '/api/v1/teacherCheckRecords/page',
  summary:
    'Teachers in yearly checks in the reader’s scope, the undecided first, then those objected to',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getCheckRecord = endpoint({
  method: 'GET',
  path: '/api/v1/teacherCheckRecords/{id}/form',
  summary: 'One teacher in a check with what matters for the decision',
  access: { permission: may.list },
  params: idParam,
  answer: opened,
  errors: [kernelErrors.notFound],
})

export const checkReview = reviewCalls({
  path: '/api/v1/teacherCheckRecords',
  what: 'teachers in yearly checks',
  flow: checkFlow,
  actions: CHECK_ACTIONS,
  permission: [may.review, may.manage, libraryPermissions.manage],
  errors: [errors.checkNotBegun],
})

export const checkRecordExport = exportCalls({
  path: '/api/v1/teacherCheckRecords',
  what: 'teachers in yearly checks',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
