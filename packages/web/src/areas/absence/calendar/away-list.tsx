import type { AbsencePerson } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { daysOf, LEAVE_TONES, recordsOf } from '../leave/leave-tones.rules.ts'
import { calendarText } from './absence-calendar.text.ts'

/** Those who are away, by name. */
export function AwayList({ people }: { people: readonly AbsencePerson[] }) {
  const text = useText(calendarText)
  const { halves, flows } = useText(leaveWords)
  const { pathname, search } = useLocation()
  if (people.length === 0) return <p className="list-message">{text.all}</p>

  return (
    <ul className="away-list">
      {people.map(({ id, name, department, absences }) => (
        <li key={id}>
          <strong>{name}</strong> <small className="soft">{department ?? ''}</small>
          {absences.map((one) => (
            <div key={one.id}>
              <Link
                className="link-button"
                to={`${recordsOf(one.kind)}?id=${one.id}&from=${encodeURIComponent(pathname + search)}`}
              >
                {one.type} <span className="figures nowrap">{daysOf(one, halves)}</span>
              </Link>{' '}
              <StateTag tone={LEAVE_TONES[one.state]}>{flows.leave.states[one.state]}</StateTag>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
