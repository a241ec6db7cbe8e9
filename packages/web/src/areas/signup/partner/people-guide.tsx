import { useText } from '../../../platform/i18n.ts'
import { partnerText } from './partner.text.ts'

/** What a unit that has signed nobody up yet does first. */
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
