import type { Supervision } from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../blocks/blocks.css'
import { supervisorText } from './supervisor.text.ts'

type Props = {
  departments: readonly Supervision[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/**
 * The teachers of one department with how many trainees they have; of several departments, how far
 * each is.
 */
export function TeacherStrip({ departments, chosen, onChoose }: Props) {
  const department =
    departments.length === 1 ? departments[0] : departments.find(({ id }) => String(id) === chosen)
  if (!department) return <Departments departments={departments} onChoose={onChoose} />

  return (
    <Teachers
      supervision={department}
      {...(departments.length > 1 ? { onAll: () => onChoose(undefined) } : {})}
    />
  )
}

function Departments({ departments, onChoose }: Omit<Props, 'chosen'>) {
  const text = useText(supervisorText)
  return (
    <div className="month-strip" role="group" aria-label={text.departments}>
      {departments.map(({ id, name, missing, most, teachers }) => (
        <button key={id} type="button" className="month-tile" onClick={() => onChoose(String(id))}>
          <span className="month-name">{name}</span>
          <span className={missing > 0 ? 'month-seats is-late' : 'month-seats'}>
            {missing > 0 ? say(text.missing, { count: missing }) : text.given}
          </span>
          {teachers.length === 0 ? (
            <small className="is-over">{text.nobody}</small>
          ) : (
            <small>
              {say(text.free, {
                teachers: teachers.length,
                free: teachers.filter(({ busiest }) => busiest < most).length,
              })}
            </small>
          )}
        </button>
      ))}
    </div>
  )
}

function Teachers({ supervision, onAll }: { supervision: Supervision; onAll?: () => void }) {
  const text = useText(supervisorText)
  const { name, most, teachers } = supervision
  return (
    <section className="panel" aria-label={name}>
      <div className="teachers-head">
        <h2>{say(text.teachers, { department: name, most })}</h2>
        {onAll && (
          <Button type="link" onClick={onAll}>
            {text.allDepartments}
          </Button>
        )}
      </div>
      {teachers.length === 0 && <p className="soft">{text.nobody}</p>}
      <ul className="teachers">
        {teachers.map(({ id, name: teacher, now, busiest }) => (
          <li key={id} className="month-tile">
            <span className="month-name">{teacher}</span>
            <span className="month-seats figures">{say(text.now, { now, most })}</span>
            <small className={busiest >= most ? 'is-late' : undefined}>
              {busiest >= most ? text.full : say(text.busiest, { busiest })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
