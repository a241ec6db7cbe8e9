import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { situationPermissions as may, situationErrors } from './access.ts'

/** What the teachers are counted by. */
export const SPLITS = ['base', 'department', 'title', 'level'] as const
const splitBy = z.enum(SPLITS)
export type Split = z.output<typeof splitBy>

/** Indicators with a target; those that need rotation blocks are answered without figures. */
export const INDICATORS = [
  'coreDepartments',
  'trainedShare',
  'traineesPerTeacher',
  'traineesInBlock',
] as const

const indicatorKey = z.enum(INDICATORS)
export type IndicatorKey = z.output<typeof indicatorKey>
const LEVELS = ['general', 'core'] as const
const level = z.enum(LEVELS)
const yesOrNo = emptyAsAbsent(z.enum(['0', '1']))
const reference = emptyAsAbsent(z.coerce.number().pipe(recordId))

const counts = { teachers: z.number(), core: z.number(), trained: z.number() }

/**
 * `key`: the id of a base or department, the value of a title or level. `trainees`: null where the
 * reader does not count them.
 */
const group = z.object({
  key: z.string(),
  label: z.string(),
  ...counts,
  trainees: z.number().nullable(),

  /**
   * A department in which trainees train and that has fewer core teachers than the indicator asks
   * for.
   */
  lacksCore: z.boolean(),
})

export type SituationGroup = z.output<typeof group>

/**
 * `value` of `of`: departments that reach the target, trained teachers, trainees. Null where
 * nothing is recorded.
 */
const indicator = z.object({
  key: indicatorKey,
  target: z.number(),
  source: z.string(),
  certificateKinds: z.array(z.string()),
  value: z.number().nullable(),
  of: z.number().nullable(),
  state: z.enum(['met', 'missing', 'unrecorded']),
  version: z.number(),
})

export type Indicator = z.output<typeof indicator>

const scope = { baseId: reference }

export const getSituation = endpoint({
  method: 'GET',
  path: '/api/v1/teacher-situation',
  summary:
    'Teachers in the reader’s scope as a whole, the indicators, and the figures of the last recorded month',
  access: { permission: may.view },
  query: z.object(scope),
  answer: z.object({
    at: z.string(),
    total: z.object({ ...counts, trainees: z.number().nullable() }),
    before: z.object({ month: z.string(), ...counts }).nullable(),
    indicators: z.array(indicator),
  }),
})

export const listSituation = endpoint({
  method: 'GET',
  path: '/teacherSituation/page',
  summary:
    'Teachers in the reader’s scope, counted by base, department, title or level; departments without a core teacher first',
  access: { permission: may.view },
  unsorted: 'counted in memory; departments without a core teacher are first',
  query: pageQuery.extend({
    ...scope,
    split: emptyAsAbsent(splitBy),
    lacksCore: emptyAsAbsent(z.enum(['1'])),
  }),
  answer: pageOf(group),
})

export const exportSituation = endpoint({
  method: 'GET',
  path: '/teacherSituation/export',
  summary: 'All figures as a sheet',
  access: { permission: may.export },
  query: z.object(scope),
  limit: 'export',
  answer: 'binary',
})

export const updateSituation = endpoint({
  method: 'GET',
  path: '/majorPeople/updateData',
  summary:
    'Record the figures of this month as they stand now; later months are compared with them',
  access: { permission: may.update },
  changes: true,
  answer: z.object({ month: z.string(), at: z.string() }),
})

export const updateIndicator = endpoint({
  method: 'PUT',
  path: '/api/v1/teacher-situation/indicators/{key}',
  summary: 'Change what an indicator asks for, and where that is written',
  access: { permission: may.edit },
  params: z.object({ key: indicatorKey }),
  body: z.object({
    target: z.number().min(0).max(1000),
    source: requiredText(200),
    certificateKinds: z.array(z.string().max(64)).max(20).default([]),
    version: readVersion,
  }),
  answer: z.null(),
  errors: [situationErrors.trainingKindUnknown, kernelErrors.changedMeanwhile],
})

const person = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  base: z.string(),
  department: z.string(),
  title: z.string(),
  level,
  number: z.string(),
  validUntil: z.string(),
  isTrained: z.boolean(),
})

export type SituationPerson = z.output<typeof person>

/** By what readers order the teachers; without it they are listed by department. */
export const situationPeopleSorts = ['name', 'department', 'base', 'number', 'validUntil'] as const

const peopleFilters = searchQuery.extend({
  sort: sortBy(situationPeopleSorts),
  ...scope,
  departmentId: reference,
  level: emptyAsAbsent(level),
  title: emptyAsAbsent(z.string().max(64)),
  trained: yesOrNo,
})

export type SituationPeopleFilters = z.output<typeof peopleFilters>

export const listSituationPeople = endpoint({
  method: 'GET',
  path: '/api/v1/teacher-situation/people',
  summary: 'The teachers behind a figure',
  access: { permission: may.view },
  query: peopleFilters,
  answer: pageOf(person),
})
