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
export function AttendanceTable({ trainingClass }: { trainingClass: ClassDetail }) {
  const { detail: text } = useText(trainingText)
  const record = useRecordAttendance()
  if (trainingClass.participants.length === 0) return <p className="soft">{text.noParticipants}</p>

  const isOpen = isTicked(trainingClass)
  const tick = (day: string, userIds: number[], isThere: boolean) =>
    record.mutate({ id: trainingClass.id, day, userIds, isThere })
  const everybody = trainingClass.participants.map(({ userId }) => userId)
  const isNumbered = hasNumbers(trainingClass)

  return (
    <section className="attendance" aria-label={text.participants}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            {trainingClass.days.map((day) => (
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
            {trainingClass.actions.includes('cancel') && <td />}
          </tr>
        </thead>
        <tbody>
          {trainingClass.participants.map((person) => (
            <tr key={person.userId}>
              <th scope="row">
                <span>{person.name}</span>
                <small>
                  {[person.department, person.isSelf ? text.bySelf : text.byOther]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              {trainingClass.days.map((day) => (
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
                {person.attended.length} / {trainingClass.days.length}
              </td>
              {isNumbered && <td className="figures">{person.certificateNumber ?? '—'}</td>}
              {trainingClass.actions.includes('cancel') && (
                <RemoveCell trainingClass={trainingClass} person={person} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RemoveCell({
  trainingClass,
  person,
}: {
  trainingClass: ClassDetail
  person: Participant
}) {
  const { detail: text } = useText(trainingText)
  const remove = useRemoveParticipant()

  const leave = async () => {
    const question = {
      title: say(text.removeQuestion, { name: person.name }),
      content: text.removeNote,
      okText: text.remove,
      danger: true,
    }
    if (await ask(question)) remove.mutate({ id: trainingClass.id, userId: person.userId })
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
