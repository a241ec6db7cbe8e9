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
  const { data: one, error } = useScoreReview(id)
  const waiting = useWaitingReviews(intake.id).data

  return (
    <ReviewScreen
      review={review}
      waiting={waiting}
      onOpen={onOpen}
      error={one === null ? new Error(reviewGone) : error}
      record={one ? decidable(one) : undefined}
      lead={one && <ReviewState row={one} />}
      evidence={
        one && (
          <section className="panel">
            <h2>{components[one.component]}</h2>
            <FactList
              facts={one.scores.map(
                ({ offer, points }) => [offer ?? text.score, String(points)] as const,
              )}
            />
          </section>
        )
      }
    >
      {one && (
        <section className="panel">
          <FactList
            facts={[
              [paper, one.ticketNumber],
              [text.asked, minuteOf(one.askedAt)],
              [text.reason, one.reason, true],
              ...(one.answer ? [[text.answer, one.answer, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
