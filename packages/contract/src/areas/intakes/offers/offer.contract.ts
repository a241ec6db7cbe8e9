import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { EDUCATION_LEVELS, TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { intakesErrors as errors, intakesPermissions as may } from '../access.ts'
import { kinds } from '../intake/intake.contract.ts'
import { intakeFlow } from '../intake/intake.flow.ts'

const kind = z.enum(TRAINEE_KINDS)
const level = z.enum(EDUCATION_LEVELS)
const seats = z.number().int().min(0).max(9999)

/** Seats in one pool (`traineeKind` null) or in one pool per trainee kind. */
const pools = z
  .array(z.object({ traineeKind: kind.nullable(), seats }))
  .min(1)
  .max(TRAINEE_KINDS.length)
  .refine(
    (list) => new Set(list.map((pool) => pool.traineeKind)).size === list.length,
    'recruitment.pools.wrong',
  )
  .refine(
    (list) => list.length === 1 || list.every((pool) => pool.traineeKind !== null),
    'recruitment.pools.wrong',
  )

/**
 * A major at a training unit in an intake, with seats and conditions. No kinds: every trainee kind
 * of the intake.
 */
export const offerForm = z.object({
  intakeId: recordId,
  majorId: recordId,
  unitId: recordId,
  pools,
  minEducation: level.nullish().transform((v) => v ?? null),
  maxAge: z
    .number()
    .int()
    .min(18)
    .max(100)
    .nullish()
    .transform((v) => v ?? null),
  certificates: z.array(z.string().min(1).max(64)).max(20).default([]),
  traineeKinds: kinds.default([]),
})

export type OfferForm = z.output<typeof offerForm>
const offerChange = offerForm.omit({ intakeId: true }).extend({ version: readVersion })
export type OfferChange = z.output<typeof offerChange>

/** By what readers order the offers; without it they are in their published order. */
export const offerSorts = ['place', 'major', 'unit', 'seats'] as const

const filters = searchQuery.extend({
  sort: sortBy(offerSorts),
  intakeId: emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
  unitId: emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
})

export type OfferFilters = z.output<typeof filters>

const stored = {
  id: z.number(),
  intakeId: z.number(),
  majorId: z.number(),
  unitId: z.number(),
  minEducation: level.nullable(),
  maxAge: z.number().nullable(),
  certificates: z.array(z.string()),
  traineeKinds: z.array(kind),
  version: z.number(),
}

const pool = z.object({ traineeKind: kind.nullable(), seats: z.number(), held: z.number() })

const row = z.object({
  ...stored,
  intakeName: z.string(),
  intakeState: z.enum(intakeFlow.states),
  place: z.number(),
  major: z.string(),
  code: z.string(),
  base: z.string(),
  unit: z.string(),

  /**
   * Conditions as a sentence in the reader’s language; null: everybody the intake accepts. One of
   * the certificates suffices.
   */
  conditions: z.string().nullable(),
  pools: z.array(pool),
  seats: z.number(),
  held: z.number(),

  /** Registrations that have it among their choices. */
  choices: z.number(),

  /** What the reader may do: edit delete. */
  actions: z.array(z.string()),
})

export type OfferRow = z.output<typeof row>

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/v1/offers/page',
  summary: 'Offers in their published order, with seats given and left',
  access: { permission: may.offerList },
  unscoped: 'offers are published to everybody',
  query: filters,
  answer: pageOf(row),
})

export const getOfferForm = endpoint({
  method: 'GET',
  path: '/api/v1/offers/{id}/form',
  summary: 'One offer as its form, with what may still be changed',
  access: { permission: may.offerList },
  params: idParam,
  answer: z.object({
    ...stored,
    pools: z.array(pool),
    may: z.object({ terms: z.boolean(), seats: z.boolean(), split: z.boolean() }),
  }),
})

const refusals = [
  errors.offerTaken,
  errors.offerMajorWrong,
  errors.offerUnitWrong,
  errors.offerKindWrong,
  errors.offerPoolWrong,
  errors.certificateUnknown,
  errors.intakeSettled,
] as const

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/v1/offers',
  summary: 'Add an offer to an intake, the last in its order',
  access: { permission: may.offerAdd },
  body: offerForm,
  answer: z.object({ id: z.number() }),
  once: true,
  errors: [...refusals, errors.intakeUnknown],
})

export const updateOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/offers/{id}',
  summary: 'Change an offer; seats never below those that are held',
  access: { permission: may.offerEdit },
  params: idParam,
  body: offerChange,
  answer: z.object({ version: z.number() }),
  errors: [
    ...refusals,
    errors.offerSeatsHeld,
    errors.offerPoolsFixed,
    errors.offerTermsFixed,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteOffers = endpoint({
  method: 'DELETE',
  path: '/api/v1/offers/{ids}',
  summary: 'Delete offers nobody has chosen',
  access: { permission: may.offerDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.offerChosen, errors.intakeSettled],
})

export const orderOffers = endpoint({
  method: 'PUT',
  path: '/api/v1/intakes/{id}/offers/order',
  summary: 'Put all offers of an intake into their published order',
  access: { permission: may.offerEdit },
  params: idParam,
  body: z.object({ ids: z.array(recordId).min(1).max(2000) }),
  answer: z.null(),
  errors: [errors.offersStale, errors.intakeSettled],
})

/**
 * The list as a sheet: a row with a known intake, major and training unit updates the offer, other
 * rows are added.
 */
export const offerSheet = sheetCalls({
  path: '/api/v1/offers',
  what: 'offers of intakes',
  exporting: may.offerExport,
  importing: may.offerImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
