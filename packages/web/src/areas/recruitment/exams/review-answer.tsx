import { points } from '@residency/contract/areas/recruitment/exams/score.public'
import {
  type ScoreReview,
  type ScoreReviewAnswer,
  scoreReviewAnswer,
} from '@residency/contract/areas/recruitment/exams/score-review.contract'
import { InputNumber } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, LongTextField, SelectField } from '../../../ui/fields.tsx'
import type { Outcome } from './review.columns.tsx'
import { scoresText } from './review.columns.tsx'
import { useAnswerReview } from './score.queries.ts'
import { scoreText } from './score.text.ts'
import { useExamWords } from './use-exam-words.ts'

export type Answering = { outcome: Outcome; review: ScoreReview }

/** Upholds a score, or takes the corrected one; the applicant reads the answer. */
export function ReviewAnswer({ answering, onClose }: { answering: Answering | null; onClose: () => void }) {
  const { review: text } = useText(scoreText)
  const { components } = useExamWords()
  const send = useAnswerReview()
  const { outcome, review } = answering ?? {}
  const isCorrection = outcome === 'corrected'
  const offers = (review?.scores ?? []).flatMap(({ offerId, offer }) => (offerId && offer ? [{ value: offerId, label: offer }] : []))
  const named = { name: review?.realName ?? '', component: review ? components[review.component] : '' }
  const submit = async (values: Omit<ScoreReviewAnswer, 'outcome' | 'version'>) => {
    await send.mutateAsync({ ...values, id: review!.id, outcome: outcome!, version: review!.version })
    toast.success(isCorrection ? text.corrected : text.upheld)
  }
  return (
    <FormDialog<Omit<ScoreReviewAnswer, 'outcome' | 'version'>>
      title={say(isCorrection ? text.correctTitle : text.upholdTitle, named)}
      isOpen={answering !== null}
      onClose={onClose}
      initial={{}}
      submit={submit}
      okText={isCorrection ? text.correct : text.uphold}
    >
      {review && (
        <p>
          {say(text.now, { points: scoresText(review) })}
          <br />
          <span className="soft">
            {text.reason}: {review.reason}
          </span>
        </p>
      )}
      {isCorrection && offers.length > 0 && <SelectField name="offerId" label={text.offer} options={offers} />}
      {isCorrection && (
        <Field name="points" label={text.points} shape={points} help={text.pointsHelp}>
          <InputNumber min={0} max={100} precision={2} inputMode="decimal" style={{ width: '100%' }} />
        </Field>
      )}
      <LongTextField name="answer" label={text.answer} shape={scoreReviewAnswer.shape.answer} help={text.answerHelp} rows={3} />
    </FormDialog>
  )
}
