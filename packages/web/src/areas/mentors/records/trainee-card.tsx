import type { GuidedTrainee } from '@residency/contract/areas/mentors/records/relation.contract'
import { Button, Progress } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { meetingText } from './meeting.text.ts'

/** A trainee with the meetings of each running task. */
export function TraineeCard({
  trainee: one,
  onLog,
}: {
  trainee: GuidedTrainee
  onLog: () => void
}) {
  const { guidance: text } = useText(meetingText)
  return (
    <li className="panel trainee-card">
      <PersonCell
        name={one.name}
        note={[one.number, one.major, say(text.since, { since: one.startedOn })].join(' · ')}
      />
      <dl className="trainee-figures figures">
        <div>
          <dt>{text.confirmed}</dt>
          <dd>{one.confirmed}</dd>
        </div>
        <div>
          <dt>{text.waiting}</dt>
          <dd>{one.waiting}</dd>
        </div>
        {one.disputed > 0 && (
          <div>
            <dt>{text.disputed}</dt>
            <dd className="is-bad">{one.disputed}</dd>
          </div>
        )}
      </dl>
      {one.tasks.length === 0 && <p className="soft">{text.noTask}</p>}
      <ul className="mentor-tasks">
        {one.tasks.map(({ id, name, meetings, done, endsOn }) => (
          <li key={id}>
            <div className="task-line">
              <span>{say(text.taskUntil, { name, until: endsOn })}</span>
              <span className="figures">{say(text.task, { done, meetings })}</span>
            </div>
            <Progress
              percent={Math.min(100, Math.round((done / meetings) * 100))}
              showInfo={false}
              size="small"
              aria-label={name}
            />
          </li>
        ))}
      </ul>
      <Button aria-label={say(text.logFor, { name: one.name })} onClick={onLog}>
        {text.log}
      </Button>
    </li>
  )
}
