import { z } from 'zod'
import {
  emptyAsAbsent,
  endpoint,
  idParam,
  kernelErrors,
  pageOf,
  readVersion,
  recordId,
  requiredText,
  searchQuery,
} from '../../../kernel/index.ts'
import { examsErrors as errors } from './errors.ts'
import { examsPermissions as may } from './permissions.ts'
import { component, points } from './score.public.ts'
import { scoreReviewFlow } from './score-review.flow.ts'

const state = z.enum(scoreReviewFlow.states)
const filters = searchQuery.extend({ intakeId: emptyAsAbsent(z.coerce.number().pipe(recordId)), state: emptyAsAbsent(state) })
export type ScoreReviewFilters = z.output<typeof filters>
const row = z.object({
  id: z.number(),
  registrationId: z.number(),
  realName: z.string(),
  ticketNumber: z.string(),
  component,
  scores: z.array(z.object({ offerId: z.number().nullable(), offer: z.string().nullable(), points, isChecked: z.boolean() })),
  reason: z.string(),
  state,
  /** A corrected score waits for its second person. */
  isBeingChecked: z.boolean(),
  answer: z.string().nullable(),
  askedAt: z.string(),
  answeredBy: z.string().nullable(),
  version: z.number(),
  /** What the reader may do: uphold correct. */
  actions: z.array(z.string()),
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
export const scoreReviewAnswer = z.object({
  outcome: z.enum(['upheld', 'corrected']),
  answer: requiredText(500),
  /** The new score of a correction; a second person checks it. */
  points: points.nullish(),
  offerId: recordId.nullish(),
  version: readVersion,
})
export type ScoreReviewAnswer = z.output<typeof scoreReviewAnswer>
export const answerScoreReview = endpoint({
  method: 'POST',
  path: '/api/v1/exams/scoreReviews/{id}/answer',
  summary: 'Uphold a score, or enter the corrected one for a second person to check',
  access: { permission: may.score },
  params: idParam,
  body: scoreReviewAnswer,
  answer: z.object({ state, isBeingChecked: z.boolean() }),
  errors: [
    errors.scoreReviewPointsMissing,
    errors.scoreReviewSamePoints,
    errors.scoreReviewBeingChecked,
    errors.scoreOfferWrong,
    errors.scoreNotNow,
    errors.scoreOfOneself,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
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
