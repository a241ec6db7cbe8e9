import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import {
  clearableText,
  onByDefault,
  onOff,
  readVersion,
  sortPlace,
} from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { awardKindErrors as errors, awardKindPermissions as may } from './access.ts'

/** Whom an award is for; outside: people of other hospitals, who apply on the sign-up pages. */
export const AWARD_AUDIENCES = ['trainee', 'teacher', 'outside'] as const
const audience = z.enum(AWARD_AUDIENCES)
export type AwardAudience = z.output<typeof audience>

/**
 * review: passed by base and office. competition: scored by reviewers, ranked, the first are
 * granted.
 */
export const AWARD_MODES = ['review', 'competition'] as const
const mode = z.enum(AWARD_MODES)
export type AwardMode = z.output<typeof mode>

const points = z.number().int().min(1, 'awards.percent.range').max(100, 'awards.percent.range')

const criterion = z.object({
  name: requiredText(60),
  nameEn: clearableText(100),
  weight: points,
  scale: points,
})

export type AwardCriterion = z.output<typeof criterion>

const fields = z.object({
  name: requiredText(60),
  nameEn: clearableText(100),
  level: requiredText(64),
  audience,
  mode,
  conditions: clearableText(1000),

  /** How often one person may receive it; null: without limit. */
  mostPerPerson: z
    .number()
    .int()
    .min(1, 'awards.most.range')
    .max(50, 'awards.most.range')
    .nullable()
    .default(null),
  needsPapers: onByDefault,
  hidesNames: onOff.nullish().transform((v) => v ?? 0),

  /** By what reviewers score; the weights of a competition add up to 100. */
  criteria: z.array(criterion).max(20).default([]),
  sort: sortPlace,
  status: onByDefault,
})

const areWhole = ({
  mode: how,
  criteria,
}: {
  mode: AwardMode
  criteria: readonly { weight: number }[]
}) => how === 'review' || criteria.reduce((sum, { weight }) => sum + weight, 0) === 100

const areDifferent = ({ criteria }: { criteria: readonly { name: string }[] }) =>
  new Set(criteria.map(({ name }) => name)).size === criteria.length

const awardKindForm = fields
  .refine(areWhole, { path: ['criteria'], message: 'awards.weights.sum' })
  .refine(areDifferent, { path: ['criteria'], message: 'awards.criteria.twice' })

export const awardKindFields = fields.shape
export type AwardKindForm = z.output<typeof awardKindForm>

const row = z.object({
  id: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  level: z.string(),
  levelLabel: z.string(),
  audience,
  mode,
  conditions: z.string().nullable(),
  mostPerPerson: z.number().nullable(),
  needsPapers: onOff,
  hidesNames: onOff,
  criteria: z.array(
    z.object({
      name: z.string(),
      nameEn: z.string().nullable(),
      weight: z.number(),
      scale: z.number(),
    }),
  ),
  sort: z.number(),
  status: onOff,

  /** Awards of the kind granted so far. */
  granted: z.number(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type AwardKind = z.output<typeof row>

/** By what readers order the kinds; without it they are in the order of the office. */
export const awardKindSorts = ['name', 'granted'] as const

const filters = searchQuery.extend({
  sort: sortBy(awardKindSorts),
  audience: emptyAsAbsent(audience),
  mode: emptyAsAbsent(mode),
  level: emptyAsAbsent(requiredText(64)),
})

export type AwardKindFilters = z.output<typeof filters>

export const listAwardKinds = endpoint({
  method: 'GET',
  path: '/api/v1/awardKinds',
  summary: 'Kinds of awards with their levels, criteria and conditions',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(row),
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createAwardKind = endpoint({
  method: 'POST',
  path: '/api/v1/awardKinds',
  summary: 'Add a kind of award',
  access: { permission: may.manage },
  body: awardKindForm,
  once: true,
  answer: saved,
  errors: [errors.kindTaken, errors.levelUnknown],
})

export const updateAwardKind = endpoint({
  method: 'PUT',
  path: '/api/v1/awardKinds/{id}',
  summary:
    'Change a kind of award; once somebody has applied, whom it is for and how it is decided stay',
  access: { permission: may.manage },
  params: idParam,
  body: fields
    .extend({ version: readVersion })
    .refine(areWhole, { path: ['criteria'], message: 'awards.weights.sum' })
    .refine(areDifferent, { path: ['criteria'], message: 'awards.criteria.twice' }),
  answer: saved,
  errors: [
    errors.kindTaken,
    errors.levelUnknown,
    errors.kindFixed,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteAwardKind = endpoint({
  method: 'DELETE',
  path: '/api/v1/awardKinds/{id}',
  summary: 'Delete a kind of award that has no limits yet',
  access: { permission: may.manage },
  params: idParam,
  answer: z.null(),
  errors: [errors.kindInUse, kernelErrors.notFound],
})
