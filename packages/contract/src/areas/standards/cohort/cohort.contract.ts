import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { tableRow } from '../table/standard-rows.public.ts'
import { cohortErrors as errors, cohortPermissions as may } from './access.ts'
import {
  COHORT_REVIEW_ACTIONS,
  cohortFlow,
  DEVIATION_DECISIONS,
  deviationFlow,
} from './cohort.flow.ts'

const state = z.enum(cohortFlow.states)
const id = z.coerce.number().pipe(recordId)

const head = {
  name: requiredText(64),
  year: z.number().int().min(2000).max(2200),
  startsOn: calendarDay,
  standardId: recordId,

  /** False: one table without stages though the standard has them. */
  inStages: z.boolean().default(true),
  note: clearableText(2000),
}

/** A cohort follows a published standard of its major from its first day on. */
export const newCohortForm = z.object({ ...head, majorId: recordId })
export type NewCohortForm = z.output<typeof newCohortForm>
const cohortForm = z.object({ ...head, version: readVersion })
export type CohortForm = z.output<typeof cohortForm>

/** A row of the cohort's table with what it was made of; departments are those of the hospital. */
const placed = {
  id: recordId.nullable().default(null),
  standardRowId: recordId.nullable().default(null),
}

const cohortTableRow = z.object({ ...placed, row: tableRow })
export type CohortTableRow = z.output<typeof cohortTableRow>

/** By what readers order the cohorts; without it the latest is first. */
export const cohortSorts = ['name', 'startsOn', 'standard', 'memberCount'] as const

const filters = searchQuery.extend({
  sort: sortBy(cohortSorts),
  majorId: emptyAsAbsent(id),
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2200)),
  state: emptyAsAbsent(state),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type CohortFilters = z.output<typeof filters>

const ACTIONS = [
  'edit',
  'delete',
  'submit',
  'retract',
  'reopen',
  'remake',
  'renew',
  'window',
  ...COHORT_REVIEW_ACTIONS,
] as const

const row = z.object({
  id: z.number(),
  name: z.string(),
  majorId: z.number(),
  major: z.string(),
  base: z.string(),
  year: z.number(),
  startsOn: z.string(),

  /** The last day of the table. */
  endsOn: z.string(),
  standardId: z.number(),
  standard: z.string(),
  edition: z.number(),
  lengthMonths: z.number(),

  /** Null: one table without stages. */
  firstStageMonths: z.number().nullable(),
  inStages: z.boolean(),
  memberCount: z.number(),
  deviationCount: z.number(),

  /** Deviations without a reason. */
  unexplainedCount: z.number(),
  rejectedCount: z.number(),
  state,
  electivesFrom: moment.nullable(),
  electivesUntil: moment.nullable(),
  version: z.number(),
  actions: z.array(z.enum(ACTIONS)),
})

export type CohortRow = z.output<typeof row>

export const listCohorts = endpoint({
  method: 'GET',
  path: '/api/v1/cohorts',
  summary: 'Cohorts of the majors of the reader’s bases, the latest first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

const deviation = z.object({
  id: z.number(),

  /** Stage, department or group, and what differs. */
  clause: z.string(),
  standard: z.string(),
  cohort: z.string(),
  reason: z.string().nullable(),
  state: z.enum(deviationFlow.states),

  /** Why the office rejected it. */
  objection: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(DEVIATION_DECISIONS)),
})

export type Deviation = z.output<typeof deviation>

const difference = z.object({
  stage: z.union([z.literal(1), z.literal(2)]).nullable(),
  needed: z.number(),
  given: z.number(),
})

const detail = row.extend({
  note: z.string().nullable(),
  rows: z.array(z.object({ id: z.number(), standardRowId: z.number().nullable(), row: tableRow })),
  differences: z.array(difference),
  departments: z.array(z.object({ id: z.number(), name: z.string() })),

  /** Departments of the standard without a corresponding department of the hospital. */
  unmatched: z.array(z.string()),

  /** Months that the shares do not divide into whole ones, and how they were divided. */
  rounded: z.array(
    z.object({
      name: z.string(),
      months: z.number(),
      parts: z.array(z.object({ name: z.string(), months: z.number(), exact: z.number() })),
    }),
  ),
  deviations: z.array(deviation),

  /** Members whose training began on another day. */
  otherStarts: z.number(),
  hasElectives: z.boolean(),
  history: z.array(
    z.object({
      id: z.number(),
      action: z.string(),
      at: z.string(),
      who: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type CohortDetail = z.output<typeof detail>

export const getCohort = endpoint({
  method: 'GET',
  path: '/api/v1/cohorts/{id}',
  summary: 'A cohort with its table, what does not add up, and its deviations from the standard',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

export const listCohortChoices = endpoint({
  method: 'GET',
  path: '/api/v1/cohorts/choices',
  summary: 'Majors, published standards and departments, as choices of the forms of cohorts',
  access: { permission: may.list },
  answer: z.object({
    majors: z.array(recordOption),
    standards: z.array(recordOption.extend({ majorId: z.number(), hasStages: z.boolean() })),
    departments: z.array(recordOption),
  }),
})

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

const managing = { access: { permission: may.manage } } as const
const withVersion = z.object({ version: readVersion })

export const createCohort = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts',
  summary:
    'A new cohort; its table is made from the standard through the comparison of departments',
  ...managing,
  body: newCohortForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.cohortNameTaken, errors.cohortMajorUnknown, errors.standardNotForMajor],
})

export const updateCohort = endpoint({
  method: 'PUT',
  path: '/api/v1/cohorts/{id}',
  summary:
    'Change name, year, start and stages of a cohort that is edited; it stays on its standard',
  ...managing,
  params: idParam,
  body: cohortForm,
  answer: z.object({ version: z.number() }),
  errors: [...changing, errors.cohortNameTaken, errors.standardFixed],
})

export const deleteCohort = endpoint({
  method: 'DELETE',
  path: '/api/v1/cohorts/{id}',
  summary: 'Delete a draft without members',
  ...managing,
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [...changing, errors.cohortHasMembers],
})

export const saveCohortTable = endpoint({
  method: 'PUT',
  path: '/api/v1/cohorts/{id}/table',
  summary: 'Save the table of a cohort that is edited; its deviations are computed again',
  ...managing,
  params: idParam,
  body: withVersion.extend({ rows: z.array(cohortTableRow).max(100) }),
  answer: z.object({
    version: z.number(),
    differences: z.array(difference),
    deviations: z.number(),
  }),
  errors: [
    ...changing,
    errors.cohortDepartmentUnknown,
    errors.electiveImpossible,
    errors.cohortRowInUse,
  ],
})

export const remakeCohortTable = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/remake',
  summary: 'Make the table of a cohort again from its standard by the comparison of departments',
  ...managing,
  params: idParam,
  body: withVersion,
  answer: z.object({ version: z.number() }),
  errors: [...changing, errors.cohortRowInUse],
})

export const renewCohort = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/renew',
  summary:
    'Move a cohort that is edited to the newer edition of its standard; the table stays, its deviations are computed again',
  ...managing,
  params: idParam,
  body: withVersion,
  answer: z.object({ version: z.number(), edition: z.number() }),
  errors: changing,
})

export const explainDeviation = endpoint({
  method: 'PUT',
  path: '/api/v1/cohorts/deviations/{id}',
  summary: 'Give the reason of a deviation; one that was rejected is proposed again',
  ...managing,
  params: idParam,
  body: withVersion.extend({ reason: requiredText(500) }),
  answer: z.object({ state: z.enum(deviationFlow.states) }),
  errors: changing,
})

export const decideDeviation = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/deviations/{id}/decide',
  summary: 'Approve or reject one deviation of a cohort that was handed in',
  access: { permission: may.decide },
  params: idParam,
  body: withVersion.extend({ action: z.enum(DEVIATION_DECISIONS), reason: optionalText(500) }),
  answer: z.object({ state: z.enum(deviationFlow.states) }),
  errors: [...changing, kernelErrors.reasonNeeded, errors.cohortInForce],
})

export const handInCohort = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/handIn',
  summary: 'Hand a cohort in for approval, or take it back before it is decided about',
  ...managing,
  params: idParam,
  body: withVersion.extend({ action: z.enum(['submit', 'retract']) }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    ...changing,
    errors.cohortDoesNotAddUp,
    errors.electiveImpossible,
    errors.deviationUnexplained,
    errors.deviationRejected,
  ],
})

export const reopenCohort = endpoint({
  method: 'POST',
  path: '/api/v1/cohorts/{id}/reopen',
  summary: 'Take the approval of a cohort back, so that it can be changed',
  access: { permission: may.decide },
  params: idParam,
  body: withVersion.extend({ reason: optionalText(500) }),
  answer: z.object({ id: z.number(), state }),
  errors: [...changing, kernelErrors.reasonNeeded],
})

export const cohortReview = reviewCalls({
  path: '/api/v1/cohorts',
  what: 'cohorts',
  flow: cohortFlow,
  actions: COHORT_REVIEW_ACTIONS,
  permission: may.decide,
  errors: [errors.deviationRejected],
})
