import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../mentors.css'
import { OwnAssessments } from '../assessments/own-assessments.tsx'
import { LoggedMeetings } from './logged-meetings.tsx'
import { meetingText } from './meeting.text.ts'
import type { MeetingFormProps } from './meeting-form.tsx'
import { useOwnTrainees } from './record.queries.ts'
import { TraineeCard } from './trainee-card.tsx'

const MeetingForm = lazyDialog<MeetingFormProps>(() =>
  import('./meeting-form.tsx').then((part) => part.default),
)

type MeetingFormStart = Pick<MeetingFormProps, 'corrected' | 'preset'>

/**
 * View key mentor/guidance/index: the trainees somebody guides, and logging a meeting; made for a
 * phone first.
 */
export default function GuidancePage() {
  const { guidance: text } = useText(meetingText)
  const { data, error, refetch } = useOwnTrainees()
  const meetingForm = useRowDialog<MeetingFormStart>()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const { trainees, topics } = data

  return (
    <>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{say(text.lead, { count: trainees.length })}</p>
        </div>
        {trainees.length > 1 && (
          <Button type="primary" onClick={() => meetingForm.open({ preset: [], corrected: null })}>
            {text.log}
          </Button>
        )}
      </div>
      {trainees.length === 0 && (
        <div className="panel list-message">
          <p>{text.none}</p>
        </div>
      )}
      <ul className="trainee-cards">
        {trainees.map((trainee) => (
          <TraineeCard
            key={trainee.id}
            trainee={trainee}
            onLog={() => meetingForm.open({ preset: [trainee.id], corrected: null })}
          />
        ))}
      </ul>
      <LoggedMeetings onCorrect={(corrected) => meetingForm.open({ preset: [], corrected })} />
      <OwnAssessments />
      <MeetingForm
        isOpen={meetingForm.isOpen}
        preset={meetingForm.opened?.preset ?? []}
        corrected={meetingForm.opened?.corrected ?? null}
        onClose={meetingForm.close}
        trainees={trainees}
        topics={topics}
      />
    </>
  )
}
