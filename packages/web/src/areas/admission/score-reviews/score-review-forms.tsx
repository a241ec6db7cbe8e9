import type { ScoreReview } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { points } from '@residency/contract/areas/admission/score.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import type { ActionForm, Decidable } from '../../../screens/review/review.ts'
import { Field, SelectField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { scoreText } from '../scores/score.text.ts'

/** A request to look at a score again, as a record under review. */
export type ScoreRow = ScoreReview & Decidable

/** What the applicant reads. */
function Answer() {
  const { review: text } = useText(scoreText)
  return <ReasonField label={text.answer} help={text.answerHelp} />
}

function CorrectionFields({ rows: [row] }: { rows: readonly ScoreRow[] }) {
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
      <Answer />
    </>
  )
}

/** The form of a score that stays. */
export const upholdForm: ActionForm<ScoreRow> = { Fields: Answer }

/** The form of a score that is corrected. */
export const correctForm: ActionForm<ScoreRow> = { Fields: CorrectionFields }
