import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { signupText } from '../signup.text.ts'
import { ChoiceVerdict } from './choice-verdict.tsx'
import type { PartProps } from './facts.tsx'
import { useLabels } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

/** The registration: kind, employer, place of origin, and the choices with their verdicts. */
export function RegistrationPart({ registration }: PartProps) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields, traineeKinds, sections } = useText(signupWords)
  const label = useLabels('student_place')
  const canJudge = registration.choices.some((choice) => choice.canJudge)

  const chooseFacts = () => {
    if (registration.isFresh === null) return null

    return registration.isFresh ? text.yes : text.no
  }

  return (
    <>
      {registration.returns.length > 0 && (
        <div className="review-returned">
          <strong>{text.returned}</strong>
          <ul>
            {registration.returns.map(({ section, reason }) => (
              <li key={section}>
                {sections[section]}
                {text.colon}
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FactList
        facts={[
          [fields.traineeKind, traineeKinds[registration.traineeKind]],
          [fields.employer, registration.employer],
          [fields.isFresh, chooseFacts()],
          [fields.studentPlace, label('student_place', registration.studentPlace)],
          [text.adjustment, shared.adjustment[registration.acceptsAdjustment ? 'yes' : 'no']],
        ]}
      />
      <h3>{text.choices}</h3>
      {registration.choices.length === 0 && <p className="soft">{text.noChoices}</p>}
      <ol className="verdicts">
        {registration.choices.map((choice) => (
          <ChoiceVerdict key={choice.offerId} registration={registration} choice={choice} />
        ))}
      </ol>
      {canJudge && (
        <p className="soft">{say(text.judgeUntil, { until: registration.reviewUntil })}</p>
      )}
    </>
  )
}
