import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { departureErrors as errors, departurePermissions as may } from './access.ts'
import { DEPARTURE_REVIEW_ACTIONS, departureFlow } from './departure.flow.ts'

export const DEPARTURE_KINDS = ['dropout', 'completion'] as const
export type DepartureKind = (typeof DEPARTURE_KINDS)[number]

/**
 * Who signs an item off: a department, the trainee's base, the office; items of the trainee are
 * what is rated.
 */
export const ITEM_OWNERS = ['department', 'base', 'office', 'trainee'] as const

/** What an item of the trainee rates: departments of the own rotation, or the supervisors there. */
export const RATES = ['department', 'supervisor'] as const
const kind = z.enum(DEPARTURE_KINDS)
const owner = z.enum(ITEM_OWNERS)
const state = z.enum(departureFlow.states)
const id = z.coerce.number().pipe(recordId)

export const departureForm = z.object({
  kind,
  leavesOn: calendarDay,
  reason: requiredText(1000),

  /** The consequences have been read; a dropout needs it. */
  isConfirmed: z.boolean().default(false),
})

export type DepartureForm = z.output<typeof departureForm>

export const recordedDepartureForm = departureForm
  .omit({ isConfirmed: true })
  .extend({ traineeId: recordId })

export type RecordedDepartureForm = z.output<typeof recordedDepartureForm>

const clearance = z.object({
  id: z.number(),
  name: z.string(),
  owner,

  /** The department that signs it off. */
  department: z.string().nullable(),
  outcome: z.enum(['signed', 'refused']).nullable(),
  remark: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  mayDecide: z.boolean(),
})

export type Clearance = z.output<typeof clearance>

const departure = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  leavesOn: z.string(),
  reason: z.string(),
  refusal: z.string().nullable(),

  /** Who recorded it for a base or the office; null: the trainee asked. */
  recordedBy: z.string().nullable(),
  signed: z.number(),
  items: z.number(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(DEPARTURE_REVIEW_ACTIONS)),
  mayWithdraw: z.boolean(),
})

export type Departure = z.output<typeof departure>

/** What follows from leaving, before it is asked for and decided. */
const consequences = z.object({
  plannedEnd: z.string().nullable(),

  /** Stays that do not begin before that day: they give their seats back. */
  stays: z.number(),
  cohort: z.string().nullable(),
})

export type DepartureConsequences = z.output<typeof consequences>

const opened = departure.extend({
  clearances: z.array(clearance),
  consequences: consequences.nullable(),

  /** What prevents a decision now. */
  obstacle: z.string().nullable(),

  /** The reader is the trainee, and still rates. */
  mayRate: z.boolean(),
})

export type DepartureDetail = z.output<typeof opened>

export const getOwnDeparture = endpoint({
  method: 'GET',
  path: '/api/v1/departures/own',
  summary:
    'The reader’s latest departure with its checklist; null if none was asked for or the reader is not a trainee',
  access: { permission: may.own },
  answer: z.object({ isTrainee: z.boolean(), mayAsk: z.boolean(), departure: opened.nullable() }),
})

export const getDepartureConsequences = endpoint({
  method: 'GET',
  path: '/api/v1/departures/consequences',
  summary:
    'What follows from leaving on a day: for the reader’s own training, or for a trainee of the reader’s bases',
  access: { permission: [may.own, may.record] },
  query: z.object({ leavesOn: calendarDay, traineeId: emptyAsAbsent(id) }),
  answer: consequences,
  errors: [errors.departureNoTrainee],
})

export const askForDeparture = endpoint({
  method: 'POST',
  path: '/api/v1/departures/own',
  summary: 'Ask to leave: without completion, which needs its consequences confirmed, or after it',
  access: { permission: may.own },
  body: departureForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.departureNoTrainee,
    errors.departureOver,
    errors.departureUnderWay,
    errors.departureNotCompleted,
    errors.departureCompleted,
    errors.departureUnconfirmed,
    errors.departurePast,
  ],
})

export const withdrawDeparture = endpoint({
  method: 'DELETE',
  path: '/api/v1/departures/own/{id}',
  summary:
    'Withdraw the departure that the reader asked for or recorded, before the office has decided',
  access: { permission: [may.own, may.record] },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const findDepartureTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/departures/trainees',
  summary:
    'Trainees of the reader’s bases who have not left, by name or number, as choices of a form',
  access: { permission: may.record },
  query: z.object({ keywords: emptyAsAbsent(z.string().trim().max(60)) }),
  answer: z.array(recordOption.extend({ note: z.string() })),
})

export const recordDeparture = endpoint({
  method: 'POST',
  path: '/api/v1/departures',
  summary:
    'Record the departure of a trainee who does not come any more; it has no evaluation by the trainee',
  access: { permission: may.record },
  body: recordedDepartureForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.departureTraineeUnknown,
    errors.departureOver,
    errors.departureUnderWay,
    errors.departureNotCompleted,
    errors.departureCompleted,
    errors.departureBeforeStart,
  ],
})

/** By what readers order the departures; without it those that wait are first. */
export const departureSorts = ['name', 'leavesOn', 'major', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(departureSorts),
  kind: emptyAsAbsent(kind),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(id),

  /** Those that wait for the reader: to sign an item off, to decide, or either. */
  waiting: emptyAsAbsent(z.enum(['any', 'sign', 'decide'])),
})

export type DepartureFilters = z.output<typeof filters>

export const listDepartures = endpoint({
  method: 'GET',
  path: '/api/v1/departures/page',
  summary:
    'Departures of the reader’s bases, and those with items of the reader’s departments; waiting ones first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(departure),
})

export const departureExport = exportCalls({
  path: '/api/v1/departures',
  what: 'departures',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const getDeparture = endpoint({
  method: 'GET',
  path: '/api/v1/departures/{id}',
  summary: 'One departure with its checklist and what prevents it',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: opened,
  errors: [kernelErrors.notFound],
})

export const decideClearance = endpoint({
  method: 'POST',
  path: '/api/v1/departures/clearances/{id}/decide',
  summary: 'Sign an item of a checklist off, or refuse it with what is missing',
  access: { permission: may.sign },
  params: idParam,
  body: z.object({ outcome: z.enum(['signed', 'refused']), remark: optionalText(500) }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.departureItemNotYours,
    errors.departureItemOwn,
    errors.departureRemarkNeeded,
    errors.departureNotRated,
  ],
})

export const departureReview = reviewCalls({
  path: '/api/v1/departures',
  what: 'departures',
  flow: departureFlow,
  actions: DEPARTURE_REVIEW_ACTIONS,
  permission: [may.base, may.office],
  errors: [
    errors.departureItemsOpen,
    errors.departureAhead,
    errors.departureNotCompleted,
    errors.departureCompleted,
  ],
})
