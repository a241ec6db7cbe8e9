import { Button } from 'antd'
import { useState } from 'react'
import { inShanghai, nowInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { downloadOwnTicket, useOwnExam } from './exam.queries.ts'
import { spanOf } from './exam-time.rules.ts'
import './exams.css'
import { ownExamText } from './own.text.ts'

/** When, where and under which number one sits, and the ticket; nothing before it is arranged. */
export function OwnExam() {
  const text = useText(ownExamText)
  const own = useOwnExam().data
  const [isBusy, setBusy] = useState(false)
  if (!own) return null
  const { session, seatNo, ticketNumber } = own
  const isOver = nowInShanghai().isAfter(inShanghai(session.endsAt))
  const facts: [string, string][] = [
    [text.time, spanOf(session.startsAt, session.endsAt)],
    [text.where, `${session.place} · ${session.room}`],
    [text.ticket, ticketNumber],
    [text.seat, say(text.seatOf, { session: session.name, seat: seatNo })],
  ]
  const download = () => {
    setBusy(true)
    void downloadOwnTicket()
      .catch(() => {})
      .finally(() => setBusy(false))
  }
  return (
    <section className="panel own-exam">
      <h2>{text.exam}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="own-exam-way">
        <Button type={isOver ? 'default' : 'primary'} loading={isBusy} onClick={download}>
          {text.download}
        </Button>
        {!isOver && <small className="soft">{text.bring}</small>}
      </p>
    </section>
  )
}
