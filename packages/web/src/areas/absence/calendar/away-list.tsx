import type { AbsencePerson } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
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
          {absences.map((absence) => (
            <div key={absence.id}>
              <Link
                className="link-button"
                to={`${recordsOf(absence.kind)}?id=${absence.id}&from=${encodeURIComponent(pathname + search)}`}
              >
                {absence.type} <span className="figures nowrap">{daysOf(absence, halves)}</span>
              </Link>{' '}
              <StateTag tone={LEAVE_TONES[absence.state]}>
                {flows.leave.states[absence.state]}
              </StateTag>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
