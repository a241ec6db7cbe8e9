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
export function FromTo({ change: one }: { change: MentorSwitch }) {
  const text = useText(changeText)
  const places = one.free > 0 ? say(text.free, { count: one.free }) : text.full
  return (
    <div className="from-to">
      <div>
        <small className="soft">{text.from}</small>
        <PersonCell
          name={one.fromMentor}
          note={`${one.fromDepartment} · ${say(text.since, { since: one.since })}`}
        />
      </div>
      <ArrowRightOutlined
        aria-label={say(text.arrow, { from: one.fromMentor, to: one.toMentor })}
      />
      <div>
        <small className="soft">{text.to}</small>
        <PersonCell name={one.toMentor} note={`${one.toDepartment} · ${places}`} />
      </div>
    </div>
  )
}
