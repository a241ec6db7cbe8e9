import { z } from 'zod'
import {
  calendarDay,
  type Decision,
  emptyAsAbsent,
  endpoint,
  exportCalls,
  idParam,
  kernelErrors,
  masked,
  optionalText,
  pageOf,
  personal,
  requiredText,
  reviewCalls,
  searchQuery,
  searchText,
} from '../../kernel/index.ts'
import { storedFile } from '../files/stored-file.public.ts'
import { signupErrors } from './errors.ts'
import { signupPermissions as may } from './permissions.ts'
import { ownRegistration } from './registration.contract.ts'
import { REVIEW_ACTIONS, type RegistrationAction, type ReviewAction, registrationFlow } from './registration.flow.ts'
import { choiceWarnings, sectionName, traineeKind } from './section.contract.ts'

const state = z.enum(registrationFlow.states)
const reviewAction = z.enum(REVIEW_ACTIONS)
const anyAction = z.enum(Object.keys(registrationFlow.actions) as [RegistrationAction, ...RegistrationAction[]])
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Conditions of the list. `baseId`, `offerId`: with any choice there. Days are those of Asia/Shanghai, both included. */
const conditions = searchQuery.omit({ pageNum: true, pageSize: true }).extend({
  intakeId: emptyAsAbsent(id),
  state: emptyAsAbsent(state),
  traineeKind: emptyAsAbsent(traineeKind),
  baseId: emptyAsAbsent(id),
  offerId: emptyAsAbsent(id),
  school: searchText.optional(),
  submittedFrom: emptyAsAbsent(calendarDay),
  submittedTo: emptyAsAbsent(calendarDay),
  /** Only what the reader can decide now. */
  waiting: emptyAsAbsent(z.enum(['1'])),
  sort: emptyAsAbsent(z.enum(['submittedAt', '-submittedAt'])),
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
/** So many of what waits are named; more are only counted. */
export const MOST_WAITING = 500
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/waiting',
  summary: 'What waits for the reader’s decision, the longest waiting first',
  access: { permission: may.list },
  query: conditions.omit({ waiting: true, sort: true, state: true }),
  answer: z.object({ total: z.number(), ids: z.array(z.number()) }),
})
const option = z.object({ value: z.number(), label: z.string() })
export const getReviewOptions = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/options',
  summary: 'Intakes, and the bases and offers of one (else of the newest), to choose sign-ups by',
  access: { permission: may.list },
  query: z.object({ intakeId: emptyAsAbsent(id) }),
  answer: z.object({ intakes: z.array(option), bases: z.array(option), offers: z.array(option) }),
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
  /** What base found (or, where nobody judged, the conditions when it was passed); null: not judged yet. */
  isEligible: z.boolean().nullable(),
  reason: z.string().nullable(),
  judgedBy: z.string().nullable(),
  judgedAt: z.string().nullable(),
  /** Conditions of the offer that do not hold now. */
  against: z.array(warning),
  /** Whether the reader may judge this choice now. */
  canJudge: z.boolean(),
})
export type ReviewedChoice = z.output<typeof choice>
/** When and where somebody is examined, and the points once they are out: in hundredths, of one offer or of all. */
const exam = z.object({
  session: z.string(),
  startsAt: z.string(),
  place: z.string(),
  room: z.string(),
  seatNo: z.number(),
  ticketNumber: z.string(),
  scores: z.array(z.object({ component: z.enum(['theory', 'skill', 'interview']), offerId: z.number().nullable(), points: z.number() })),
})
/** The place somebody holds, when they come, what was signed, and what they became; what has not come about yet is null. */
const arrival = z.object({
  offer: z.string(),
  arriveAt: z.string().nullable(),
  place: z.string().nullable(),
  note: z.string().nullable(),
  arrivedOn: z.string().nullable(),
  agreement: z
    .object({ number: z.string(), signedOn: z.string(), startsOn: z.string(), endsOn: z.string(), hasCopy: z.boolean() })
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
  /** Files of the registration itself: the photo. */
  files: z.array(storedFile),
  choices: z.array(choice),
  exam: exam.nullable(),
  /** Null for whoever holds no place, and for readers who do not read arrivals. */
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
  answer: z.object({ id: z.number(), idCard: personal, mobile: personal, address: personal, contactMobile: personal }),
})

/** On paper the numbers are whole: it takes the right to see them, and the printing is written down. */
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

/** What is sent back, part by part: the applicant may mend these and nothing else; where none is named, everything. */
const returns = z
  .array(z.object({ section: sectionName, reason: requiredText(200) }))
  .max(20)
  .refine((list) => new Set(list.map(({ section }) => section)).size === list.length, 'signup.returns.twice')
  .default([])
export type Returned = z.output<typeof returns>[number]
/** Pass, return part by part, or reject. */
export const registrationReview = reviewCalls({
  path: '/api/v1/registrations',
  what: 'sign-ups',
  flow: registrationFlow,
  actions: REVIEW_ACTIONS,
  permission: [may.review, may.admit],
  inputs: { returns },
})
export type ReviewDecision = Decision<ReviewAction> & { returns: Returned[] }
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
