import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText, yearMonth } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { requirementErrors as errors, requirementPermissions as may } from './access.ts'
import { DUTY_REVIEW_ACTIONS, dutyRecordFlow } from './duty-record.flow.ts'
import { PERIODS } from './requirement.contract.ts'

const state = z.enum(dutyRecordFlow.states)
const reference = emptyAsAbsent(z.coerce.number().pipe(recordId))

/** `YYYY-MM`; absent: the current one. A quarter or a year is that of the month. */
const month = emptyAsAbsent(yearMonth)

/** Activities that come from an assessment (area evaluation): nobody records them by hand. */
export const FROM_ASSESSMENT: readonly string[] = ['mini_cex', 'dops']

/** A teaching activity as its teacher records it. */
export const dutyForm = z.object({
  activity: z.string().min(1, 'kernel.text.required').max(64),
  heldOn: calendarDay,
  topic: requiredText(120),
  participants: z.number().int().min(1).max(500),
  files: z.array(z.string().max(200)).max(5).default([]),
})

export type DutyForm = z.output<typeof dutyForm>

const duty = z.object({
  id: z.number(),
  name: z.string(),
  department: z.string(),
  activity: z.string(),
  activityLabel: z.string(),
  heldOn: z.string(),
  topic: z.string(),
  participants: z.number(),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  files: z.array(storedFile),
  version: z.number(),
  actions: z.array(z.enum(DUTY_REVIEW_ACTIONS)),
  mayWithdraw: z.boolean(),
})

export type Duty = z.output<typeof duty>

/**
 * How far a requirement is fulfilled between two days; what is asked for each stay, for the stays
 * that ended between them.
 */
const fulfilled = z.object({
  id: z.number(),
  label: z.string(),
  period: z.enum(PERIODS),
  from: z.string(),
  until: z.string(),
  count: z.number(),
  done: z.number(),
  state: z.enum(['met', 'missing']),
})

export type FulfilledDuty = z.output<typeof fulfilled>

const teacher = z.object({
  id: z.number(),
  name: z.string(),
  base: z.string(),
  department: z.string(),
  level: z.enum(['general', 'core']),
  requirements: z.array(fulfilled),
})

export type Fulfilment = z.output<typeof teacher>

export const getRequirementsOf = endpoint({
  method: 'GET',
  path: '/guidancePhysicianRequirements/require/{x}',
  summary:
    'The requirements that apply to a teacher (`own` or the id of a user) and how far they are fulfilled',
  access: { permission: [may.own, may.list] },
  params: z.object({ x: z.string().regex(/^(own|\d{1,15})$/) }),
  query: z.object({ month }),
  answer: z.object({ month: z.string(), teacher: teacher.nullable() }),
  errors: [kernelErrors.notFound],
})

/** By what readers order the teachers; without it they are listed by department. */
export const fulfilmentSorts = ['name'] as const

const fulfilmentQuery = searchQuery.extend({
  sort: sortBy(fulfilmentSorts),
  month,
  baseId: reference,
  departmentId: reference,
})

export const listFulfilment = endpoint({
  method: 'GET',
  path: '/api/v1/teaching-duties/page',
  summary: 'How far the teachers in the reader’s scope fulfil their requirements',
  access: { permission: may.list },
  query: fulfilmentQuery,
  answer: pageOf(teacher),
})

const fulfilmentFilters = fulfilmentQuery.omit({ pageNum: true, pageSize: true })

export type FulfilmentFilters = z.output<typeof fulfilmentFilters>

export const fulfilmentExport = exportCalls({
  path: '/api/v1/teaching-duties',
  what: 'fulfilled requirements',
  exporting: may.export,
  filters: fulfilmentFilters,
})

export const listOwnDuties = endpoint({
  method: 'GET',
  path: '/api/v1/teaching-records/own',
  summary: 'The own teaching activities, newest first',
  access: { permission: may.own },
  unsorted: 'the own activities below each other, without columns',
  query: pageQuery,
  answer: pageOf(duty),
})

export const addOwnDuty = endpoint({
  method: 'POST',
  path: '/api/v1/teaching-records/own',
  summary: 'Record a teaching activity of one’s own',
  access: { permission: may.own },
  body: dutyForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.notInLibrary,
    errors.activityUnknown,
    errors.activityFromAssessment,
    errors.heldInFuture,
    errors.dutyRecordedAlready,
    errors.dutyCountedAlready,
  ],
})

export const withdrawOwnDuty = endpoint({
  method: 'DELETE',
  path: '/api/v1/teaching-records/own/{id}',
  summary: 'Withdraw a teaching activity before it is confirmed',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the activities; without it those that wait are first. */
export const dutySorts = ['name', 'topic', 'heldOn', 'participants'] as const

const filters = searchQuery.extend({
  sort: sortBy(dutySorts),
  state: emptyAsAbsent(state),
  activity: emptyAsAbsent(z.string().max(64)),
  baseId: reference,
  departmentId: reference,

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type DutyFilters = z.output<typeof filters>

export const listDuties = endpoint({
  method: 'GET',
  path: '/api/v1/teaching-records/page',
  summary: 'Teaching activities in the reader’s scope, those that wait first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(duty),
})

export const getDuty = endpoint({
  method: 'GET',
  path: '/api/v1/teaching-records/{id}/form',
  summary: 'One teaching activity with its papers',
  access: { permission: may.list },
  params: idParam,
  answer: duty,
  errors: [kernelErrors.notFound],
})

export const dutyReview = reviewCalls({
  path: '/api/v1/teaching-records',
  what: 'teaching activities',
  flow: dutyRecordFlow,
  actions: DUTY_REVIEW_ACTIONS,
  permission: may.review,
})
