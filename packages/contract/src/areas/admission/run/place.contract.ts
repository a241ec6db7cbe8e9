import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { bulkAnswer, bulkIds } from '../../../kernel/flows/review.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { admissionErrors as errors, admissionPermissions as may } from './access.ts'
import { registrationState } from './run.contract.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const traineeKind = z.enum(TRAINEE_KINDS)
const ofIntake = z.object({ intakeId: id })
const body = z.object({ intakeId: recordId })

const exemptRow = z.object({
  id: z.number(),
  realName: z.string(),
  traineeKind,

  /** Choices in order: eligibility as judged by the base, and free seats now. */
  choices: z.array(
    z.object({
      offerId: z.number(),
      offer: z.string(),
      isEligible: z.boolean().nullable(),
      free: z.number(),
    }),
  ),
})

export type ExemptRow = z.output<typeof exemptRow>

/** By what readers order the exempt; without it the first submitted is first. */
export const exemptSorts = ['realName'] as const

export const listExempt = endpoint({
  method: 'GET',
  path: '/api/v1/admission/exempt/page',
  summary: 'Qualified sign-ups of kinds that the intake exempts from the exam',
  access: { permission: may.call },
  query: pageQuery.extend({ sort: sortBy(exemptSorts), intakeId: id }),
  answer: pageOf(exemptRow),
})

export type ExemptFilters = z.output<typeof listExempt.query>

export const admitExempt = endpoint({
  method: 'POST',
  path: '/api/v1/admission/exempt',
  summary: 'Admit exempt sign-ups, each to their first eligible choice with a free seat',
  access: { permission: may.call },
  body: z.object({ intakeId: recordId, ids: bulkIds }),
  answer: bulkAnswer,
  errors: [errors.runNotNow, errors.placeConfirmOver],
})

const pool = z.object({
  id: z.number(),
  offerId: z.number(),
  offer: z.string(),
  base: z.string(),
  traineeKind: traineeKind.nullable(),
  seats: z.number(),
  held: z.number(),
  confirmed: z.number(),
  free: z.number(),

  /** Number of people on its waiting list that could be called now, and the next one. */
  waiting: z.number(),
  next: z.string().nullable(),
})

export type LivePool = z.output<typeof pool>

export const listPools = endpoint({
  method: 'GET',
  path: '/api/v1/admission/pools',
  summary: 'Pools of an intake as they stand now: seats held, confirmed and free, and who waits',
  access: { permission: may.call },
  query: ofIntake,
  answer: z.array(pool),
})

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/admission/pools/{id}/waiting',
  summary: 'The waiting list of a pool in the order of calling, with the current status of each',
  access: { permission: may.call },
  params: idParam,
  answer: z.array(
    z.object({
      place: z.number(),
      id: z.number(),
      realName: z.string(),
      total: z.number().nullable(),
      state: registrationState,
    }),
  ),
})

export const callWaiting = endpoint({
  method: 'POST',
  path: '/api/v1/admission/pools/{id}/call',
  summary:
    'Call the next of a pool’s waiting list, or as many as there are free seats; people who hold a place elsewhere are skipped',
  access: { permission: may.call },
  params: idParam,
  body: z.object({ count: z.enum(['one', 'all']) }),
  answer: bulkAnswer,
  errors: [errors.poolNotLeft, errors.placeConfirmOver],
})

const adjustment = z.object({
  /**
   * Hash of the proposal. Publishing requires the same hash, so that only a proposal that was shown
   * is published.
   */
  hash: z.string(),

  /**
   * Applicants who agreed to adjustment but could not be placed: no free seat has conditions they
   * meet.
   */
  unplaced: z.number(),
  rows: z.array(
    z.object({
      id: z.number(),
      realName: z.string(),
      traineeKind,
      total: z.number(),
      firstChoice: z.string(),
      offerId: z.number(),
      offer: z.string(),
    }),
  ),
})

export type Adjustment = z.output<typeof adjustment>

export const previewAdjustment = endpoint({
  method: 'GET',
  path: '/api/v1/admission/adjustment',
  summary: 'Who would be placed by adjustment among the seats left over, by total',
  access: { permission: may.call },
  query: ofIntake,
  answer: adjustment,
  errors: [errors.runNotNow],
})

export const publishAdjustment = endpoint({
  method: 'POST',
  path: '/api/v1/admission/adjustment',
  summary: 'Place those who agreed to adjustment, as the preview said',
  access: { permission: may.call },
  body: body.extend({ hash: z.string().max(64) }),
  answer: bulkAnswer,
  errors: [errors.runNotNow, errors.adjustmentStale, errors.placeConfirmOver],
})

export const lapsePlaces = endpoint({
  method: 'POST',
  path: '/api/v1/admission/lapse',
  summary: 'End places that nobody confirmed in time; their seats are free',
  access: { permission: may.call },
  body,
  answer: z.object({ lapsed: z.number() }),
  errors: [errors.placeConfirmWindow, kernelErrors.notFound],
})
