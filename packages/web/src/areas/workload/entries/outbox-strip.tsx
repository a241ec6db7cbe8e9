import { Button } from 'antd'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import type { useOutbox } from '../../accounts/accounts.public.ts'
import { entryText } from './entry.text.ts'
import type { NewEntry } from './new-entry.rules.ts'

export type EntryOutbox = ReturnType<typeof useOutbox<NewEntry>>
type Props = { outbox: EntryOutbox; onCorrect: (entry: NewEntry) => void }
/** What is still on this device: on its way, waiting for a network, or refused with the reason. */
export function OutboxStrip({ outbox, onCorrect }: Props) {
  const { outbox: text } = useText(entryText)
  const waiting = outbox.items.filter(({ refused }) => refused === null)
  const refused = outbox.items.filter((one) => one.refused !== null)
  const drop = async (key: string) => {
    if (await ask({ title: text.dropQuestion, content: '', okText: text.drop, danger: true })) outbox.drop(key)
  }
  const sentence = outbox.phase === 'stopped' ? text.stopped : outbox.phase === 'waiting' ? text.waiting : text.sending
  return (
    <div role="status">
      {outbox.phase === 'closed' && <p className="panel work-strip">{text.closed}</p>}
      {waiting.length > 0 && (
        <p className="panel work-strip">
          <span>{say(sentence, { count: waiting.length })}</span>
          {outbox.phase === 'waiting' && <Button onClick={() => void outbox.flush()}>{text.retry}</Button>}
        </p>
      )}
      {refused.length > 0 && (
        <div className="panel work-strip is-refused">
          <strong>{say(text.refused, { count: refused.length })}</strong>
          <ul>
            {refused.map(({ item, refused: why }) => (
              <li key={item.key}>
                <span>
                  {item.caseDay} {item.item}
                </span>
                <span>{why}</span>
                <span className="nowrap">
                  <Button type="link" onClick={() => onCorrect(item)}>
                    {text.correct}
                  </Button>
                  <Button type="link" danger onClick={() => void drop(item.key)}>
                    {text.drop}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
