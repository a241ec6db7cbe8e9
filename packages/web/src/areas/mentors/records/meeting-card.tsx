import '../mentors.css'
import type { Meeting } from '@residency/contract/areas/mentors/records/meeting.contract'
import type { MeetingState } from '@residency/contract/areas/mentors/records/meeting.flow'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FileNames as NamesOfFiles } from '../../files/files.public.ts'
import { meetingText } from './meeting.text.ts'

/** Files of a meeting by name, in a row. */
export const FileNames = ({ files }: { files: readonly StoredFile[] }) => (
  <NamesOfFiles files={files} className="meeting-files" />
)

export const MEETING_TONES: Readonly<Record<MeetingState, Tone>> = {
  submitted: 'wait',
  confirmed: 'good',
  disputed: 'bad',
  withdrawn: 'calm',
}

type Props = { meeting: Meeting; person: string; reason: string; children?: ReactNode }

/** One meeting: when, about what, with whom, its state and what may be done. */
export function MeetingCard({ meeting, person, reason, children }: Props) {
  const text = useText(meetingText)
  const { states } = useText(recordWords).flows.mentorMeeting
  return (
    <li>
      <div className="meeting-head">
        <time className="figures" dateTime={meeting.metOn}>
          {meeting.metOn}
        </time>
        <strong>{meeting.topic}</strong>
        <StateTag tone={MEETING_TONES[meeting.state]}>{states[meeting.state]}</StateTag>
      </div>
      <p className="soft">
        {[person, meeting.task && say(text.counts, { task: meeting.task })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="meeting-content">{meeting.content}</p>
      {meeting.reason && <p>{say(reason, { reason: meeting.reason })}</p>}
      <FileNames files={meeting.files} />
      <div className="meeting-actions">{children}</div>
    </li>
  )
}
