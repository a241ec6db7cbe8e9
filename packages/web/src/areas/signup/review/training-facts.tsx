import { say, useText } from '../../../platform/i18n.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import type { Registration } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

/** What the applicant wants: kind and choices in their order. */
export function TrainingFacts({ one }: { one: Registration }) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields, traineeKinds } = useSignupWords()
  return (
    <dl className="facts">
      <div>
        <dt>{fields.traineeKind}</dt>
        <dd>{traineeKinds[one.traineeKind]}</dd>
      </div>
      <div>
        <dt>{text.adjustment}</dt>
        <dd>{shared.adjustment[one.acceptsAdjustment ? 'yes' : 'no']}</dd>
      </div>
      <div className="is-wide">
        <dt>{fields.choices}</dt>
        <dd>
          {one.choices.length === 0 && text.noChoices}
          <ol className="chosen">
            {one.choices.map(({ rank, offerId, label }) => (
              <li key={offerId}>
                <small>{say(text.nth, { n: rank })}</small> {label}
              </li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  )
}
