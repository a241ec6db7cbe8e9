import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { textOfOurs } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { objectOf } from '../../../kernel/values/object-of.ts'
import { papersOfForm, uploadErrors } from '../../files/form-uploads.public.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { filePaths } from '../file-paths.contract.ts'
import { publishedDecisions } from '../published-decisions.contract.ts'
import { changeErrors as errors, changePermissions as may } from './access.ts'
import { CHANGE_REVIEW_ACTIONS, teacherChangeFlow } from './teacher-change.flow.ts'

const state = z.enum(teacherChangeFlow.states)

/** Absent: as it is; empty: cleared. */
const dayOrNone = z.preprocess((value) => (value === '' ? null : value), calendarDay.nullish())

/** What the teacher wants changed. A fact that is left out stays. */
const changeForm = z.object({
  title: emptyAsAbsent(requiredText(64)),
  titleSince: emptyAsAbsent(calendarDay),
  education: emptyAsAbsent(requiredText(64)),
  degree: textOfOurs(64),
  specialty: textOfOurs(100),
  specialtySince: dayOrNone,
  teachingSince: dayOrNone,
  filePath: filePaths(1, 10),
})

export type ChangeForm = z.output<typeof changeForm>

export const CHANGE_FACTS = [
  'title',
  'titleSince',
  'education',
  'degree',
  'specialty',
  'specialtySince',
  'teachingSince',
] as const

export type ChangeFact = (typeof CHANGE_FACTS)[number]

/**
 * One fact that changes, in the reader's language; `now` where it has become something else than it
 * was at the request.
 */
const changedFact = z.object({
  key: z.enum(CHANGE_FACTS),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  now: z.string().nullable(),
  hasMoved: z.boolean(),
})

export type ChangedFact = z.output<typeof changedFact>

const change = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  state,
  facts: z.array(changedFact),
  reason: z.string().nullable(),
  files: z.array(storedFile),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(CHANGE_REVIEW_ACTIONS)),
})

export type Change = z.output<typeof change>
const ownChange = change.extend({ mayWithdraw: z.boolean() })
export type OwnChange = z.output<typeof ownChange>

const profile = z.object(objectOf(CHANGE_FACTS, () => z.string().nullable()))

export const getOwnChanges = endpoint({
  method: 'GET',
  path: '/api/v1/teacherChanges/own',
  summary: 'The own facts that a review has seen, and the changes asked for, newest first',
  access: { permission: may.own },
  answer: z.object({
    profile: profile.nullable(),
    mayAsk: z.boolean(),
    records: z.array(ownChange),
  }),
})

export const askForChange = endpoint({
  method: 'POST',
  path: '/teacherChangeRecord',
  summary:
    'Ask for a change of own reviewed facts by a form; papers are file parts, or uploaded ones that `filePath` names',
  access: { permission: may.own },
  form: changeForm,
  uploads: papersOfForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.changeUnderReview,
    errors.changeNoProfile,
    errors.changeNothing,
    errors.changeChoiceUnknown,
    errors.changeInFuture,
    ...uploadErrors,
  ],
})

export const listOwnChanges = endpoint({
  method: 'GET',
  path: '/teacherChangeRecord/record',
  summary: 'The changes one has asked for, newest first',
  access: { permission: may.own },
  answer: z.array(ownChange),
})

/** The published client puts a slash behind it. */
export const listOwnChangesBySlash = endpoint({
  ...listOwnChanges,
  path: '/teacherChangeRecord/record/',
})

export const withdrawOwnChange = endpoint({
  method: 'DELETE',
  path: '/teacherChangeRecord/{id}',
  summary: 'Withdraw a change one has asked for, before it is decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the changes; without it those that wait are first. */
export const changeSorts = ['name', 'department', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(changeSorts),
  state: emptyAsAbsent(state),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type ChangeFilters = z.output<typeof filters>

export const listChanges = endpoint({
  method: 'GET',
  path: '/teacherChangeRecord/page',
  summary: 'Changes asked for by teachers in the reader’s scope, those that wait first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(change),
})

export const getChange = endpoint({
  method: 'GET',
  path: '/teacherChangeRecord/{id}/form',
  summary: 'One change with its papers: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: change,
  errors: [kernelErrors.notFound],
})

export const changeReview = reviewCalls({
  path: '/api/v1/teacherChanges',
  what: 'changes asked for by teachers',
  flow: teacherChangeFlow,
  actions: CHANGE_REVIEW_ACTIONS,
  permission: may.review,
  errors: [errors.changeProfileMoved],
})

export const changeDecisions = publishedDecisions({
  path: '/teacherChangeRecord',
  what: 'changes asked for by teachers',
  permission: may.review,
  statuses: [1, 2],
  batchReject: 'POST',
  errors: [errors.changeProfileMoved],
})
