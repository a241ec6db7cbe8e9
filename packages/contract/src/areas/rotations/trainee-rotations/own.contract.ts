import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { PRESENCES } from '../blocks/block.contract.ts'
import { blockFlow } from '../blocks/block.flow.ts'
import { ownPermissions as may } from './access.ts'

const block = z.object({
  id: z.number(),
  departmentId: z.number(),
  department: z.string(),

  /** The department above it. */
  parent: z.string(),
  stage: z.number().nullable(),
  state: z.enum(blockFlow.states),
  startsOn: z.string(),
  endsOn: z.string(),

  /** In halves of a month. */
  months: z.number(),

  /** Of today; null: the stay is not on this day. */
  presence: z.enum(PRESENCES).nullable(),

  /** Days until it ends, today included, while it lasts. */
  daysLeft: z.number().nullable(),
  supervisor: z.string().nullable(),
  isRepeat: z.boolean(),
})

export type RotationBlock = z.output<typeof block>

/**
 * Months of stays that are passed, that began, that are to come, and without a stay yet; `all` is
 * their sum. In halves.
 */
const months = z.object({
  passed: z.number(),
  running: z.number(),
  ahead: z.number(),
  unplaced: z.number(),
  all: z.number(),
})

export type RotationMonths = z.output<typeof months>

const rotation = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  cohort: z.string().nullable(),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),
  months,
  blocks: z.array(block),
  absences: z.array(z.object({ startsOn: z.string(), endsOn: z.string(), reason: z.string() })),
})

export type Rotation = z.output<typeof rotation>

export const getOwnRotation = endpoint({
  method: 'GET',
  path: '/api/v1/rotations/own',
  summary: 'The own rotation, by day; null for somebody who is not in training',
  access: { permission: may.own },
  answer: rotation.nullable(),
})

export const getOwnRotationCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/rotations/own/calendar',
  summary: 'The own rotation as an iCalendar file',
  access: { permission: may.own },
  answer: 'binary',
  errors: [kernelErrors.notFound],
})

/** By what readers order the trainees; without it who began last is first. */
export const rotationSorts = ['name', 'major', 'plannedEnd'] as const

const filters = searchQuery.extend({
  sort: sortBy(rotationSorts),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})
export type RotationFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),

  /** The stay that lasts, and the one that follows. */
  now: z
    .object({ department: z.string(), endsOn: z.string(), presence: z.enum(PRESENCES) })
    .nullable(),
  next: z.object({ department: z.string(), startsOn: z.string() }).nullable(),

  /** Stays: passed, all. */
  passed: z.number(),
  blocks: z.number(),
})

export type RotationRow = z.output<typeof row>

export const listRotations = endpoint({
  method: 'GET',
  path: '/api/v1/rotations/trainees',
  summary:
    'Trainees of the reader’s bases with where they are and where they go next, those who began last first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getRotation = endpoint({
  method: 'GET',
  path: '/api/v1/rotations/trainees/{id}',
  summary: 'The rotation of one trainee of the reader’s bases',
  access: { permission: may.list },
  params: idParam,
  answer: rotation,
  errors: [kernelErrors.notFound],
})

export const getRotationCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/rotations/trainees/{id}/calendar',
  summary: 'The rotation of one trainee as an iCalendar file',
  access: { permission: may.list },
  params: idParam,
  answer: 'binary',
  errors: [kernelErrors.notFound],
})
