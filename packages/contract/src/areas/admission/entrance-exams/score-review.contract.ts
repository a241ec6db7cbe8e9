import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { component, points } from '../score.public.ts'
import { examsErrors as errors, examsPermissions as may } from './access.ts'
import { SCORE_REVIEW_ACTIONS, scoreReviewFlow } from './score-review.flow.ts'

const state = z.enum(scoreReviewFlow.states)
const idQuery = emptyAsAbsent(z.coerce.number().pipe(recordId))

/** By what readers order the reviews; without it the unanswered are first. */
export const scoreReviewSorts = ['realName', 'askedAt'] as const

/** `id`: only this review. */
const filters = searchQuery.extend({
  sort: sortBy(scoreReviewSorts),
  intakeId: idQuery,
  state: emptyAsAbsent(state),
  id: idQuery,

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})
export type ScoreReviewFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  registrationId: z.number(),
  realName: z.string(),
  ticketNumber: z.string(),
  component,
  scores: z.array(
    z.object({
      offerId: z.number().nullable(),
      offer: z.string().nullable(),
      points,
      isChecked: z.boolean(),
    }),
  ),
  reason: z.string(),
  state,

  /** A corrected score awaits the check of a second person. */
  isBeingChecked: z.boolean(),
  answer: z.string().nullable(),
  askedAt: moment,
  answeredBy: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(SCORE_REVIEW_ACTIONS)),
})

export type ScoreReview = z.output<typeof row>

export const listScoreReviews = endpoint({
  method: 'GET',
  path: '/api/v1/exams/scoreReviews',
  summary: 'Reviews of scores that applicants asked for, the unanswered first',
  access: { permission: may.score },
  query: filters,
  answer: pageOf(row),
})

/**
 * Upholds a score, or enters the corrected one for a second person to check; the reason is the
 * answer shown to the applicant.
 */
export const scoreReviewCalls = reviewCalls({
  path: '/api/v1/exams/scoreReviews',
  what: 'score reviews',
  flow: scoreReviewFlow,
  actions: SCORE_REVIEW_ACTIONS,
  permission: may.score,

  /** The new score of a correction. */
  inputs: { points: points.nullish(), offerId: recordId.nullish() },
  errors: [
    errors.scoreReviewPointsMissing,
    errors.scoreReviewSamePoints,
    errors.scoreReviewBeingChecked,
    errors.scoreOfferWrong,
    errors.scoreNotNow,
    errors.scoreOfOneself,
  ],
})

export const scoreReviewForm = z.object({ component, reason: requiredText(500) })

export const askScoreReview = endpoint({
  method: 'POST',
  path: '/sign/scores/own/reviews',
  summary: 'Ask for a review of one component of the own scores, once, while the window is open',
  access: 'signedIn',
  body: scoreReviewForm,
  answer: z.null(),
  once: true,
  errors: [errors.scoreReviewClosed, errors.scoreReviewTwice, errors.scoreReviewNoScore],
})
