import type { ExamIntake } from '@residency/contract/areas/recruitment/exams/exam-intake.contract'
import type { ScoreReview } from '@residency/contract/areas/recruitment/exams/score-review.contract'
import { scoreReviewFlow } from '@residency/contract/areas/recruitment/exams/score-review.flow'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { minuteOf } from './exam-time.rules.ts'
import { useReviewColumns } from './review.columns.tsx'
import { type Answering, ReviewAnswer } from './review-answer.tsx'
import { type ReviewListInput, useScoreReviews } from './score.queries.ts'
import { scoreText } from './score.text.ts'
import { useExamWords } from './use-exam-words.ts'

/** Reviews of scores that applicants have asked for, the unanswered first. */
export function ReviewList({ intake, aside }: { intake: ExamIntake; aside: ReactNode }) {
  const text = useText(scoreText)
  const { fields, flows } = useExamWords()
  const list = useListState('score-reviews', ['keywords', 'state'])
  const result = useScoreReviews({ ...list.input, intakeId: intake.id } as ReviewListInput)
  const [answering, setAnswering] = useState<Answering | null>(null)
  const columns = useReviewColumns((outcome, review) => setAnswering({ outcome, review }))
  const { openReviews: open, scoreReviewUntil: until } = intake
  return (
    <>
      <ListScreen<ScoreReview>
        title={text.title}
        lead={until ? say(text.reviewLead, { open, until: minuteOf(until) }) : say(text.reviewLeadNone, { open })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter(
            'state',
            fields.state,
            scoreReviewFlow.states.map((value) => ({ value, label: flows.scoreReview.states[value] })),
          ),
        ]}
        actions={aside}
      >
        {text.noReview}
      </ListScreen>
      <ReviewAnswer answering={answering} onClose={() => setAnswering(null)} />
    </>
  )
}
