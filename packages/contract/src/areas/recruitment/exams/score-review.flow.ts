import { flow } from '../../../kernel/index.ts'
import { examsPermissions as may } from './permissions.ts'

/**
 * A review of a score: upheld by one person, or corrected by two. Whoever corrects types the new score and the answer; the review is
 * answered when a second person has checked that score.
 */
export const scoreReviewFlow = flow({
  name: 'scoreReview',
  states: ['asked', 'upheld', 'corrected'],
  initial: 'asked',
  relations: ['owner', 'office', 'corrected'],
  actions: {
    uphold: { kind: 'forward', from: ['asked'], to: 'upheld', permission: may.score, as: ['office'], needs: ['reason'] },
    correct: { kind: 'forward', from: ['asked'], to: 'corrected', permission: may.check, as: ['office', 'corrected'] },
  },
})
/** What the office answers with; a correction is finished by the check of a second person. */
export const SCORE_REVIEW_ACTIONS = ['uphold', 'correct'] as const
export type ScoreReviewState = (typeof scoreReviewFlow.states)[number]
