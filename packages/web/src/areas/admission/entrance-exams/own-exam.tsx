import { inShanghai, nowInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { downloadOwnTicket, useOwnExam } from './exam.queries.ts'
import { spanOf } from './exam-time.rules.ts'
import './exams.css'
import { ownExamText } from './own.text.ts'

/** Time, place and number of the own exam, and the ticket; hidden before it is arranged. */
export function OwnExam() {
  const text = useText(ownExamText)
  const own = useOwnExam().data
  if (!own) return null

  const { session, seatNo, ticketNumber } = own
  const isOver = nowInShanghai().isAfter(inShanghai(session.endsAt))

  const facts: Fact[] = [
    [text.time, spanOf(session.startsAt, session.endsAt)],
    [text.where, `${session.place} · ${session.room}`],
    [text.ticket, ticketNumber],
    [text.seat, say(text.seatOf, { session: session.name, seat: seatNo })],
  ]

  return (
    <section className="panel own-exam">
      <h2>{text.exam}</h2>
      <FactList facts={facts} />
      <p className="panel-way">
        <DownloadButton type={isOver ? 'default' : 'primary'} download={downloadOwnTicket}>
          {text.download}
        </DownloadButton>
        {!isOver && <small className="soft">{text.bring}</small>}
      </p>
    </section>
  )
}
