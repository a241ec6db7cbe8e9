import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { signupText } from '../signup.text.ts'
import { ChoiceVerdict } from './choice-verdict.tsx'
import type { PartProps } from './facts.tsx'
import { useLabels } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

/** The registration: kind, employer, place of origin, and the choices with their verdicts. */
export function RegistrationPart({ one }: PartProps) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields, traineeKinds, sections } = useText(signupWords)
  const label = useLabels('student_place')
  const canJudge = one.choices.some((choice) => choice.canJudge)

  const chooseFacts = () => {
    if (one.isFresh === null) return null

    return one.isFresh ? text.yes : text.no
  }

  return (
    <>
      {one.returns.length > 0 && (
        <div className="review-returned">
          <strong>{text.returned}</strong>
          <ul>
            {one.returns.map(({ section, reason }) => (
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
          [fields.traineeKind, traineeKinds[one.traineeKind]],
          [fields.employer, one.employer],
          [fields.isFresh, chooseFacts()],
          [fields.studentPlace, label('student_place', one.studentPlace)],
          [text.adjustment, shared.adjustment[one.acceptsAdjustment ? 'yes' : 'no']],
        ]}
      />
      <h3>{text.choices}</h3>
      {one.choices.length === 0 && <p className="soft">{text.noChoices}</p>}
      <ol className="verdicts">
        {one.choices.map((choice) => (
          <ChoiceVerdict key={choice.offerId} registration={one} choice={choice} />
        ))}
      </ol>
      {canJudge && <p className="soft">{say(text.judgeUntil, { until: one.reviewUntil })}</p>}
    </>
  )
}
