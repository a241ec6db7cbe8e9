import { flow } from '../../../kernel/flows/flow.ts'
import { examsPermissions as may } from './access.ts'

/**
 * A review of a score: upheld by one person, or corrected by two. The first enters the new score
 * and the answer; the review is answered once a second person has checked that score.
 */
export const scoreReviewFlow = flow({
  name: 'scoreReview',
  states: ['asked', 'upheld', 'corrected'],
  initial: 'asked',
  relations: ['owner', 'office', 'corrected'],
  actions: {
    uphold: {
      kind: 'forward',
      from: ['asked'],
      to: 'upheld',
      permission: may.score,
      as: ['office'],
      needs: ['reason'],
    },
    correct: {
      kind: 'forward',
      from: ['asked'],
      to: 'corrected',
      permission: may.check,
      as: ['office', 'corrected'],
    },
  },
})

/** Answers of the office; a correction takes effect when a second person has checked it. */
export const SCORE_REVIEW_ACTIONS = ['uphold', 'correct'] as const
