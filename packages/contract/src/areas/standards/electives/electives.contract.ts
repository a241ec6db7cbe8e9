import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText, wholeSecond } from '../../../kernel/text/text.ts'
import { electivesErrors as errors, electivesPermissions as may } from './access.ts'

/**
 * What is chosen of one group. Months count for free groups; a fixed one has its own. No
 * department: nothing is chosen yet.
 */
const chosen = z.object({ departmentId: recordId, months: z.number().int().min(1).max(60) })
const groupChoice = z.object({ rowId: recordId, chosen: z.array(chosen).max(30) })
export type GroupChoice = z.output<typeof groupChoice>
const groups = z.array(groupChoice).max(100)

const group = z.object({
  rowId: z.number(),
  name: z.string(),
  stage: z.union([z.literal(1), z.literal(2)]).nullable(),
  kind: z.enum(['fixed', 'free']),

  /** Departments to choose: exactly so many where both are equal. */
  least: z.number(),
  most: z.number(),

  /** Months of each department of a fixed group. */
  months: z.number().nullable(),
  sumMonths: z.number(),
  options: z.array(z.object({ departmentId: z.number(), name: z.string() })),
  chosen: z.array(chosen),
  isComplete: z.boolean(),
})

export type ElectiveGroup = z.output<typeof group>
const WINDOW_STATES = ['none', 'before', 'open', 'over'] as const

const choice = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  cohort: z.string(),
  window: z.enum(WINDOW_STATES),
  from: z.string().nullable(),
  until: z.string().nullable(),
  groups: z.array(group),
})

export type ElectiveChoice = z.output<typeof choice>

const choosing = [
  errors.notApproved,
  errors.groupUnknown,
  errors.departmentNotOffered,
  errors.chooseExactly,
  errors.chooseBetween,
  errors.monthsTogether,
] as const

export const getOwnElectives = endpoint({
  method: 'GET',
  path: '/api/v1/electives/own',
  summary: 'The own elective groups and what is chosen of them; null without an approved cohort',
  access: { permission: may.own },
  answer: choice.nullable(),
})

export const chooseOwnElectives = endpoint({
  method: 'PUT',
  path: '/api/v1/electives/own',
  summary:
    'Choose the own electives while the window is open; a group is chosen as a whole or not at all',
  access: { permission: may.own },
  body: z.object({ groups }),
  answer: z.object({ complete: z.number(), all: z.number() }),
  errors: [
    ...choosing,
    kernelErrors.notFound,
    errors.choiceNotYet,
    errors.choiceUnplanned,
    errors.choiceOver,
  ],
})

const id = z.coerce.number().pipe(recordId)

/** By what readers order the members; without it those who have not chosen are first. */
export const electiveSorts = ['realName', 'cohort'] as const

const filters = searchQuery.extend({
  sort: sortBy(electiveSorts),
  cohortId: emptyAsAbsent(id),

  /** 1: who has not chosen everything. */
  missing: emptyAsAbsent(z.enum(['1'])),
})

export type ElectiveFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  number: z.string(),
  realName: z.string(),
  cohortId: z.number(),
  cohort: z.string(),
  window: z.enum(WINDOW_STATES),
  until: z.string().nullable(),
  complete: z.number(),
  all: z.number(),

  /** Departments with their months, group by group. */
  choices: z.array(z.object({ group: z.string(), departments: z.array(z.string()) })),
  actions: z.array(z.enum(['choose'])),
})

export type ElectiveRow = z.output<typeof row>

export const listElectives = endpoint({
  method: 'GET',
  path: '/api/v1/electives',
  summary:
    'Members of approved cohorts with electives and what they chose, those who have not first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getElectivesOf = endpoint({
  method: 'GET',
  path: '/api/v1/electives/{id}',
  summary: 'The elective groups of one trainee and what is chosen of them',
  access: { permission: may.list },
  params: idParam,
  answer: choice,
  errors: [kernelErrors.notFound],
})

export const chooseForTrainee = endpoint({
  method: 'PUT',
  path: '/api/v1/electives/{id}',
  summary: 'Choose for a trainee, with a reason that is written down; also after the window',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ groups, reason: requiredText(300) }),
  answer: z.object({ complete: z.number(), all: z.number() }),
  errors: [...choosing, kernelErrors.notFound],
})

/** From when until when trainees choose; both empty: not at all. */
export const windowForm = z
  .object({
    from: wholeSecond('standards.window.moment').nullable().default(null),
    until: wholeSecond('standards.window.moment').nullable().default(null),
    version: readVersion,
  })
  .refine(({ from, until }) => (from === null) === (until === null), {
    path: ['until'],
    message: 'standards.window.whole',
  })
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    {
      path: ['until'],
      message: 'standards.window.order',
    },
  )

export const setElectiveWindow = endpoint({
  method: 'PUT',
  path: '/api/v1/electives/windows/{id}',
  summary:
    'From when until when the members of an approved cohort choose their electives; they are notified',
  access: { permission: may.manage },
  params: idParam,
  body: windowForm,
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.notApproved,
    errors.noElectives,
    errors.windowPast,
  ],
})

export const remindOfElectives = endpoint({
  method: 'POST',
  path: '/api/v1/electives/windows/{id}/remind',
  summary: 'Remind the members of a cohort who have not chosen while the window is open',
  access: { permission: may.manage },
  params: idParam,
  once: true,
  answer: z.object({ reminded: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.notApproved,
    errors.choiceNotYet,
    errors.choiceUnplanned,
    errors.choiceOver,
  ],
})

export const electiveExport = exportCalls({
  path: '/api/v1/electives',
  what: 'chosen electives',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
