import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import './guide.css'
import { useOwnGuides } from './guide.queries.ts'
import { guideText } from './guide.text.ts'

const SHOWN = 5

/** The first guides of the reader, for the home page; hidden without guides. */
export default function GuideCard() {
  const text = useText(guideText)
  const { data = [] } = useOwnGuides()
  if (data.length === 0) return null

  return (
    <section className="panel" aria-label={text.reading}>
      <div className="panel-head">
        <h2>{text.reading}</h2>
        <Link to="/guide">{text.back}</Link>
      </div>
      <ul className="guide-links">
        {data.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link to={`/guide?id=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
