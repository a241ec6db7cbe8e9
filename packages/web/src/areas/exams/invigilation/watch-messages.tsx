import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { useExamMessages } from '../exam/exam.queries.ts'
import { watchText } from './watch.text.ts'

export type MessagesProps = { isOpen: boolean; id: number; onClose: () => void }

/** Messages of invigilators to candidates, the latest first. */
export default function WatchMessages({ isOpen, id, onClose }: MessagesProps) {
  const text = useText(watchText)
  const { data, error, refetch } = useExamMessages(isOpen ? id : null)
  return (
    <Dialog title={text.messages} isOpen={isOpen} onClose={onClose} width={520}>
      {!data && <PendingPanel error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="soft">{text.messagesEmpty}</p>}
      <ul className="watch-messages">
        {data?.map((message) => (
          <li key={message.id}>
            <p>{message.text}</p>
            <small className="soft">
              {say(text.messageTo, { by: message.by, to: message.to ?? text.everybody })}{' '}
              <DateCell value={message.sentAt} hasTime />
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
