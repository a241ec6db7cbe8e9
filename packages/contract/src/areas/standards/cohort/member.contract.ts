import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { bulkIds } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { cohortErrors as errors, cohortPermissions as may } from './access.ts'

const id = z.coerce.number().pipe(recordId)

/** By what readers order the trainees; without it those without a cohort are first. */
export const memberSorts = ['realName', 'major', 'cohort', 'startsOn', 'lengthMonths'] as const

const filters = searchQuery.extend({
  sort: sortBy(memberSorts),
  cohortId: emptyAsAbsent(id),
  majorId: emptyAsAbsent(id),

  /** 1: trainees without a cohort. */
  without: emptyAsAbsent(z.enum(['1'])),
})

export type MemberFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  number: z.string(),
  realName: z.string(),
  majorId: z.number(),
  major: z.string(),
  startsOn: z.string(),
  lengthMonths: z.number().nullable(),
  plannedEnd: z.string().nullable(),
  cohortId: z.number().nullable(),
  cohort: z.string().nullable(),

  /** The training began on another day than the cohort. */
  startsOtherwise: z.boolean(),

  /** The length of the training differs from that of the standard. */
  lastsOtherwise: z.boolean(),
  actions: z.array(z.enum(['place', 'remove'])),
})

export type MemberRow = z.output<typeof row>

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/cohortMembers',
  summary: 'Trainees of the reader’s bases with their cohorts, those without one first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

const placing = [
  errors.memberUnknown,
  errors.memberOfOtherMajor,
  errors.memberOfOtherCohort,
  errors.memberStartsAfterEnd,
] as const

export const addMembers = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/members',
  summary:
    'Add trainees of its major to a cohort; those of another cohort are moved only if that is asked for',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ traineeIds: bulkIds, isMove: z.boolean().default(false) }),
  answer: z.object({ added: z.number() }),
  errors: [...placing, kernelErrors.notFound],
})

/**
 * Trainees whose period is not that of the cohort, in words: what differs and what follows from it.
 */
export const previewMembers = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/members/preview',
  summary: 'How the training of these people fits the period of a cohort, before they join it',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ traineeIds: bulkIds }),
  answer: z.object({
    startsOn: z.string(),
    endsOn: z.string(),
    fitting: z.number(),
    others: z.array(z.object({ id: z.number(), name: z.string(), notes: z.array(z.string()) })),
  }),
  errors: [errors.memberUnknown, kernelErrors.notFound],
})

export const removeMembers = endpoint({
  method: 'POST',
  path: '/api/v1/cohortMembers/remove',
  summary: 'Take trainees out of their cohorts; what they chose of its electives goes with it',
  access: { permission: may.manage },
  body: z.object({ traineeIds: bulkIds }),
  answer: z.object({ removed: z.number() }),
  errors: [errors.memberUnknown],
})

export const memberSheet = sheetCalls({
  path: '/api/v1/cohortMembers',
  what: 'members of cohorts',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
  into: z.object({ cohortId: id }),
})
