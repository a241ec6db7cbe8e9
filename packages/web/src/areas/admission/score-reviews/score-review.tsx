import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { minuteOf } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { useScoreReview, useWaitingReviews } from '../scores/score.queries.ts'
import { scoreText } from '../scores/score.text.ts'
import { ReviewState } from './review.columns.tsx'
import { decidable, useScoreReviewing } from './use-score-review.ts'

type Props = { id: number; intake: ExamIntake; onOpen: (id: number | null) => void }

/** A score review: its reason and the scores. */
export function ScoreReviewOne({ id, intake, onOpen }: Props) {
  const { review: text, paper, reviewGone } = useText(scoreText)
  const { components } = useText(examsWords)
  const review = useScoreReviewing()
  const { data: scoreReview, error } = useScoreReview(id)
  const waiting = useWaitingReviews(intake.id).data

  return (
    <ReviewScreen
      review={review}
      waiting={waiting}
      onOpen={onOpen}
      error={scoreReview === null ? new Error(reviewGone) : error}
      record={scoreReview ? decidable(scoreReview) : undefined}
      lead={scoreReview && <ReviewState row={scoreReview} />}
      evidence={
        scoreReview && (
          <section className="panel">
            <h2>{components[scoreReview.component]}</h2>
            <FactList
              facts={scoreReview.scores.map(
                ({ offer, points }) => [offer ?? text.score, String(points)] as const,
              )}
            />
          </section>
        )
      }
    >
      {scoreReview && (
        <section className="panel">
          <FactList
            facts={[
              [paper, scoreReview.ticketNumber],
              [text.asked, minuteOf(scoreReview.askedAt)],
              [text.reason, scoreReview.reason, true],
              ...(scoreReview.answer ? [[text.answer, scoreReview.answer, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
