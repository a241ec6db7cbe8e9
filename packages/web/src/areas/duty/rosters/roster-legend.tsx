import { useText } from '../../../platform/texts/i18n.ts'
import { boardText } from './board.text.ts'

/** The look of a cell for each mark, as in the grid. */
const MARKS = {
  want: 'has-want',
  ratherNot: 'has-rather-not',
  day: 'is-day',
  night: 'is-night',
  locked: 'is-locked',
  away: 'is-away',
  busy: 'is-busy',
  faulty: 'is-faulty',
} as const

const NAMES = Object.keys(MARKS) as (keyof typeof MARKS)[]

/** What the marks of the cells mean, the preferences of trainees first. */
export function RosterLegend() {
  const text = useText(boardText)

  return (
    <ul className="duty-legend" aria-label={text.legend}>
      {NAMES.map((name) => (
        <li key={name}>
          <i className={`duty-cell ${MARKS[name]}`} aria-hidden="true" />
          {text.legendMarks[name]}
        </li>
      ))}
    </ul>
  )
}
