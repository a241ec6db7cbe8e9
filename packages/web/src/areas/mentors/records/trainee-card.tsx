import type { GuidedTrainee } from '@residency/contract/areas/mentors/records/relation.contract'
import { Button, Progress } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { meetingText } from './meeting.text.ts'

/** A trainee with the meetings of each running task. */
export function TraineeCard({ trainee, onLog }: { trainee: GuidedTrainee; onLog: () => void }) {
  const { guidance: text } = useText(meetingText)
  return (
    <li className="panel trainee-card">
      <PersonCell
        name={trainee.name}
        note={[trainee.number, trainee.major, say(text.since, { since: trainee.startedOn })].join(
          ' · ',
        )}
      />
      <dl className="trainee-figures figures">
        <div>
          <dt>{text.confirmed}</dt>
          <dd>{trainee.confirmed}</dd>
        </div>
        <div>
          <dt>{text.waiting}</dt>
          <dd>{trainee.waiting}</dd>
        </div>
        {trainee.disputed > 0 && (
          <div>
            <dt>{text.disputed}</dt>
            <dd className="is-bad">{trainee.disputed}</dd>
          </div>
        )}
      </dl>
      {trainee.tasks.length === 0 && <p className="soft">{text.noTask}</p>}
      <ul className="mentor-tasks">
        {trainee.tasks.map(({ id, name, meetings, done, endsOn }) => (
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
      <Button aria-label={say(text.logFor, { name: trainee.name })} onClick={onLog}>
        {text.log}
      </Button>
    </li>
  )
}
