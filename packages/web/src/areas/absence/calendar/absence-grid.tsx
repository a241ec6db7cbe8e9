import type { AbsencePerson } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Link, useLocation } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { daysOf, LEAVE_TONES, recordsOf } from '../leave/leave-tones.rules.ts'
import { columnsOf, daysFrom } from './absence-calendar.rules.ts'
import { calendarText } from './absence-calendar.text.ts'

type Props = {
  people: readonly AbsencePerson[]
  range: { from: string; until: string }
  daysOff: readonly string[]
}

/** A line for each person, two columns for each day. */
export function AbsenceGrid({ people, range, daysOff }: Props) {
  const text = useText(calendarText)
  const days = daysFrom(range)
  const off = new Set(daysOff)
  const today = todayInShanghai()
  const columns = { gridTemplateColumns: `repeat(${days.length * 2}, minmax(0, 1fr))` }
  if (people.length === 0) return <p className="list-message">{text.nobody}</p>

  return (
    <div className="absence-grid">
      <div className="absence-line is-head" aria-hidden="true">
        <span />
        <div className="absence-days" style={columns}>
          {days.map((day) => {
            const chooseClassName = () => {
              if (day === today) return 'is-today'

              return off.has(day) ? 'is-off' : undefined
            }

            return (
              <span key={day} className={chooseClassName()}>
                {Number(day.slice(8))}
              </span>
            )
          })}
        </div>
      </div>
      <ul>
        {people.map((person) => (
          <Line
            key={person.id}
            person={person}
            range={range}
            columns={columns}
            off={days.map((day) => off.has(day))}
          />
        ))}
      </ul>
    </div>
  )
}

type LineProps = {
  person: AbsencePerson
  range: Props['range']
  columns: object
  off: readonly boolean[]
}

function Line({ person, range, columns, off }: LineProps) {
  const { halves, flows } = useText(leaveWords)
  const { pathname, search } = useLocation()
  return (
    <li className="absence-line">
      <span className="absence-name">
        {person.name} <small className="soft">{person.department ?? ''}</small>
      </span>
      <div className="absence-days" style={columns}>
        {off.map(
          (isOff, i) =>
            isOff && (
              <i
                key={String(i)}
                className="is-off"
                style={{ gridColumn: `${i * 2 + 1} / span 2` }}
              />
            ),
        )}
        {person.absences.map((absence) => {
          const [first, last] = columnsOf(absence, range)
          const label = `${absence.type} ${daysOf(absence, halves)} ${flows.leave.states[absence.state]}`
          return (
            <Link
              key={absence.id}
              to={`${recordsOf(absence.kind)}?id=${absence.id}&from=${encodeURIComponent(pathname + search)}`}
              className={`absence-mark is-${LEAVE_TONES[absence.state]}`}
              style={{ gridColumn: `${first} / ${last}` }}
              aria-label={`${person.name} ${label}`}
              title={label}
            >
              {absence.type}
            </Link>
          )
        })}
      </div>
    </li>
  )
}
