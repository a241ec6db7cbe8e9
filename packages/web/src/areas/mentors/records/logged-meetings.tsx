import type { Meeting } from '@residency/contract/areas/mentors/records/meeting.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { meetingText } from './meeting.text.ts'
import { MeetingCard } from './meeting-card.tsx'
import { useLoggedMeetings, useWithdrawMeeting } from './record.queries.ts'

const STEP = 20

/** Meetings somebody has logged as mentor, disputed ones first. */
export function LoggedMeetings({ onCorrect }: { onCorrect: (meeting: Meeting) => void }) {
  const text = useText(meetingText)
  const [limit, setLimit] = useState(STEP)
  const { data, error, refetch } = useLoggedMeetings(limit)
  const withdraw = useWithdrawMeeting()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const leave = ({ id }: Meeting) => askToWithdraw(text, {}, () => withdraw.mutateAsync(id))

  return (
    <section className="panel" aria-label={text.guidance.logged}>
      <h2>{text.guidance.logged}</h2>
      {data.list.length === 0 && <p className="soft">{text.guidance.noneLogged}</p>}
      <ul className="record-list">
        {data.list.map((row) => (
          <MeetingCard key={row.id} meeting={row} person={row.name} reason={text.reason}>
            {row.mayCorrect && (
              <Button type="primary" onClick={() => onCorrect(row)}>
                {text.correct}
              </Button>
            )}
            {row.mayWithdraw && <Button onClick={() => void leave(row)}>{text.withdraw}</Button>}
          </MeetingCard>
        ))}
      </ul>
      {data.total > data.list.length && (
        <Button onClick={() => setLimit(limit + STEP)}>{text.guidance.more}</Button>
      )}
    </section>
  )
}
