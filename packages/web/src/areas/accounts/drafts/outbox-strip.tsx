import { Button } from 'antd'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { OutboxItem, OutboxPhase, useOutbox } from './use-outbox.ts'
import './outbox.css'
import { outboxText } from './outbox.text.ts'

type Props<T extends OutboxItem> = {
  outbox: ReturnType<typeof useOutbox<T>>

  /** What an item is about. */
  nameOf: (item: T) => string
  onCorrect: (item: T) => void
}

/** What is still on this device: on its way, waiting for a network, or refused with the reason. */
export function OutboxStrip<T extends OutboxItem>({ outbox, nameOf, onCorrect }: Props<T>) {
  const text = useText(outboxText)
  const waiting = outbox.items.filter(({ refused }) => refused === null)
  const refused = outbox.items.filter((item) => item.refused !== null)

  const drop = async (key: string) => {
    if (await ask({ title: text.dropQuestion, content: '', okText: text.drop, danger: true }))
      outbox.drop(key)
  }

  const isHere = !outbox.isStored
  const stopped = isHere ? text.stoppedHere : text.stopped
  const delayed = isHere ? text.waitingHere : text.waiting
  const sentences: Partial<Record<OutboxPhase, string>> = { stopped, waiting: delayed }
  const sentence = sentences[outbox.phase] ?? text.sending

  return (
    <div role="status">
      {outbox.phase === 'closed' && <p className="panel outbox-strip">{text.closed}</p>}
      {waiting.length > 0 && (
        <p className="panel outbox-strip">
          <span>{say(sentence, { count: waiting.length })}</span>
          {(outbox.phase === 'waiting' || (outbox.phase === 'stopped' && isHere)) && (
            <Button onClick={() => void outbox.flush()}>{text.retry}</Button>
          )}
        </p>
      )}
      {refused.length > 0 && (
        <div className="panel outbox-strip is-refused">
          <strong>{say(text.refused, { count: refused.length })}</strong>
          <ul>
            {refused.map(({ item, refused: why }) => (
              <li key={item.key}>
                <span>{nameOf(item)}</span>
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
