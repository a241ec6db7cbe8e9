import type {
  ClassDetail,
  Participant,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { Button, Checkbox } from 'antd'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRecordAttendance, useRemoveParticipant } from './training.queries.ts'
import { hasNumbers, isTicked } from './training.rules.ts'
import { trainingText } from './training.text.ts'

const shortOf = (day: string) => day.slice(5)

/** Participants against days: ticks while the class runs, marks otherwise. */
export function AttendanceTable({ one }: { one: ClassDetail }) {
  const { detail: text } = useText(trainingText)
  const record = useRecordAttendance()
  if (one.participants.length === 0) return <p className="soft">{text.noParticipants}</p>

  const isOpen = isTicked(one)
  const tick = (day: string, userIds: number[], isThere: boolean) =>
    record.mutate({ id: one.id, day, userIds, isThere })
  const everybody = one.participants.map(({ userId }) => userId)
  const isNumbered = hasNumbers(one)

  return (
    <section className="attendance" aria-label={text.participants}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            {one.days.map((day) => (
              <th key={day} scope="col">
                <span className="figures">{shortOf(day)}</span>
                {isOpen && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={`${day} ${text.allHere}`}
                    onClick={() => tick(day, everybody, true)}
                  >
                    {text.allHere}
                  </Button>
                )}
              </th>
            ))}
            <th scope="col">{text.total}</th>
            {isNumbered && <th scope="col">{text.certificate}</th>}
            {one.actions.includes('cancel') && <td />}
          </tr>
        </thead>
        <tbody>
          {one.participants.map((person) => (
            <tr key={person.userId}>
              <th scope="row">
                <span>{person.name}</span>
                <small>
                  {[person.department, person.isSelf ? text.bySelf : text.byOther]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              {one.days.map((day) => (
                <td key={day}>
                  <Checkbox
                    checked={person.attended.includes(day)}
                    disabled={!isOpen}
                    aria-label={say(text.tick, { name: person.name, day })}
                    onChange={({ target }) => tick(day, [person.userId], target.checked)}
                  />
                </td>
              ))}
              <td className="figures">
                {person.attended.length} / {one.days.length}
              </td>
              {isNumbered && <td className="figures">{person.certificateNumber ?? '—'}</td>}
              {one.actions.includes('cancel') && <RemoveCell one={one} person={person} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RemoveCell({ one, person }: { one: ClassDetail; person: Participant }) {
  const { detail: text } = useText(trainingText)
  const remove = useRemoveParticipant()

  const leave = async () => {
    const question = {
      title: say(text.removeQuestion, { name: person.name }),
      content: text.removeNote,
      okText: text.remove,
      danger: true,
    }
    if (await ask(question)) remove.mutate({ id: one.id, userId: person.userId })
  }

  return (
    <td>
      <Button
        type="link"
        size="small"
        danger
        aria-label={`${text.remove} ${person.name}`}
        onClick={() => void leave()}
      >
        {text.remove}
      </Button>
    </td>
  )
}
