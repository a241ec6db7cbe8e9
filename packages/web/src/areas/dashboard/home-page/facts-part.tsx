import type { HomePart } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { useAddressOf } from '../../../platform/places.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { homeRowsText } from '../../../screens/home/home-rows.text.ts'

/** What is true now, label by label. */
export function FactsPart({ part }: { part: Extract<HomePart, { kind: 'facts' }> }) {
  const text = useText(homeRowsText)
  const to = useAddressOf()(part.to)
  return (
    <section className="panel home-part" aria-label={part.title}>
      <div className="panel-head">
        <h2>{part.title}</h2>
        {to && <Link to={to}>{text.open}</Link>}
      </div>
      <dl className="home-facts">
        {part.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small className="figures">{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
