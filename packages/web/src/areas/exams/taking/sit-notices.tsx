import { Alert } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { takingText } from './taking.text.ts'
import type { SittingView } from './use-sitting.ts'

/**
 * What the taker must know now: no network, answers that are not taken, and what invigilators say.
 */
export function SitNotices({ seen }: { seen: SittingView }) {
  const { sit: text } = useText(takingText)
  const [read, setRead] = useState(0)
  const { queue, messages, isLasting } = seen
  const isOffline = queue?.phase === 'waiting'
  const refusal = queue?.phase === 'refused' ? (queue.failure as Error).message : null

  return (
    <div className="sit-notices" aria-live="polite">
      {isOffline && (
        <Alert type="warning" showIcon title={isLasting ? text.offline : text.offlineMemory} />
      )}
      {isOffline && queue?.isSubmitting && (
        <Alert type="info" showIcon title={isLasting ? text.submitWaits : text.submitWaitsMemory} />
      )}
      {!isLasting && !isOffline && <Alert type="warning" showIcon title={text.noStore} />}
      {refusal !== null && (
        <Alert type="error" showIcon title={say(text.refused, { reason: refusal })} />
      )}
      {(queue?.unreadable ?? 0) > 0 && (
        <Alert type="warning" showIcon title={say(text.unreadable, { count: queue!.unreadable })} />
      )}
      {messages
        .filter(({ id }) => id > read)
        .map(({ id, text: sent }) => (
          <Alert
            key={id}
            type="info"
            showIcon
            title={say(text.message, { text: sent })}
            closable={{ onClose: () => setRead(id) }}
          />
        ))}
    </div>
  )
}
