import type { OwnScoresAnswer } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ownExamText } from '../entrance-exams/own.text.ts'

/**
 * Scores by component with weights, and the total; one list per offer if the intake scores by
 * offer.
 */
export function OwnScoreTable({ own }: { own: OwnScoresAnswer }) {
  const text = useText(ownExamText)
  const { components } = useText(examsWords)
  const offers = [...new Set(own.scores.map(({ offer }) => offer))]

  return offers.map((offer) => {
    const total = own.totals.find((one) => one.offer === offer)
    const pointsOf = (component: string) =>
      own.scores.find((score) => score.offer === offer && score.component === component)?.points
    return (
      <dl key={offer ?? ''} className="own-scores" aria-label={offer ?? text.scores}>
        {offer && <div className="own-scores-offer">{offer}</div>}
        {own.components.map(({ component, weight }) => (
          <div key={component}>
            <dt>
              {components[component]} <small className="soft">{say(text.weight, { weight })}</small>
            </dt>
            <dd className="figures">
              {pointsOf(component) ?? <span className="soft">{text.being}</span>}
            </dd>
          </div>
        ))}
        {total && (
          <div className="own-scores-total">
            <dt>{text.total}</dt>
            <dd className="figures">{total.points}</dd>
          </div>
        )}
      </dl>
    )
  })
}
