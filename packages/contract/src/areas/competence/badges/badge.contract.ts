import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { levelPermissions } from '../levels/access.ts'
import { levelInWords } from '../levels/level.contract.ts'
import { badgeErrors as errors, badgePermissions as may } from './access.ts'

/** Two sheets of paper. */
export const MAX_BADGES = 16

const BADGE_STATES = ['valid', 'none'] as const

const badgeHolder = z.object({
  /** Of the trainee. */
  id: z.number(),
  name: z.string(),
  number: z.string(),
  department: z.string().nullable(),

  /** The badge that is valid. */
  badgeId: z.number().nullable(),
  issuedOn: z.string().nullable(),
  issuer: z.string().nullable(),

  /** Look-ups of the badge in the last 30 days. */
  lookups: z.number(),

  /** Levels that a look-up shows. */
  levels: z.number(),
  actions: z.array(z.enum(['print', 'revoke'])),
})

export type BadgeHolder = z.output<typeof badgeHolder>

/** By what readers order the trainees; without it they are in the order of their numbers. */
export const badgeSorts = ['name', 'issuedOn', 'levels', 'lookups'] as const

const filters = searchQuery.extend({
  sort: sortBy(badgeSorts),
  state: emptyAsAbsent(z.enum(BADGE_STATES)),
})
export type BadgeFilters = z.output<typeof filters>

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/v1/competenceBadges',
  summary: 'Trainees in the reader’s scope with their badges and how often these were looked up',
  access: { permission: may.manage },
  query: filters,
  answer: pageOf(badgeHolder).extend({
    /**
     * The address that codes would hold now, where the installation has none of its own: that by
     * which the reader reached the product, which phones on the ward may not reach.
     */
    unsureAddress: z.string().nullable(),
  }),
})

/** Printing again makes a new code: the badge before is revoked. */
export const printBadges = endpoint({
  method: 'POST',
  path: '/api/v1/competenceBadges/sheet',
  summary: 'Make new badges as a sheet of PDF; codes are printed once and stored as hashes only',
  access: { permission: may.manage },
  limit: 'export',
  body: z.object({
    traineeIds: z
      .array(recordId)
      .min(1, 'competence.badge.count')
      .max(MAX_BADGES, 'competence.badge.count'),
  }),
  once: true,
  answer: 'binary',
  errors: [errors.badgeTraineeUnknown, kernelErrors.unavailable],
})

export const badgeReason = z.object({ reason: requiredText(200) })

export const revokeBadge = endpoint({
  method: 'POST',
  path: '/api/v1/competenceBadges/{id}/revoke',
  summary: 'Revoke a badge with a reason; its code is unknown from then on',
  access: { permission: may.manage },
  params: idParam,
  body: badgeReason,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.badgeRevoked],
})

export const revokeOwnBadge = endpoint({
  method: 'POST',
  path: '/api/v1/competenceBadges/own/revoke',
  summary: 'Report the own badge as lost; its code is unknown from then on',
  access: { permission: levelPermissions.own },
  answer: z.null(),
  errors: [errors.badgeNone],
})

/** The code is in the body: an address is written into logs. */
export const openBadge = endpoint({
  method: 'POST',
  path: '/api/v1/badgeLookups',
  summary: 'What the holder of a badge may do: name, item, level and until when, and nothing else',
  access: 'public',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  answer: z.object({
    name: z.string(),

    /** The day of the hospital on which these levels are valid. */
    asOf: z.string(),

    /** A `data:` address, where the hospital shows photos and the trainee agreed. */
    photo: z.string().nullable(),
    levels: z.array(levelInWords),
  }),
  errors: [errors.badgeUnknown, kernelErrors.tooMany],
})

export type BadgeAnswer = z.output<typeof openBadge.answer>
