import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { AWARD_AUDIENCES, AWARD_MODES } from '../kinds/award-kind.contract.ts'
import { awardApplicationErrors as errors, awardApplicationPermissions as may } from './access.ts'
import { AWARD_REVIEW_ACTIONS, awardApplicationFlow } from './award-application.flow.ts'

const state = z.enum(awardApplicationFlow.states)
const audience = z.enum(AWARD_AUDIENCES)
const id = z.coerce.number().pipe(recordId)
const year = z.coerce.number().int().min(2000).max(2200)

/** Which list: what waits for the reader, what is decided, everything. */
const AWARD_VIEWS = ['waiting', 'decided'] as const

/** An application as everybody concerned sees it. */
export const awardApplication = z.object({
  id: z.number(),
  state,
  limitId: z.number(),
  kind: z.string(),
  levelLabel: z.string(),
  audience,
  mode: z.enum(AWARD_MODES),
  year: z.number(),
  name: z.string(),
  number: z.string().nullable(),
  base: z.string().nullable(),
  organisation: z.string().nullable(),
  position: z.string().nullable(),
  statement: z.string().nullable(),
  nominatedBy: z.string().nullable(),
  reason: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  grantedOn: z.string().nullable(),
  version: z.number(),
})

const reviewable = awardApplication.extend({ actions: z.array(z.enum(AWARD_REVIEW_ACTIONS)) })
export type AwardApplication = z.output<typeof reviewable>

/** By what readers order the applications; without it those that wait for the reader are first. */
export const awardApplicationSorts = [
  'name',
  'kind',
  'base',
  'organisation',
  'decidedBy',
  'submittedAt',
] as const

const filters = searchQuery.extend({
  sort: sortBy(awardApplicationSorts),
  view: emptyAsAbsent(z.enum(AWARD_VIEWS)),
  state: emptyAsAbsent(state),
  audience: emptyAsAbsent(audience),
  kindId: emptyAsAbsent(id),
  year: emptyAsAbsent(year),
  baseId: emptyAsAbsent(id),

  /** '1': only those that a base has applied for; '0': only own applications. */
  isNominated: emptyAsAbsent(z.enum(['0', '1'])),

  /** '1': only applications of people from outside; otherwise only of one’s own people. */
  fromOutside: emptyAsAbsent(z.enum(['1'])),
})

export type AwardApplicationFilters = z.output<typeof filters>

export const listAwardApplications = endpoint({
  method: 'GET',
  path: '/api/v1/awardApplications',
  summary: 'Applications for awards in the reader’s scope, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(reviewable),
})

/** What of an application the limits allow at the moment of deciding. */
const usage = z.object({
  granted: z.number(),
  quota: z.number().nullable(),
  baseGranted: z.number(),
  baseQuota: z.number().nullable(),
  personGranted: z.number(),
  mostPerPerson: z.number().nullable(),
  personInYear: z.number(),
  mostInYear: z.number().nullable(),
})

export type AwardUsage = z.output<typeof usage>

export const getAwardApplication = endpoint({
  method: 'GET',
  path: '/api/v1/awardApplications/one',
  summary: 'One application with its papers, and what of the limits is used',
  access: { permission: may.list },
  query: z.object({ id }),
  answer: reviewable.extend({
    files: z.array(storedFile),
    conditions: z.string().nullable(),
    usage,
  }),
  errors: [kernelErrors.notFound],
})

export type AwardApplicationDetail = z.output<typeof getAwardApplication.answer>

export const awardApplicationReview = reviewCalls({
  path: '/api/v1/awardApplications',
  what: 'applications for awards',
  flow: awardApplicationFlow,
  actions: AWARD_REVIEW_ACTIONS,
  permission: may.review,
  errors: [errors.quotaUsed, errors.baseQuotaUsed, errors.personHasIt, errors.personYearFull],
})

export const awardApplicationExport = exportCalls({
  path: '/api/v1/awardApplications',
  what: 'applications for awards',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

/** Somebody whom a base may apply for. */
export const findAwardPeople = endpoint({
  method: 'GET',
  path: '/api/v1/awardApplications/people',
  summary: 'Trainees or teachers of the reader’s bases whom they may apply for, by name or number',
  access: { permission: may.nominate },
  query: searchQuery.pick({ keywords: true }).extend({ limitId: id }),
  answer: z.array(z.object({ value: z.number(), label: z.string() })),
})

const papers = z.array(z.string().max(200)).max(10).default([])

export const nominateForAward = endpoint({
  method: 'POST',
  path: '/api/v1/awardApplications',
  summary: 'Apply for somebody of one’s bases; that is the base’s consent',
  access: { permission: may.nominate },
  body: z.object({
    limitId: recordId,
    userId: recordId,
    statement: requiredText(2000),
    filePath: papers,
  }),
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: [
    errors.awardUnknown,
    errors.awardNotYet,
    errors.awardOver,
    errors.personNotYours,
    errors.alreadyApplied,
    errors.papersMissing,
  ],
})

const granted = z.object({
  id: z.number(),
  name: z.string(),

  /** Masked. */
  number: z.string().nullable(),
  base: z.string().nullable(),
  kind: z.string(),
  levelLabel: z.string(),
  audience,
  year: z.number(),
  grantedOn: z.string(),
})

export type GrantedAward = z.output<typeof granted>

/** By what readers order the granted awards; without it the latest is first. */
export const grantedAwardSorts = ['name', 'kind', 'year', 'base', 'grantedOn'] as const

const publicFilters = searchQuery.extend({
  sort: sortBy(grantedAwardSorts),
  kindId: emptyAsAbsent(id),
  year: emptyAsAbsent(year),
  audience: emptyAsAbsent(audience),
})

export type GrantedAwardFilters = z.output<typeof publicFilters>

export const listGrantedAwards = endpoint({
  method: 'GET',
  path: '/api/v1/grantedAwards',
  summary:
    'The public list: who was granted which award, for everybody signed in; numbers are masked',
  access: 'signedIn',
  unscoped: 'granted awards are made public; numbers are masked',
  query: publicFilters,
  answer: pageOf(granted),
})

export const listAwardChoices = endpoint({
  method: 'GET',
  path: '/api/v1/grantedAwards/kinds',
  summary: 'Kinds of awards as choices of a filter',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  query: z.object({}),
  answer: z.array(z.object({ value: z.number(), label: z.string(), audience })),
})
