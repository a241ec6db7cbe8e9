import {
  type ScoreReview,
  scoreReviewCalls,
} from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { points } from '@residency/contract/areas/admission/score.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import type { Decidable, Review } from '../../../screens/review/review.ts'
import { Field, SelectField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { EXAM_PATHS } from '../entrance-exams/exam.queries.ts'
import { scoreText } from '../scores/score.text.ts'

type Row = ScoreReview & Decidable
export const decidable = (row: ScoreReview): Row => ({ ...row, name: row.realName })

/** The review of scores: upheld or corrected; the applicant sees the answer. */
export function useScoreReviewing(): Review<Row> {
  const { review: text } = useText(scoreText)
  const { actions } = useText(examsWords).flows.scoreReview
  const answer = <ReasonField label={text.answer} help={text.answerHelp} />

  return {
    calls: scoreReviewCalls,
    paths: EXAM_PATHS,
    actions,
    done: { uphold: text.upheld, correct: text.corrected },
    forms: {
      uphold: () => answer,
      correct: ([row]) => (
        <>
          <CorrectionFields row={row} />
          {answer}
        </>
      ),
    },
  }
}

function CorrectionFields({ row }: { row: Row | undefined }) {
  const { review: text } = useText(scoreText)
  const offers = (row?.scores ?? []).flatMap(({ offerId, offer }) =>
    offerId && offer ? [{ value: offerId, label: offer }] : [],
  )

  return (
    <>
      {offers.length > 0 && <SelectField name="offerId" label={text.offer} options={offers} />}
      <Field name="points" label={text.points} shape={points} help={text.pointsHelp}>
        <NumberInput
          min={0}
          max={100}
          precision={2}
          inputMode="decimal"
          style={{ width: '100%' }}
        />
      </Field>
    </>
  )
}
