import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { bulkAnswer, bulkIds } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { masked } from '../../../kernel/values/sensitive.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { signupPermissions } from '../../signup/permissions.public.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { arrivalErrors as errors, arrivalPermissions as may } from './access.ts'

/** States of an applicant who accepted a place. */
export const ARRIVAL_STATES = [
  'confirmed',
  'arrivalArranged',
  'arrived',
  'noShow',
  'signed',
  'enrolled',
] as const

export type ArrivalState = (typeof ARRIVAL_STATES)[number]

export const ARRIVAL_ACTIONS = [
  'arrangeArrival',
  'arrive',
  'reportNoShow',
  'sign',
  'enrol',
] as const

export type ArrivalAction = (typeof ARRIVAL_ACTIONS)[number]

const state = z.enum(ARRIVAL_STATES)
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** By what readers order the arrivals; without it who changed last is first. */
export const arrivalSorts = [
  'realName',
  'offer',
  'agreementNumber',
  'traineeNumber',
  'intakeName',
] as const

const filters = searchQuery.extend({
  sort: sortBy(arrivalSorts),
  state: emptyAsAbsent(state),
  intakeId: emptyAsAbsent(id),
  offerId: emptyAsAbsent(id),
  traineeKind: emptyAsAbsent(z.enum(TRAINEE_KINDS)),

  /** Only those whose arrival time has passed without a record. */
  due: emptyAsAbsent(z.enum(['1'])),
})

export type ArrivalFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  state,
  realName: z.string(),
  gender: z.number().nullable(),
  mobile: masked,
  traineeKind: z.enum(TRAINEE_KINDS),
  intakeName: z.string(),
  offer: z.string(),
  arriveAt: z.string().nullable(),
  place: z.string().nullable(),
  arrivedOn: z.string().nullable(),
  agreementNumber: z.string().nullable(),

  /** The scanned copy with both signatures, if there is one. */
  copy: storedFile.nullable(),
  traineeNumber: z.string().nullable(),
  actions: z.array(z.enum(ARRIVAL_ACTIONS)),
})

export type ArrivalRow = z.output<typeof row>

export const listArrivals = endpoint({
  method: 'GET',
  path: '/api/v1/arrivals/page',
  summary: 'Those who accepted a place: arrival, agreement, enrolment',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const arrivalExport = exportCalls({
  path: '/api/v1/arrivals',
  what: 'those who accepted a place, numbers masked',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

/** Counts by state, for the tabs. */
export const countArrivals = endpoint({
  method: 'GET',
  path: '/api/v1/arrivals/counts',
  summary: 'How many stand in each state between confirmation and enrolment',
  access: { permission: may.list },
  query: z.object({ intakeId: emptyAsAbsent(id) }),
  answer: z.object({ counts: z.record(state, z.number()) }),
})

const bulk = {
  method: 'POST',
  access: { permission: signupPermissions.receive },
  answer: bulkAnswer,
} as const

export const arrangeForm = z.object({
  /** An instant with its offset. */
  arriveAt: z.iso.datetime({ offset: true, error: 'kernel.wrong' }),
  place: requiredText(120),
  note: optionalText(500),

  /** All of them passed the entrance medical, which is required for an arrival appointment. */
  hasPassedMedical: z.boolean(),
})

export type ArrangeForm = z.output<typeof arrangeForm>

export const arrangeArrivals = endpoint({
  ...bulk,
  path: '/api/v1/arrivals/arrange',
  summary: 'Notify people who accepted their place when and where to arrive',
  body: arrangeForm.extend({ ids: bulkIds }),
  errors: [errors.medicalNeeded, errors.arriveAtPast, errors.arriveAtFar],
})

export const recordArrivals = endpoint({
  ...bulk,
  path: '/api/v1/arrivals/arrive',
  summary: 'Record that people have arrived',
  body: z.object({ ids: bulkIds, arrivedOn: calendarDay }),
  errors: [errors.arrivedInFuture, errors.arrivedBeforeCalled],
})

export const reportNoShows = endpoint({
  ...bulk,
  path: '/api/v1/arrivals/no-show',
  summary: 'Record that people did not arrive; their seats become free',
  body: z.object({ ids: bulkIds, reason: requiredText(500) }),
})

/**
 * People for whom the time conditions ask for the same length. `endsOn`, `source`: null where no
 * condition is known.
 */
const proposedEnd = z.object({
  lengthMonths: z.number().nullable(),
  endsOn: z.string().nullable(),
  source: z.string().nullable(),
  people: z.array(z.string()),
})

export type ProposedEnd = z.output<typeof proposedEnd>

export const proposeEnds = endpoint({
  method: 'POST',
  path: '/api/v1/arrivals/proposed-ends',
  summary: 'The end of training that the time conditions give from a start, grouped by length',
  access: { permission: signupPermissions.receive },
  body: z.object({ ids: bulkIds, startsOn: calendarDay }),
  answer: z.object({ groups: z.array(proposedEnd) }),
})

export const signForm = z.object({
  signedOn: calendarDay,
  startsOn: calendarDay,
  endsOn: calendarDay,
})

export type SignForm = z.output<typeof signForm>

export const signAgreements = endpoint({
  ...bulk,
  path: '/api/v1/arrivals/sign',
  summary: 'Sign the training agreements of people who have arrived',
  body: signForm.extend({ ids: bulkIds }),
  errors: [
    errors.signedInFuture,
    errors.signedLongAgo,
    errors.startsFar,
    errors.trainingTooShort,
    errors.trainingTooLong,
  ],
})

export const enrolTrainees = endpoint({
  ...bulk,
  path: '/api/v1/arrivals/enrol',
  summary: 'Make trainees of people who have signed: number, role, account',
  body: z.object({ ids: bulkIds }),
})

/** Attaches the scanned copy with both signatures to the agreement. */
export const attachAgreement = endpoint({
  method: 'PUT',
  path: '/api/v1/arrivals/{id}/agreement/copy',
  summary: 'Add the signed copy to the agreement',
  access: { permission: signupPermissions.receive },
  params: idParam,
  body: z.object({ filePath: z.string().min(1).max(200) }),
  answer: z.null(),
  errors: [errors.noAgreement],
})

const agreement = {
  method: 'GET',
  answer: 'binary',
  errors: [kernelErrors.notFound, errors.noAgreement],
} as const

export const readAgreement = endpoint({
  ...agreement,
  path: '/api/v1/arrivals/{id}/agreement/pdf',
  summary: 'The training agreement as PDF',
  access: { permission: may.list },
  params: idParam,
})

export const readOwnAgreement = endpoint({
  ...agreement,
  path: '/sign/agreement/own/pdf',
  summary: 'The own training agreement as PDF',
  access: 'signedIn',
})

/** Time and place of arrival, and the agreement; null until arranged. */
export const getOwnArrival = endpoint({
  method: 'GET',
  path: '/sign/arrival/own',
  summary: 'When and where to arrive, and the agreement, of the own sign-up',
  access: 'signedIn',
  answer: z
    .object({
      arriveAt: z.string(),
      place: z.string(),
      note: z.string().nullable(),
      agreement: z
        .object({
          number: z.string(),
          startsOn: z.string(),
          endsOn: z.string(),
          copy: storedFile.nullable(),
        })
        .nullable(),
    })
    .nullable(),
})
