import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { type Decision, reviewCalls } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
  searchText,
} from '../../../kernel/text/text.ts'
import { masked, personal } from '../../../kernel/values/sensitive.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { signupPermissions as may, signupErrors } from '../access.ts'
import { ownRegistration } from '../registration/registration.contract.ts'
import {
  REVIEW_ACTIONS,
  type RegistrationAction,
  type ReviewAction,
  registrationFlow,
} from '../registration/registration.flow.ts'
import { choiceWarnings, sectionName, traineeKind } from '../sections/section.contract.ts'

const state = z.enum(registrationFlow.states)
const reviewAction = z.enum(REVIEW_ACTIONS)

const anyAction = z.enum(
  Object.keys(registrationFlow.actions) as [RegistrationAction, ...RegistrationAction[]],
)

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** By what readers order the registrations; without it the latest submitted is first. */
export const registrationSorts = ['submittedAt'] as const

/**
 * Filters of the list. `level`: the highest level of education. `seated`: only people with a seat
 * in an exam. `baseId`, `offerId`: any choice matches. Days in Asia/Shanghai, both included.
 */
const conditions = searchQuery.omit({ pageNum: true, pageSize: true }).extend({
  intakeId: emptyAsAbsent(id),
  state: emptyAsAbsent(state),
  traineeKind: emptyAsAbsent(traineeKind),
  baseId: emptyAsAbsent(id),
  offerId: emptyAsAbsent(id),
  school: searchText.optional(),
  submittedFrom: emptyAsAbsent(calendarDay),
  submittedTo: emptyAsAbsent(calendarDay),
  level: emptyAsAbsent(z.enum(EDUCATION_LEVELS)),
  seated: emptyAsAbsent(z.enum(['1'])),

  /** Only registrations the reader can decide now. */
  waiting: emptyAsAbsent(z.enum(['1'])),
  sort: sortBy(registrationSorts),
})

export type RegistrationConditions = z.output<typeof conditions>
const filters = conditions.extend(searchQuery.pick({ pageNum: true, pageSize: true }).shape)
export type RegistrationFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  state,
  realName: z.string().nullable(),
  gender: z.number().nullable(),
  traineeKind,
  intakeName: z.string(),
  firstChoice: z.string().nullable(),
  schoolName: z.string().nullable(),
  mobile: masked,
  idCard: masked,

  /** The highest level of education. */
  study: z
    .object({
      level: z.enum(EDUCATION_LEVELS),
      schoolName: z.string().nullable(),
      major: z.string().nullable(),
    })
    .nullable(),
  seat: z
    .object({ session: z.string(), startsAt: z.string(), ticketNumber: z.string() })
    .nullable(),
  submittedAt: z.string().nullable(),
  version: z.number(),
  actions: z.array(reviewAction),
})

export type RegistrationRow = z.output<typeof row>

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/page',
  summary: 'Sign-ups in the reader’s scope',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

/** At most this many waiting records are listed; the rest is only counted. */
export const MAX_WAITING = 500

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/waiting',
  summary: 'What waits for the reader’s decision, the longest waiting first',
  access: { permission: may.list },
  query: conditions.omit({ waiting: true, sort: true, state: true }),
  answer: z.object({ total: z.number(), ids: z.array(z.number()) }),
})

export const getReviewOptions = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/options',
  summary: 'Intakes, and the bases and offers of one (else of the newest), to choose sign-ups by',
  access: { permission: may.list },
  query: z.object({ intakeId: emptyAsAbsent(id) }),
  answer: z.object({
    intakes: z.array(recordOption),
    bases: z.array(recordOption),
    offers: z.array(recordOption),
  }),
})

export const registrationExport = exportCalls({
  path: '/api/v1/registrations',
  what: 'sign-ups, numbers masked',
  exporting: may.export,
  filters: conditions,
})

const warning = choiceWarnings.element.shape.warnings.element

const choice = z.object({
  rank: z.number(),
  offerId: z.number(),
  label: z.string(),

  /**
   * Judged by the base, or, if nobody judged, by the conditions when it was passed; null: not
   * judged yet.
   */
  isEligible: z.boolean().nullable(),
  reason: z.string().nullable(),
  judgedBy: z.string().nullable(),
  judgedAt: z.string().nullable(),

  /** Conditions of the offer that are not met now. */
  against: z.array(warning),

  /** Whether the reader may judge this choice now. */
  canJudge: z.boolean(),
})

export type ReviewedChoice = z.output<typeof choice>

/**
 * Time and place of the exam, and the points once published: in hundredths, for one offer or for
 * all.
 */
const exam = z.object({
  session: z.string(),
  startsAt: z.string(),
  place: z.string(),
  room: z.string(),
  seatNo: z.number(),
  ticketNumber: z.string(),
  scores: z.array(
    z.object({
      component: z.enum(['theory', 'skill', 'interview']),
      offerId: z.number().nullable(),
      points: z.number(),
    }),
  ),
})

/**
 * The reserved place, arrival, agreement and enrolment; null for steps that are not reached yet.
 */
const arrival = z.object({
  offer: z.string(),
  arriveAt: z.string().nullable(),
  place: z.string().nullable(),
  note: z.string().nullable(),
  arrivedOn: z.string().nullable(),
  agreement: z
    .object({
      number: z.string(),
      signedOn: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      hasCopy: z.boolean(),
    })
    .nullable(),
  enrolledOn: z.string().nullable(),
})

const applicantsOnly = {
  offerIds: true,
  isEditable: true,
  isInTime: true,
  editable: true,
  required: true,
  coreFields: true,
  choiceWarnings: true,
} as const

const detail = ownRegistration.omit({ ...applicantsOnly, address: true }).extend({
  idCard: masked,
  mobile: masked,
  contactMobile: masked,

  /** Files attached to the registration itself: the photo. */
  files: z.array(storedFile),
  choices: z.array(choice),
  exam: exam.nullable(),

  /** Null for applicants without a place, and for readers without access to arrivals. */
  arrival: arrival.nullable(),
  reviewUntil: z.string(),
  actions: z.array(reviewAction),
  history: z.array(
    z.object({
      action: anyAction,
      isUndo: z.boolean(),
      from: state,
      to: state,
      reason: z.string().nullable(),
      by: z.string(),
      at: z.string(),
    }),
  ),
})

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/{id}',
  summary: 'One sign-up with all its sections, files and history, numbers masked',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
})

export const getRegistrationWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/{id}/personal',
  summary: 'The full numbers of one sign-up; the reading is audited',
  access: { permission: may.reveal },
  params: idParam,
  personal: true,
  answer: z.object({
    id: z.number(),
    idCard: personal,
    mobile: personal,
    address: personal,
    contactMobile: personal,
  }),
})

/**
 * The PDF contains full numbers: it requires the permission to see them, and each printing is
 * audited.
 */
export const printRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/{id}/pdf',
  summary: 'One sign-up in the reader’s scope as PDF; the printing is audited',
  access: { permission: may.reveal },
  params: idParam,
  answer: 'binary',
  limit: 'export',
  errors: [kernelErrors.notFound, kernelErrors.unavailable],
})

/** Returned parts: the applicant may correct only these; if none is named, everything. */
const returns = z
  .array(z.object({ section: sectionName, reason: requiredText(200) }))
  .max(20)
  .refine(
    (list) => new Set(list.map(({ section }) => section)).size === list.length,
    'signup.returns.twice',
  )
  .default([])

export type ReturnedPart = z.output<typeof returns>[number]

/** Passes, returns (with named parts) or rejects. */
export const registrationReview = reviewCalls({
  path: '/api/v1/registrations',
  what: 'sign-ups',
  flow: registrationFlow,
  actions: REVIEW_ACTIONS,
  permission: [may.review, may.admit],
  inputs: { returns },
})

export type ReviewDecision = Decision<ReviewAction> & { returns: ReturnedPart[] }

export const judgeChoice = endpoint({
  method: 'POST',
  path: '/api/v1/registrations/{id}/choices/{offerId}/judge',
  summary: 'Say whether an applicant may be admitted to an offer of the own base',
  access: { permission: [may.review, may.admit] },
  params: idParam.extend({ offerId: id }),
  body: z.object({ isEligible: z.boolean(), reason: optionalText(300) }),
  answer: choice,
  errors: [kernelErrors.notFound, kernelErrors.reasonNeeded, signupErrors.judgingOver],
})
