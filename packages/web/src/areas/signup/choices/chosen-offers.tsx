import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import type { Own } from '../sections/basic.rules.ts'
import { useOffers } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { ChoiceWarnings } from './choice-warnings.tsx'

/** The choices, read-only. */
export function ChosenOffers({ own }: { own: Own }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const offers = useOffers(own)

  return (
    <>
      {own.offerIds.length === 0 && <p className="soft">{text.choicesNone}</p>}
      <ol className="chosen">
        {own.offerIds.map((id, i) => {
          const offer = offers.data?.find(({ value }) => value === id)

          const describeOffer = () => {
            if (offer) return `${offer.label} · ${offer.unit}`

            return offers.data ? text.choiceGone : '…'
          }

          return (
            <li key={id}>
              <small>{say(text.choiceNth, { n: i + 1 })}</small> {describeOffer()}
              <ChoiceWarnings offer={offer} />
            </li>
          )
        })}
      </ol>
      <p className="soft">{shared.adjustment[own.acceptsAdjustment ? 'yes' : 'no']}</p>
    </>
  )
}
