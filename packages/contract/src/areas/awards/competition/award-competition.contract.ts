import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { awardApplicationErrors } from '../applications/access.ts'
import { awardCompetitionErrors as errors, awardCompetitionPermissions as may } from './access.ts'
import { awardCompetitionFlow } from './award-competition.flow.ts'

const state = z.enum(awardCompetitionFlow.states)
const id = z.coerce.number().pipe(recordId)
const year = z.coerce.number().int().min(2000).max(2200)
const access = { permission: may.manage }

const row = z.object({
  id: z.number(),
  kind: z.string(),
  year: z.number(),
  round: z.number(),
  state,
  candidates: z.number(),
  reviewers: z.number(),

  /** Reviewers who have submitted. */
  submitted: z.number(),
  version: z.number(),
})

export type AwardCompetition = z.output<typeof row>

/** By what readers order the competitions; without it the latest is first. */
export const awardCompetitionSorts = ['kind', 'candidates', 'submitted'] as const

const filters = searchQuery.omit({ keywords: true }).extend({
  sort: sortBy(awardCompetitionSorts),
  state: emptyAsAbsent(state),
  year: emptyAsAbsent(year),
})

export type AwardCompetitionFilters = z.output<typeof filters>

export const listAwardCompetitions = endpoint({
  method: 'GET',
  path: '/api/v1/awardCompetitions',
  summary: 'Competitions for awards, the latest first',
  access,
  unscoped: 'a competition is of the whole hospital, and its permission that of the office',
  query: filters,
  answer: pageOf(row),
})

export const listCompetitionAwards = endpoint({
  method: 'GET',
  path: '/api/v1/awardCompetitions/awards',
  summary:
    'Awards decided by competition that have none yet, with the applications that the office has passed',
  access,
  unscoped: 'a competition is of the whole hospital, and its permission that of the office',
  query: z.object({}),
  answer: z.array(z.object({ value: z.number(), label: z.string(), candidates: z.number() })),
})

const reviewer = z.object({
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),

  /** Candidates scored by every criterion. */
  scored: z.number(),
  submittedAt: z.string().nullable(),
})

const candidate = z.object({
  id: z.number(),
  applicationId: z.number(),
  code: z.number(),
  name: z.string(),
  base: z.string().nullable(),

  /** Scored and still in the running; a candidate who has withdrawn has no place. */
  place: z.number().nullable(),
  score: z.number().nullable(),
  isTied: z.boolean(),

  /**
   * Mean points of each criterion, and the total of each reviewer; empty until the competition is
   * closed.
   */
  points: z.array(z.object({ criterion: z.string(), points: z.number(), scale: z.number() })),
  totals: z.array(z.object({ reviewer: z.string(), score: z.number() })),
  isGranted: z.boolean(),
})

export type AwardCandidate = z.output<typeof candidate>

export const getAwardCompetition = endpoint({
  method: 'GET',
  path: '/api/v1/awardCompetitions/one',
  summary:
    'One competition: criteria, progress of the reviewers, and the ranking once it is closed; no score before',
  access,
  query: z.object({ id }),
  answer: row.extend({
    hidesNames: z.boolean(),
    reason: z.string().nullable(),
    quota: z.number().nullable(),
    granted: z.number(),
    criteria: z.array(
      z.object({ id: z.number(), name: z.string(), weight: z.number(), scale: z.number() }),
    ),
    reviewerList: z.array(reviewer),
    candidateList: z.array(candidate),
    actions: z.array(z.enum(['open', 'close', 'conclude', 'appoint', 'delete'])),
  }),
  errors: [kernelErrors.notFound],
})

export type AwardCompetitionDetail = z.output<typeof getAwardCompetition.answer>

export const rankingExport = exportCalls({
  path: '/api/v1/awardCompetitions/ranking',
  what: 'candidates of a competition with their places',
  exporting: may.manage,
  filters: z.object({ id }),
})

const saved = z.object({ id: z.number(), state, version: z.number() })
const changing = [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow]

export const createAwardCompetition = endpoint({
  method: 'POST',
  path: '/api/v1/awardCompetitions',
  summary:
    'Begin a competition with all applications that the office has passed, and the criteria of the kind',
  access,
  body: z.object({ limitId: recordId }),
  once: true,
  answer: saved,
  errors: [errors.noCompetition, errors.competitionTaken, errors.tooFewCandidates],
})

export const deleteAwardCompetition = endpoint({
  method: 'DELETE',
  path: '/api/v1/awardCompetitions/{id}',
  summary: 'Delete a competition that is being prepared',
  access,
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.notPrepared],
})

export const findAwardReviewers = endpoint({
  method: 'GET',
  path: '/api/v1/awardCompetitions/people',
  summary: 'People who may be appointed as reviewers, by name',
  access,
  unscoped: 'anybody may be appointed as a reviewer: names only',
  query: searchQuery.pick({ keywords: true }),
  answer: z.array(z.object({ value: z.number(), label: z.string() })),
})

export const appointAwardReviewers = endpoint({
  method: 'PUT',
  path: '/api/v1/awardCompetitions/{id}/reviewers',
  summary: 'Appoint the reviewers of a competition that is being prepared; no candidate is one',
  access,
  params: idParam,
  body: z.object({ userIds: z.array(recordId).max(50), version: readVersion }),
  answer: saved,
  errors: [...changing, errors.notPrepared, errors.reviewerUnknown, errors.reviewerIsCandidate],
})

export const openAwardCompetition = endpoint({
  method: 'POST',
  path: '/api/v1/awardCompetitions/{id}/open',
  summary: 'Open the scoring; the reviewers are notified',
  access,
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: saved,
  errors: [...changing],
})

export const closeAwardCompetition = endpoint({
  method: 'POST',
  path: '/api/v1/awardCompetitions/{id}/close',
  summary:
    'Close the scoring and rank; before all reviewers have submitted with a reason, and without the scores of those who have not',
  access,
  params: idParam,
  body: z.object({ version: readVersion, reason: optionalText(500) }),
  answer: saved,
  errors: [...changing, errors.reviewersWaiting, errors.nothingScored],
})

export const concludeAwardCompetition = endpoint({
  method: 'POST',
  path: '/api/v1/awardCompetitions/{id}/conclude',
  summary:
    'Grant the first, or let them enter the next round; a tie at the border is decided by naming who is taken, with a reason',
  access,
  params: idParam,
  body: z.object({
    version: readVersion,
    first: z.number().int().min(1).max(1000),

    /** Candidates taken from those who share the place at the border. */
    chosen: z.array(recordId).max(1000).default([]),
    reason: optionalText(500),
    into: z.enum(['grant', 'nextRound']),
  }),
  once: true,
  answer: saved,
  errors: [
    ...changing,
    errors.tieUndecided,
    errors.tieReason,
    errors.tooFewCandidates,
    awardApplicationErrors.quotaUsed,
    awardApplicationErrors.baseQuotaUsed,
    awardApplicationErrors.personHasIt,
    awardApplicationErrors.personYearFull,
  ],
})
