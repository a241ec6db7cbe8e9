import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { mentorWindowErrors as windowErrors } from '../library/access.ts'
import { mentorChoiceErrors as errors, mentorChoicePermissions as may } from './access.ts'
import { MENTOR_ANSWERS, mentorApplicationFlow } from './application.flow.ts'
import { mentorWindow } from './choice-window.contract.ts'

const access = { permission: may.answer } as const
const state = z.enum(mentorApplicationFlow.states)
const queryId = emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))

const applicant = z.object({
  id: z.number(),
  entryId: z.number(),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  statement: z.string().nullable(),
  mentorRank: z.number().nullable(),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(MENTOR_ANSWERS)),
})

export type MentorApplicant = z.output<typeof applicant>

const ownEntry = z.object({
  entryId: z.number(),
  window: mentorWindow,
  capacity: z.number(),
  free: z.number(),
  mayRank: z.boolean(),
  applicants: z.array(applicant),
})

export type OwnMentorEntry = z.output<typeof ownEntry>

const filters = searchQuery.extend({ state: emptyAsAbsent(state), entryId: queryId })
export type ApplicantFilters = z.output<typeof filters>

export const listApplicants = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/pageApplyStu',
  summary: 'Trainees who applied to the reader as mentor, those that wait first',
  access,
  unsorted: 'in the order in which the mentor ranked them',
  query: filters,
  answer: pageOf(applicant),
})

export const getOwnApplicants = endpoint({
  method: 'GET',
  path: '/api/v1/mentorChoice/applicants',
  summary: 'The reader’s windows as mentor, each with the applicants in the mentor’s order',
  access,
  answer: z.array(ownEntry),
})

export const rankApplicants = endpoint({
  method: 'PUT',
  path: '/api/v1/mentorChoice/applicants',
  summary:
    'Rank those who applied: the ids in order; applicants left out are not ranked and come after the ranked',
  access,
  body: z.object({ entryId: recordId, ids: z.array(recordId).max(1000) }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    errors.notOwnApplicant,
    windowErrors.windowOff,
    windowErrors.windowNotYet,
    errors.matchPublished,
  ],
})

export const answerApplication = endpoint({
  method: 'POST',
  path: '/api/v1/mentorChoice/applicants/{id}/answer',
  summary: 'Accept an applicant within capacity (first come), or refuse with a reason',
  access,
  params: idParam,
  body: z.object({
    action: z.enum(MENTOR_ANSWERS),
    reason: optionalText(500),
    version: readVersion,
  }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.reasonNeeded,
    kernelErrors.changedMeanwhile,
    errors.acceptByMatch,
    errors.matchPublished,
    errors.mentorFull,
    errors.placesJustTaken,
    errors.hasMentor,
    windowErrors.windowOff,
    windowErrors.windowNotYet,
  ],
})
