import { messagesPermissions as may } from '@residency/contract/areas/messages/access'
import { Alert } from 'antd'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../messages.css'
import { useUndelivered } from '../notices/notices.queries.ts'
import { undeliveredText } from './deliveries.text.ts'

/**
 * The number of pending or failed text messages; hidden if the number is 0, or without permission.
 */
export function UndeliveredNote() {
  const text = useText(undeliveredText)
  const { data } = useUndelivered(usePerm([may.deliveryList]))
  return (
    <>
      {data && data.failed > 0 && (
        <Alert
          className="undelivered-note"
          type="error"
          showIcon
          title={say(text.undeliveredFailed, { count: data.failed })}
        />
      )}
      {data && data.waiting > 0 && (
        <Alert
          className="undelivered-note"
          type="warning"
          showIcon
          title={say(text.undeliveredWaiting, { count: data.waiting })}
        />
      )}
    </>
  )
}
