import {
  type ScoreReview,
  scoreReviewCalls,
} from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { EXAM_PATHS } from '../entrance-exams/exam.queries.ts'
import { scoreText } from '../scores/score.text.ts'
import type { ScoreRow } from './score-review-forms.tsx'

export const decidable = (row: ScoreReview): ScoreRow => ({ ...row, name: row.realName })

/** The review of scores: upheld or corrected; the applicant sees the answer. */
export function useScoreReviewing(): Review<ScoreRow> {
  const { review: text } = useText(scoreText)
  const { actions } = useText(examsWords).flows.scoreReview

  return {
    calls: scoreReviewCalls,
    paths: EXAM_PATHS,
    actions,
    done: { uphold: text.upheld, correct: text.corrected },
    forms: {
      uphold: () => import('./score-review-forms.tsx').then((part) => part.upholdForm),
      correct: () => import('./score-review-forms.tsx').then((part) => part.correctForm),
    },
  }
}
