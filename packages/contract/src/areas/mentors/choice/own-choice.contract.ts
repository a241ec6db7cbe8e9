import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { mentorWindowErrors as windowErrors } from '../library/access.ts'
import { mentorChoiceErrors as errors, mentorChoicePermissions as may } from './access.ts'
import { mentorApplicationFlow } from './application.flow.ts'
import { mentorWindow } from './choice-window.contract.ts'

const state = z.enum(mentorApplicationFlow.states)
const queryId = emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))
const everyReader = { permission: [may.choose, may.answer, may.match] } as const

const mentorOffer = z.object({
  entryId: z.number(),
  name: z.string(),
  department: z.string(),
  title: z.string(),
  direction: z.string().nullable(),
  profile: z.string().nullable(),
  wishes: z.string().nullable(),
  capacity: z.number(),
  free: z.number(),
})

export type MentorOffer = z.output<typeof mentorOffer>

const ownApplication = z.object({
  id: z.number(),
  entryId: z.number(),
  mentor: z.string(),
  department: z.string(),
  base: z.string(),
  year: z.number(),
  choiceRank: z.number(),
  statement: z.string().nullable(),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  mayRevoke: z.boolean(),
})

export type OwnMentorApplication = z.output<typeof ownApplication>

const RELATION_SOURCES = ['accepted', 'matched', 'placed', 'changed'] as const

const ownMentor = z.object({
  relationId: z.number(),
  entryId: z.number(),
  name: z.string(),
  department: z.string(),
  title: z.string(),
  direction: z.string().nullable(),
  wishes: z.string().nullable(),
  source: z.enum(RELATION_SOURCES),
  startedOn: z.string(),
})

const ownChoice = z.object({
  isTrainee: z.boolean(),
  window: mentorWindow.nullable(),
  mentor: ownMentor.nullable(),

  /** Choices in order; those that were refused come last. */
  choices: z.array(ownApplication),

  /** Why the last published match placed the trainee as it did, or did not. */
  explanation: z.string().nullable(),
  mayChoose: z.boolean(),
})

export type OwnMentorChoice = z.output<typeof ownChoice>

export const listMentors = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/getMentors',
  summary: 'Mentors of the own base in the current window, with their free places',
  access: { permission: may.choose },
  unsorted: 'cards of a choice, mentors with a place first',
  query: searchQuery,
  answer: pageOf(mentorOffer),
})

export const listFreePlaces = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/teachNum/',
  summary:
    'Places of mentors: trainees see those of their base, mentors their own, the office all; of one entry or one window',
  access: everyReader,
  query: z.object({ entryId: queryId, windowId: queryId }),
  answer: z.array(
    mentorOffer.pick({ entryId: true, name: true, department: true, capacity: true, free: true }),
  ),
})

export const getOwnChoice = endpoint({
  method: 'GET',
  path: '/api/v1/mentorChoice/own',
  summary: 'The own choice of a mentor: window, choices, result and mentor',
  access: { permission: may.choose },
  answer: ownChoice,
})

/**
 * At most the window’s number of choices, the first one preferred; `statement` is used for every
 * choice without its own.
 */
const choiceForm = z.object({
  choices: z.array(z.object({ entryId: recordId, statement: optionalText(500) })).max(20),
  statement: optionalText(500),
})

export const applyToMentors = endpoint({
  method: 'POST',
  path: '/teacherMentorApply',
  summary: 'Save the own choice of mentors as a whole, in order; what is left out is revoked',
  access: { permission: may.choose },
  body: choiceForm,
  answer: ownChoice,
  errors: [
    errors.notTrainee,
    windowErrors.windowMissing,
    windowErrors.windowOff,
    windowErrors.windowNotYet,
    windowErrors.windowOver,
    errors.hasMentor,
    errors.tooManyMentors,
    errors.sameMentorTwice,
    errors.mentorNotInWindow,
    errors.mentorRefusedBefore,
    errors.mentorFull,
    kernelErrors.changedMeanwhile,
  ],
})

export const revokeApplication = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/apply/revoke/{id}',
  summary: 'Revoke one of the own applications before it is accepted',
  access: { permission: may.choose },
  changes: true,
  params: idParam,
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    windowErrors.windowOff,
    windowErrors.windowNotYet,
    windowErrors.windowOver,
  ],
})

const applicationFilters = pageQuery.extend({ state: emptyAsAbsent(state) })

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/page',
  summary: 'The own applications to mentors of every year, the newest first',
  access: { permission: may.choose },
  unsorted: 'the own applications, on no screen with columns',
  query: applicationFilters,
  answer: pageOf(ownApplication),
})

export const getSelfMentor = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/getSelfMentor',
  summary: 'The own mentor now, or null',
  access: { permission: may.choose },
  answer: ownMentor.nullable(),
})

const relation = z.object({
  id: z.number(),
  trainee: z.string(),
  number: z.string(),
  mentor: z.string(),
  base: z.string(),
  source: z.enum(RELATION_SOURCES),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
  endReason: z.string().nullable(),
})

export const listRelations = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/record',
  summary:
    'Who was and is mentor of whom: trainees see their mentors, mentors their trainees, the office all',
  access: everyReader,
  unsorted: 'on no screen; the newest first',
  query: searchQuery,
  answer: pageOf(relation),
})

export const listOwnRecords = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/stuGetRecords',
  summary: 'What happened to the own applications, the newest first',
  access: { permission: may.choose },
  answer: z.array(
    z.object({
      id: z.number(),
      mentor: z.string(),
      action: z.string(),
      label: z.string(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
})
