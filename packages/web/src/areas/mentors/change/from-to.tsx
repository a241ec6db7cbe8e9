import { ArrowRightOutlined } from '@ant-design/icons'
import type { Change } from '@residency/contract/areas/mentors/change/change.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import '../mentors.css'
import { changeText } from './change.text.ts'

type MentorSwitch = Pick<
  Change,
  'fromMentor' | 'fromDepartment' | 'since' | 'toMentor' | 'toDepartment' | 'free'
>

/** The present mentor and the new one, side by side. */
export function FromTo({ change }: { change: MentorSwitch }) {
  const text = useText(changeText)
  const places = change.free > 0 ? say(text.free, { count: change.free }) : text.full
  return (
    <div className="from-to">
      <div>
        <small className="soft">{text.from}</small>
        <PersonCell
          name={change.fromMentor}
          note={`${change.fromDepartment} · ${say(text.since, { since: change.since })}`}
        />
      </div>
      <ArrowRightOutlined
        aria-label={say(text.arrow, { from: change.fromMentor, to: change.toMentor })}
      />
      <div>
        <small className="soft">{text.to}</small>
        <PersonCell name={change.toMentor} note={`${change.toDepartment} · ${places}`} />
      </div>
    </div>
  )
}
