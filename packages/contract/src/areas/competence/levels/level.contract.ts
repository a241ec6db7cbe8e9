import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { onOff, recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { profession, requirementKind, supervisionLevel } from '../items/item.contract.ts'
import {
  choiceQuery,
  competenceChoices,
  observation,
  observationQuery,
} from '../observations/observation.contract.ts'
import { levelErrors as errors, levelPermissions as may } from './access.ts'
import { GRANT_ACTIONS, grantFlow } from './grant.flow.ts'

/** From this level on two people decide. */
export const TWO_PEOPLE_FROM = 4

/** So many days before a level ends, the trainee and who proposed it are notified. */
export const NOTICE_DAYS = 30

/** A look-up by name begins with so many letters. */
export const MIN_LETTERS = 2

const state = z.enum(grantFlow.states)

export const proposalForm = z.object({
  traineeId: recordId,
  itemId: recordId,
  level: supervisionLevel,
  validUntil: calendarDay,

  /** What it rests on, in words; observations are added by themselves. */
  basis: requiredText(500),
})

export type ProposalForm = z.output<typeof proposalForm>

const grant = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  item: z.string(),
  level: z.number(),
  department: z.string(),
  validUntil: z.string(),
  proposer: z.string(),
  granter: z.string().nullable(),
  grantedOn: z.string().nullable(),
  basis: z.string(),
  reason: z.string().nullable(),
  createTime: z.string(),
  state,

  /** Whether it is the latest decision about the item. */
  isCurrent: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(GRANT_ACTIONS)),
})

export type Grant = z.output<typeof grant>

/** By what readers order the levels; without it those that wait for the reader are first. */
export const grantSorts = [
  'name',
  'item',
  'level',
  'validUntil',
  'proposer',
  'granter',
  'createTime',
] as const

const filters = searchQuery.extend({
  sort: sortBy(grantSorts),
  state: emptyAsAbsent(state),
  level: emptyAsAbsent(z.coerce.number().int().min(1).max(5)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type GrantFilters = z.output<typeof filters>

export const listGrants = endpoint({
  method: 'GET',
  path: '/api/v1/competenceGrants',
  summary: 'Levels of trainees in the reader’s scope, those that wait first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(grant),
})

export const getGrant = endpoint({
  method: 'GET',
  path: '/api/v1/competenceGrants/{id}',
  summary: 'One level with the observations on which it rests and the earlier levels of the item',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: grant.extend({
    evidence: z.array(observation),
    history: z.array(
      z.object({
        id: z.number(),
        level: z.number(),
        state,
        grantedOn: z.string().nullable(),
        validUntil: z.string(),
      }),
    ),
  }),
  errors: [kernelErrors.notFound],
})

export type GrantDetail = z.output<typeof getGrant.answer>

export const proposalChoices = competenceChoices.extend({
  /** From this level on another person than the reader has to grant it; null: the rule is waived. */
  twoFrom: z.number().nullable(),
})

export type ProposalChoices = z.output<typeof proposalChoices>

export const listProposalChoices = endpoint({
  method: 'GET',
  path: '/api/v1/competenceGrants/choices',
  summary: 'Trainees for whom the reader may propose a level, of the last half-year, and the items',
  access: { permission: may.propose },
  query: choiceQuery,
  answer: proposalChoices,
})

export const listProposalEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/competenceGrants/evidence',
  summary: 'Observations that a proposal of a level would be joined with now, the latest first',
  access: { permission: may.propose },
  unsorted: 'what a proposal rests on, the latest first',
  query: observationQuery,
  answer: pageOf(observation),
})

export const proposeLevel = endpoint({
  method: 'POST',
  path: '/api/v1/competenceGrants',
  summary: 'Propose a level; it is granted at once where one person of the department decides',
  access: { permission: may.propose },
  body: proposalForm,
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: [
    errors.proposedTraineeUnknown,
    errors.proposedItemUnknown,
    errors.levelProposed,
    errors.levelEnd,
  ],
})

export const grantReview = reviewCalls({
  path: '/api/v1/competenceGrants',
  what: 'levels of supervision',
  flow: grantFlow,
  actions: GRANT_ACTIONS,
  permission: [may.decide, may.propose],
  errors: [
    errors.levelEndPast,
    errors.levelTooLong,
    errors.levelItemNotInUse,
    errors.levelTraineeLeft,
    errors.levelNotCurrent,
  ],
})

const itemLevel = z.object({
  itemId: z.number(),
  name: z.string(),
  kind: requirementKind,
  neededLevel: z.number().nullable(),

  /** The level that is valid now; null: none is. */
  level: z.number().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  granter: z.string().nullable(),

  /** How many observations there are, and the help of the latest ones, the newest first. */
  observations: z.number(),
  helps: z.array(z.number()),

  /** A level that waits for a decision. */
  proposed: z.number().nullable(),
})

export type ItemLevel = z.output<typeof itemLevel>

const sheet = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  profession,
  items: z.array(itemLevel),

  /** What ended: withdrawn, or over by its day and not replaced before, the latest first. */
  ended: z.array(
    z.object({
      id: z.number(),
      item: z.string(),
      level: z.number(),
      state,
      from: z.string(),
      on: z.string(),
      reason: z.string().nullable(),
    }),
  ),
})

export const getLevels = endpoint({
  method: 'GET',
  path: '/api/v1/competenceLevels/{id}',
  summary: 'The levels of a trainee in the reader’s scope by item',
  access: { permission: may.list },
  params: idParam,
  answer: sheet,
  errors: [kernelErrors.notFound],
})

export const getOwnLevels = endpoint({
  method: 'GET',
  path: '/api/v1/competenceLevels/own',
  summary: 'The reader’s own levels, badge and consent to show the photo; null without a record',
  access: { permission: may.own },
  answer: sheet
    .extend({
      /** The badge that is valid, and how often it was looked up in 30 days. */
      badge: z.object({ issuedOn: z.string(), lookups: z.number() }).nullable(),
      photo: z.object({
        isShown: z.boolean(),
        isAgreed: onOff,

        /** Consent is taken back at any time, and given while the hospital shows photos. */
        actions: z.array(z.enum(['agree', 'takeBack'])),
      }),
    })
    .nullable(),
})

export type OwnLevels = NonNullable<z.output<typeof getOwnLevels.answer>>

export const agreeToPhoto = endpoint({
  method: 'PUT',
  path: '/api/v1/competenceLevels/own/photo',
  summary: 'Agree that a look-up of the badge shows the photo, or take it back',
  access: { permission: may.own },
  body: z.object({ isAgreed: onOff }),
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.photosOff],
})

const foundLevel = z.object({ item: z.string(), level: z.number(), until: z.string() })
export type FoundLevel = z.output<typeof foundLevel>

/** What a look-up answers of an item, for badges too. */
export const levelInWords = foundLevel

export const findLevels = endpoint({
  method: 'GET',
  path: '/api/v1/competenceLevels/byName',
  summary: 'Levels of trainees by name, at most ten people, for staff on the wards',
  access: { permission: may.find },
  // not `unscoped`: without words it answers nobody
  query: z.object({
    keywords: requiredText(100).refine(
      (text) => text.length >= MIN_LETTERS,
      'competence.find.letters',
    ),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        number: z.string(),
        department: z.string().nullable(),
        levels: z.array(foundLevel),
      }),
    ),

    /** More people have this name. */
    hasMore: z.boolean(),
  }),
  errors: [kernelErrors.tooMany],
})
