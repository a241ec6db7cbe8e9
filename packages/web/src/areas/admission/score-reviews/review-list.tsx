import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import {
  type ScoreReview,
  scoreReviewSorts,
} from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ReactNode } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type ReviewListInput, useScoreReviews } from '../scores/score.queries.ts'
import { scoreText } from '../scores/score.text.ts'
import { useReviewColumns } from './review.columns.tsx'
import { ScoreReviewOne } from './score-review.tsx'
import { decidable, useScoreReviewing } from './use-score-review.ts'

type ReviewListProps = { intake: ExamIntake; aside: ReactNode }

/** Score reviews requested by applicants, unanswered first; `?id=` opens one in the page. */
export function ReviewList(props: ReviewListProps) {
  const { id, open } = useOpened()
  return id > 0 ? (
    <ScoreReviewOne key={id} id={id} intake={props.intake} onOpen={open} />
  ) : (
    <List {...props} onOpen={open} />
  )
}

function List({ intake, aside, onOpen }: ReviewListProps & { onOpen: (id: number) => void }) {
  const text = useText(scoreText)
  const { fields, flows } = useText(examsWords)
  const list = useListState('score-reviews', ['keywords', 'waiting', 'state'])
  const result = useScoreReviews({ ...list.input, intakeId: intake.id } as ReviewListInput)
  const { actionsOf, dialogs } = useDecisions(useScoreReviewing())
  const columns = useReviewColumns(onOpen, (row) => actionsOf(decidable(row)))
  const { openReviews: open, scoreReviewUntil: until } = intake

  return (
    <>
      <ListScreen<ScoreReview>
        title={text.title}
        lead={
          until
            ? say(text.reviewLead, { open, until: minuteOf(until) })
            : say(text.reviewLeadNone, { open })
        }
        list={list}
        result={result}
        columns={columns}
        sorts={scoreReviewSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter(
            'state',
            fields.state,
            toChoices(scoreReviewFlow.states, flows.scoreReview.states),
          ),
        ]}
        actions={aside}
      >
        {text.noReview}
      </ListScreen>
      {dialogs}
    </>
  )
}
