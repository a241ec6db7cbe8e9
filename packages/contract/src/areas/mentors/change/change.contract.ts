import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersionIfKnown, recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { changeErrors as errors, changePermissions as may } from './access.ts'
import { CHANGE_REVIEW_ACTIONS, changeFlow } from './change.flow.ts'

const state = z.enum(changeFlow.states)

/** A request to change the mentor. `entryId`: the new mentor's entry in the mentor library. */
export const changeForm = z.object({ entryId: recordId, why: requiredText(500) })

const offered = z.object({
  id: z.number(),
  name: z.string(),
  department: z.string(),
  titleLabel: z.string(),
  direction: z.string().nullable(),
  profile: z.string().nullable(),
  expectations: z.string().nullable(),
  free: z.number(),
})

const change = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  fromMentor: z.string(),
  fromDepartment: z.string(),
  since: z.string(),
  toMentor: z.string(),
  toDepartment: z.string(),

  /** Places the new mentor has left now. */
  free: z.number(),
  why: z.string(),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(CHANGE_REVIEW_ACTIONS)),
})

export type Change = z.output<typeof change>
const ownChange = change.omit({ actions: true }).extend({ mayWithdraw: z.boolean() })
export type OwnChange = z.output<typeof ownChange>

export const listOwnChanges = endpoint({
  method: 'GET',
  path: '/api/v1/mentorChanges/own',
  summary:
    'The own requests to change the mentor, the latest first, and whether another may be made now',
  access: { permission: may.own },
  answer: z.object({ changes: z.array(ownChange), mayRequest: z.boolean() }),
})

export const listMentorsToChangeTo = endpoint({
  method: 'GET',
  path: '/api/v1/mentorChanges/mentors',
  summary: 'Mentors of the own base who have a place, without the present one',
  access: { permission: may.own },
  answer: z.array(offered),
})

export const requestChange = endpoint({
  method: 'POST',
  path: '/teacherMentorApply/changeMentor',
  summary: 'Request another mentor of the own base',
  access: { permission: may.own },
  body: changeForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.noMentorYet,
    errors.changeUnderWay,
    errors.mentorNotOffered,
    errors.mentorIsPresent,
    errors.noPlaceLeft,
  ],
})

export const withdrawChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/mentorChanges/own/{id}',
  summary: 'Withdraw the own request before it is decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the requests; without it those that wait are first. */
export const changeSorts = ['name', 'fromMentor', 'toMentor', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(changeSorts),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type ChangeFilters = z.output<typeof filters>

export const listChangesToMe = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/pageChangeStu',
  summary: 'Requests of trainees who want the reader as their new mentor, those that wait first',
  access: { permission: may.answer },
  query: filters.omit({ baseId: true }),
  answer: pageOf(change),
})

export const listChanges = endpoint({
  method: 'GET',
  path: '/teacherMentorApply/adminPageChangeStu',
  summary:
    'Requests to change the mentor in the reader’s scope, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(change),
})

export const getChange = endpoint({
  method: 'GET',
  path: '/api/v1/mentorChanges/{id}',
  summary: 'One request to change the mentor',
  access: { permission: [may.answer, may.list] },
  params: idParam,
  answer: change,
  errors: [kernelErrors.notFound],
})

const decided = z.object({ id: z.number(), state })

const published = (
  step: string,
  summary: string,
  permission: (typeof may)['answer' | 'decide'],
  isRefusal: boolean,
) =>
  endpoint({
    method: 'POST',
    path: `/teacherMentorApply/${step}/{id}`,
    summary,
    access: { permission },
    params: idParam,
    body: z.object({ version: readVersionIfKnown, reason: optionalText(500) }),
    answer: decided,
    errors: [
      kernelErrors.notFound,
      kernelErrors.actionNotNow,
      ...(isRefusal ? [kernelErrors.reasonNeeded] : [errors.noPlaceLeft, errors.relationEnded]),
    ],
  })

export const passAsNewMentor = published(
  'newMentor/pass',
  'The new mentor accepts the trainee',
  may.answer,
  false,
)

export const rejectAsNewMentor = published(
  'newMentor/reject',
  'The new mentor declines, with a reason',
  may.answer,
  true,
)

export const passAsOffice = published(
  'admin/pass',
  'The office or base lets the mentor be changed, from today',
  may.decide,
  false,
)

export const rejectAsOffice = published(
  'admin/reject',
  'The office or base refuses the change, with a reason',
  may.decide,
  true,
)

export const changeReview = reviewCalls({
  path: '/api/v1/mentorChanges',
  what: 'requests to change the mentor',
  flow: changeFlow,
  actions: CHANGE_REVIEW_ACTIONS,
  permission: [may.answer, may.decide],
  errors: [errors.noPlaceLeft, errors.relationEnded],
})
