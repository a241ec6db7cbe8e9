import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { awardKindErrors as errors, awardKindPermissions as may } from './access.ts'
import { AWARD_AUDIENCES, AWARD_MODES } from './award-kind.contract.ts'

/** Judged by the day of reading. */
export const AWARD_LIMIT_STATES = ['upcoming', 'open', 'over'] as const
const state = z.enum(AWARD_LIMIT_STATES)
export type AwardLimitState = z.output<typeof state>
const year = z.number().int().min(2000, 'awards.year.range').max(2200, 'awards.year.range')

const atMost = (max: number) =>
  z
    .number()
    .int()
    .min(0, 'awards.quota.range')
    .max(max, 'awards.quota.range')
    .nullable()
    .default(null)

const fields = z.object({
  kindId: recordId,
  year,
  opensOn: calendarDay,

  /** The last day on which it may be applied for. */
  closesOn: calendarDay,

  /** Awards of the year; null: without limit. */
  quota: atMost(10_000),

  /** Awards of each base without one of its own; null: without limit. */
  baseQuota: atMost(1000),

  /** Awards of all kinds that one person may have in the year, this one included. */
  mostInYear: z
    .number()
    .int()
    .min(1, 'awards.most.range')
    .max(50, 'awards.most.range')
    .nullable()
    .default(null),

  /** Quotas of single bases. */
  bases: z
    .array(
      z.object({
        baseId: recordId,
        quota: z.number().int().min(0, 'awards.quota.range').max(1000, 'awards.quota.range'),
      }),
    )
    .max(200)
    .default([]),
})

export const awardLimitFields = fields.shape

const inOrder = ({ opensOn, closesOn }: { opensOn: string; closesOn: string }) =>
  opensOn <= closesOn

const early = { path: ['closesOn'], message: 'awards.closes.early' }

const areDifferent = ({ bases }: { bases: readonly { baseId: number }[] }) =>
  new Set(bases.map(({ baseId }) => baseId)).size === bases.length

const twice = { path: ['bases'], message: 'awards.bases.twice' }
const awardLimitForm = fields.refine(inOrder, early).refine(areDifferent, twice)
export type AwardLimitForm = z.output<typeof awardLimitForm>

const row = z.object({
  id: z.number(),
  kindId: z.number(),
  kind: z.string(),
  audience: z.enum(AWARD_AUDIENCES),
  mode: z.enum(AWARD_MODES),
  needsPapers: z.boolean(),

  /** Those who score it do not see who applies. */
  hidesNames: z.boolean(),
  year: z.number(),
  opensOn: z.string(),
  closesOn: z.string(),
  quota: z.number().nullable(),
  baseQuota: z.number().nullable(),
  mostInYear: z.number().nullable(),
  bases: z.array(
    z.object({ baseId: z.number(), base: z.string(), quota: z.number(), granted: z.number() }),
  ),
  state,
  applied: z.number(),
  granted: z.number(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type AwardLimit = z.output<typeof row>

/** By what readers order the limits; without it the latest year is first. */
export const awardLimitSorts = ['kind', 'opensOn', 'granted', 'applied'] as const

const filters = searchQuery.omit({ keywords: true }).extend({
  sort: sortBy(awardLimitSorts),
  kindId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  year: emptyAsAbsent(z.coerce.number().pipe(year)),
  audience: emptyAsAbsent(z.enum(AWARD_AUDIENCES)),
  state: emptyAsAbsent(state),
})

export type AwardLimitFilters = z.output<typeof filters>

export const listAwardLimits = endpoint({
  method: 'GET',
  path: '/api/v1/awardLimits',
  summary:
    'Kinds of awards by year: when they are applied for, quotas, what is granted; base administrators see the quotas of their bases',
  access: { permission: may.limits },
  unscoped: 'limits of the hospital are for all; those of a base are narrowed to the reader',
  query: filters,
  answer: pageOf(row),
})

const saved = z.object({ id: z.number(), version: z.number() })
const saving = [errors.limitTaken, errors.kindUnknown, errors.limitBaseUnknown]

export const createAwardLimit = endpoint({
  method: 'POST',
  path: '/api/v1/awardLimits',
  summary: 'Open a kind of award for a year, with its limits',
  access: { permission: may.manage },
  body: awardLimitForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateAwardLimit = endpoint({
  method: 'PUT',
  path: '/api/v1/awardLimits/{id}',
  summary: 'Change the days and limits of an award of a year; no quota falls below what is granted',
  access: { permission: may.manage },
  params: idParam,
  body: fields.extend({ version: readVersion }).refine(inOrder, early).refine(areDifferent, twice),
  answer: saved,
  errors: [
    ...saving,
    errors.limitFixed,
    errors.quotaBelowGranted,
    errors.baseQuotaBelowGranted,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteAwardLimit = endpoint({
  method: 'DELETE',
  path: '/api/v1/awardLimits/{id}',
  summary: 'Delete an award of a year for which nobody has applied',
  access: { permission: may.manage },
  params: idParam,
  answer: z.null(),
  errors: [errors.limitInUse, kernelErrors.notFound],
})
