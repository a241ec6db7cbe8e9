import { scoreReviewForm } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { Button } from 'antd'
import { useState } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../entrance-exams/exams.css'
import { ownExamText } from '../entrance-exams/own.text.ts'
import { OwnScoreTable } from './own-score-table.tsx'
import { useAskReview, useOwnScores } from './score.queries.ts'

const TONES = { asked: 'wait', upheld: 'calm', corrected: 'good' } as const

/** The own published scores and their reviews; hidden before. */
export function OwnScores() {
  const text = useText(ownExamText)
  const { components, flows } = useText(examsWords)
  const own = useOwnScores().data
  const [asking, setAsking] = useState<ScoreComponent | null>(null)
  const send = useAskReview()
  if (!own) return null

  return (
    <section className="panel own-exam">
      <h2>{text.scores}</h2>
      <OwnScoreTable own={own} />
      {own.reviews.map((review) => (
        <div key={review.component} className="own-review">
          <strong>{say(text.reviewOf, { component: components[review.component] })}</strong>{' '}
          <StateTag tone={TONES[review.state]}>{flows.scoreReview.states[review.state]}</StateTag>
          <p className="soft">
            {review.reason}
            {review.answer && <br />}
            {review.answer && say(text.answer, { answer: review.answer })}
          </p>
        </div>
      ))}
      {own.reviewable.length > 0 && own.reviewUntil && (
        <div className="panel-way">
          <small className="soft">
            {say(text.reviewUntil, { until: minuteOf(own.reviewUntil) })}
          </small>
          {own.reviewable.map((component) => (
            <Button key={component} onClick={() => setAsking(component)}>
              {say(text.askTitle, { component: components[component] })}
            </Button>
          ))}
        </div>
      )}
      <FormDialog<{ reason: string }>
        title={say(text.askTitle, { component: asking ? components[asking] : '' })}
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        initial={{}}
        okText={text.ask}
        submit={async ({ reason }) => {
          await send.mutateAsync({ component: asking!, reason })
          toast.success(text.asked)
        }}
      >
        <LongTextField
          name="reason"
          label={text.reason}
          shape={scoreReviewForm.shape.reason}
          help={text.reasonHelp}
        />
      </FormDialog>
    </section>
  )
}
