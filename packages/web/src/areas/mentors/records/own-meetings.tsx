import {
  type Meeting,
  meetingAnswer,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { meetingText } from './meeting.text.ts'
import { MeetingCard } from './meeting-card.tsx'
import { RECORD_PATHS, useOwnMeetings } from './record.queries.ts'

const STEP = 20

/** Meetings of the trainee: those to confirm first, one by one or all. */
export function OwnMeetings() {
  const { own: text, done } = useText(meetingText)
  const { actions } = useText(recordWords).flows.mentorMeeting
  const [limit, setLimit] = useState(STEP)
  const { data, error, refetch } = useOwnMeetings(limit)
  const review: Review<Meeting> = { calls: meetingAnswer, paths: RECORD_PATHS, actions, done }
  const { act, dialogs, isBusy } = useDecisions(review)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  // a meeting is named by its topic
  const rows = data.list.map((row) => ({ ...row, name: row.topic }))
  const waiting = rows.filter((row) => row.actions.includes('confirm'))

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {waiting.length > 0 && (
          <span className="soft">{say(text.waiting, { count: waiting.length })}</span>
        )}
        {waiting.length > 1 && (
          <Button type="primary" disabled={isBusy} onClick={() => void act('confirm', waiting)}>
            {text.confirmAll}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="record-list">
        {rows.map((row) => (
          <MeetingCard key={row.id} meeting={row} person={row.mentor} reason={text.reason}>
            {row.actions.map((action) => (
              <Button
                key={action}
                {...(action === 'confirm' ? { type: 'primary' as const } : {})}
                disabled={isBusy}
                onClick={() => void act(action, [row])}
              >
                {actions[action]}
              </Button>
            ))}
          </MeetingCard>
        ))}
      </ul>
      {data.total > rows.length && (
        <Button onClick={() => setLimit(limit + STEP)}>{text.more}</Button>
      )}
      {dialogs}
    </section>
  )
}
