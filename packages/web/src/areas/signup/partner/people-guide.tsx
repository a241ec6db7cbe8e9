import { useText } from '../../../platform/texts/i18n.ts'
import { partnerText } from './partner.text.ts'

/** First steps for a unit without applicants. */
export function PeopleGuide() {
  const text = useText(partnerText)
  return (
    <section className="panel people-guide" aria-label={text.guideTitle}>
      <h2>{text.guideTitle}</h2>
      <ol>
        {text.guide.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
