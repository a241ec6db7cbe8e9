import type { Meeting } from '@residency/contract/areas/mentors/records/meeting.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from './file-names.tsx'
import { meetingText } from './meeting.text.ts'
import { MEETING_TONES } from './meeting-tones.rules.ts'

type Props = { meeting: Meeting; person: string; reason: string; children?: ReactNode }

/** One meeting: when, about what, with whom, its state and what may be done. */
export function MeetingCard({ meeting: one, person, reason, children }: Props) {
  const text = useText(meetingText)
  const { states } = useText(recordWords).flows.mentorMeeting
  return (
    <li>
      <div className="meeting-head">
        <time className="figures" dateTime={one.metOn}>
          {one.metOn}
        </time>
        <strong>{one.topic}</strong>
        <StateTag tone={MEETING_TONES[one.state]}>{states[one.state]}</StateTag>
      </div>
      <p className="soft">
        {[person, one.task && say(text.counts, { task: one.task })].filter(Boolean).join(' · ')}
      </p>
      <p className="meeting-content">{one.content}</p>
      {one.reason && <p>{say(reason, { reason: one.reason })}</p>}
      <FileNames files={one.files} />
      <div className="meeting-actions">{children}</div>
    </li>
  )
}
