import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, optionalText, yearMonth } from '../../../kernel/text/text.ts'
import { blockErrors as errors, blockPermissions as may } from './access.ts'
import { BLOCK_ACTIONS, blockFlow } from './block.flow.ts'

const state = z.enum(blockFlow.states)
const reference = emptyAsAbsent(z.coerce.number().pipe(recordId))
const month = emptyAsAbsent(yearMonth)

const SHORTFALLS = ['theory', 'skill', 'daily', 'workload', 'absence'] as const

/**
 * A rule that is broken: what was reached, and the least (of absence the most) that is allowed.
 * Shares are percent.
 */
const shortfall = z.object({ key: z.enum(SHORTFALLS), value: z.number(), limit: z.number() })
export type Shortfall = z.output<typeof shortfall>

/** arriving: begins in the month; leaving: ends in it. */
export const PHASES = ['arriving', 'leaving'] as const

/**
 * Today: here; away on leave or otherwise out of rotation; expected: the stay has begun and its
 * entry is not confirmed.
 */
export const PRESENCES = ['here', 'away', 'expected'] as const
export type Presence = (typeof PRESENCES)[number]
export const ORIGINS = ['plan', 'past', 'repeat'] as const
export const SUPERVISION = ['all', 'missing', 'given'] as const

const block = z.object({
  id: z.number(),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  departmentId: z.number(),
  department: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  origin: z.enum(ORIGINS),
  state,

  /** Of today; null: the stay is not on this day. */
  presence: z.enum(PRESENCES).nullable(),
  supervisorId: z.number().nullable(),
  supervisor: z.string().nullable(),
  enteredOn: z.string().nullable(),
  entryEducationOn: z.string().nullable(),
  theoryScore: z.number().nullable(),
  skillScore: z.number().nullable(),
  dailyScore: z.number().nullable(),
  workloadShare: z.number().nullable(),

  /** The share of the workload by the entries of the stay; null: nothing is required. */
  workloadCounted: z.number().nullable(),
  absenceDays: z.number(),
  exitNote: z.string().nullable(),
  workingDays: z.number(),

  /** Of an assessed block, and of one that failed by the rules of today. */
  shortfalls: z.array(shortfall),
  repeatId: z.number().nullable(),
  version: z.number(),
  actions: z.array(z.enum(BLOCK_ACTIONS)),
  mayAssign: z.boolean(),
  mayRepeat: z.boolean(),
})

export type Block = z.output<typeof block>

const opened = block.extend({
  /** Working days of absence recorded within the block. */
  recordedAbsence: z.number(),
  rules: z.object({
    theory: z.number(),
    skill: z.number(),
    daily: z.number(),
    workload: z.number(),
    absence: z.number(),
    source: z.string(),
  }),
  history: z.array(
    z.object({
      id: z.number(),
      action: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type BlockDetail = z.output<typeof opened>

/** By what readers order the stays; without it they are in the order of their first days. */
export const blockSorts = ['name', 'department', 'startsOn', 'supervisor'] as const

const filters = searchQuery.extend({
  sort: sortBy(blockSorts),
  month,
  departmentId: reference,
  baseId: reference,
  traineeId: reference,
  phase: emptyAsAbsent(z.enum(PHASES)),

  /** Of today, in every month. */
  presence: emptyAsAbsent(z.enum(PRESENCES)),
  state: emptyAsAbsent(state),

  /**
   * enter: those whose stay has begun and whose entry is not confirmed; exit: exits to assess or
   * confirm; repeat: failed without a repeat; late: over and not assessed.
   */
  waiting: emptyAsAbsent(z.enum(['enter', 'exit', 'repeat', 'late'])),
  origin: emptyAsAbsent(z.enum(ORIGINS)),

  /**
   * Stays that run, or begin in this month or the next, and are not assessed: all, those without a
   * supervisor first, or those without, or with one.
   */
  supervision: emptyAsAbsent(z.enum(SUPERVISION)),

  /** '1': only those whom the reader supervises. */
  mine: emptyAsAbsent(z.enum(['1'])),
})

export type BlockFilters = z.output<typeof filters>

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/v1/rotationBlocks/page',
  summary: 'Stays of trainees in departments of the reader’s scope, by first day',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(block),
})

export const blockExport = exportCalls({
  path: '/api/v1/rotationBlocks',
  what: 'rotation blocks',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const listOwnExits = endpoint({
  method: 'GET',
  path: '/api/v1/rotationBlocks/own',
  summary: 'The own stays that are over and whose exit is not requested yet',
  access: { permission: may.exit },
  answer: z.array(block),
})

export const getBlock = endpoint({
  method: 'GET',
  path: '/api/v1/rotationBlocks/{id}/form',
  summary: 'One stay with its history and the rules it is judged by',
  access: { permission: may.list },
  params: idParam,
  answer: opened,
  errors: [kernelErrors.notFound],
})

/** One digit is stored: more would be rounded, and 59.96 would pass. */
export const withOneDigit = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => Number(value.toFixed(1)) === value, 'rotations.score.digits')

const score = withOneDigit(100).nullish()

export const exitScores = z.object({
  theoryScore: score,
  skillScore: score,
  dailyScore: score,
  absenceDays: withOneDigit(400).nullish(),
  exitNote: optionalText(1000),
})

const entry = z.object({
  enteredOn: calendarDay.nullish(),
  entryEducationOn: calendarDay.nullish(),

  /** Who supervises which of the blocks. */
  supervisors: z
    .array(z.object({ id: recordId, supervisorId: recordId }))
    .max(200)
    .default([]),
})

export type BlockInputs = z.output<typeof exitScores> & z.output<typeof entry>

export const blockReview = reviewCalls({
  path: '/api/v1/rotationBlocks',
  what: 'rotation blocks',
  flow: blockFlow,
  actions: BLOCK_ACTIONS,
  permission: [may.enter, may.exit, may.assess],
  inputs: { ...entry.shape, ...exitScores.shape },
  errors: [
    errors.entryOutside,
    errors.entryInFuture,
    errors.entryMissing,
    errors.educationMissing,
    errors.educationOutside,
    errors.notBegun,
    errors.supervisorMissing,
    errors.supervisorNotEligible,
    errors.supervisorFull,
    errors.supervisorFullMeanwhile,
    errors.exitTooEarly,
    errors.scoreMissing,
    errors.absenceTooFew,
    errors.absenceTooMany,
    errors.supervisorTwice,
    errors.mustFail,
    errors.mustPass,
  ],
})

const departmentMonth = z.object({
  id: z.number(),
  name: z.string(),

  /** Null: takes none. */
  capacity: z.number().nullable(),

  /** Why this month has another capacity. */
  reason: z.string().nullable(),

  /** The most trainees on one day of the month. */
  seats: z.number(),

  /**
   * Stays of the reader’s scope that have a day in the month; of these, those that begin and those
   * that end in it.
   */
  present: z.number(),
  arriving: z.number(),
  leaving: z.number(),

  /** Of the reader’s scope, today. */
  here: z.number(),
  away: z.number(),
  expected: z.number(),
})

export type DepartmentMonth = z.output<typeof departmentMonth>

export const getDepartmentMonth = endpoint({
  method: 'GET',
  path: '/api/v1/rotationMonth',
  summary:
    'Departments of the reader’s scope: who is here today, who is there, comes and leaves in a month, seats used of capacity',
  access: { permission: may.list },
  query: z.object({ month, departmentId: reference }),
  answer: z.object({ month: z.string(), departments: z.array(departmentMonth) }),
})
