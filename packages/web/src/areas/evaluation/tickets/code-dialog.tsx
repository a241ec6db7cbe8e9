import type { TicketSubject } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { Alert, Button, QRCode, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIssueTickets } from './ticket.queries.ts'
import { ticketText } from './ticket.text.ts'
import { linkOf } from './ticket-link.rules.ts'
import './tickets.css'

export type CodeDialogProps = {
  isOpen: boolean
  subject: TicketSubject | null
  onClose: () => void
}

/**
 * One code on the screen, to be scanned by the person in front of it; the next person gets the next
 * code.
 */
export default function CodeDialog({ isOpen, subject, onClose }: CodeDialogProps) {
  const text = useText(ticketText)
  const { mutate, data, error, isPending, reset } = useIssueTickets()
  const id = isOpen ? (subject?.id ?? null) : null
  const subjectId = useRef<number | null>(null)

  useEffect(() => {
    // An effect may run twice for one opening; a code is made once.
    if (subjectId.current === id) return

    subjectId.current = id
    reset()

    if (id !== null) mutate({ subjectId: id, count: 1 })
  }, [id, mutate, reset])

  const code = data?.codes[0]

  return (
    <Dialog
      title={say(text.showTitle, { name: subject?.trainee ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      width={480}
    >
      <div className="ticket-code">
        {error && <Alert type="error" showIcon title={error.message} role="alert" />}
        {!code && !error && <Skeleton active />}
        {code && (
          <>
            <div role="img" aria-label={text.qr}>
              <QRCode
                value={linkOf(location.origin, code)}
                size={260}
                type="svg"
                color="#000"
                bgColor="#fff"
              />
            </div>
            <p>{say(text.showHelp, { until: minuteOf(data.expiresAt) })}</p>
            <Button
              loading={isPending}
              disabled={data.left === 0}
              onClick={() => id !== null && mutate({ subjectId: id, count: 1 })}
            >
              {text.next}
            </Button>
            <p className="soft figures">{say(text.leftMore, { left: data.left })}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
