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
