import { say, useText } from '../../../platform/texts/i18n.ts'
import '../mentors.css'
import { libraryText } from './library.text.ts'

/** How many of a mentor's places are taken: a line and a bar. */
export function Places({ taken, capacity }: { taken: number; capacity: number }) {
  const text = useText(libraryText)
  const share = capacity === 0 ? 0 : Math.min(100, (taken / capacity) * 100)
  return (
    <span className="places">
      <span className="figures">{say(text.placesLine, { taken, capacity })}</span>
      <span className="places-bar" aria-hidden="true">
        <i className={share === 100 ? 'is-full' : ''} style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}
