import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { committeeErrors as errors, committeePermissions as may } from './access.ts'

export const MEMBER_ROLES = ['chair', 'baseAdministrator', 'office', 'teacher'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** What a committee lacks to decide: a role, or a teacher of a department outside the base. */
export const LACKS = [...MEMBER_ROLES, 'outsideTeacher'] as const
const role = z.enum(MEMBER_ROLES)

const memberForm = z
  .object({
    userId: recordId,
    role,
    startsOn: calendarDay,
    endsOn: calendarDay.nullable(),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
    message: 'progress.committee.endsFirst',
    path: ['endsOn'],
  })

export const committeeForm = z.object({
  baseId: recordId,
  name: requiredText(60),
  members: z.array(memberForm).max(30),
})

export type CommitteeForm = z.output<typeof committeeForm>

const member = z.object({
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  role,
  startsOn: z.string(),
  endsOn: z.string().nullable(),

  /** In office today. */
  isInOffice: z.boolean(),

  /** Of a department that is not one of the base's. */
  isOutside: z.boolean(),
})

const committee = z.object({
  id: z.number(),
  baseId: z.number(),
  base: z.string(),
  name: z.string(),
  members: z.array(member),

  /** What it lacks today to decide. */
  lacks: z.array(z.enum(LACKS)),

  /** Sessions held this year. */
  sessions: z.number(),
  lastHeldOn: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'plan'])),
})

export type Committee = z.output<typeof committee>

/** By what readers order the committees; without it they are in the order of the bases. */
export const committeeSorts = ['name', 'base', 'sessions', 'lastHeldOn'] as const

const filters = searchQuery.extend({ sort: sortBy(committeeSorts) })

export const listCommittees = endpoint({
  method: 'GET',
  path: '/api/v1/progressCommittees',
  summary: 'Committees with their members and what they lack; how many sessions a year are asked',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(committee).extend({
    bases: z.array(recordOption),
    settings: z.object({ sessionsPerYear: z.number(), version: z.number() }),
  }),
})

export type CommitteeFilters = z.output<typeof filters>

export const listMemberChoices = endpoint({
  method: 'GET',
  path: '/api/v1/progressCommittees/choices',
  summary: 'People who can have a role in a committee of a base, by name; at most fifty',
  access: { permission: may.manage },
  query: z.object({
    baseId: z.coerce.number().pipe(recordId),
    role,
    keywords: emptyAsAbsent(searchText),
  }),
  answer: z.object({
    people: z.array(recordOption.extend({ note: z.string().nullable() })),
  }),
})

const saved = z.object({ id: z.number(), version: z.number() })

const saveErrors = [
  errors.committeeNameTaken,
  errors.memberUnknown,
  errors.memberRoleWrong,
  errors.memberTwice,
  errors.twoChairs,
]

export const createCommittee = endpoint({
  method: 'POST',
  path: '/api/v1/progressCommittees',
  summary: 'Found a committee of a base with its members',
  access: { permission: may.manage },
  body: committeeForm,
  once: true,
  answer: saved,
  errors: [...saveErrors, errors.committeeBaseUnknown],
})

export const updateCommittee = endpoint({
  method: 'PUT',
  path: '/api/v1/progressCommittees/{id}',
  summary: 'Rename a committee and set its members with their terms',
  access: { permission: may.manage },
  params: idParam,
  body: committeeForm.omit({ baseId: true }).extend({ version: readVersion }),
  answer: saved,
  errors: [...saveErrors, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const setSessionsPerYear = endpoint({
  method: 'PUT',
  path: '/api/v1/progressSettings',
  summary: 'Set how many sessions a year each committee holds; the office is reminded by it',
  access: { permission: may.manage },
  body: z.object({ sessionsPerYear: z.number().int().min(1).max(12), version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile],
})
