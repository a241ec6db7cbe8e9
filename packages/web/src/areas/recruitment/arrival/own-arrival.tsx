import { Alert, Button } from 'antd'
import { useText } from '../../../platform/i18n.ts'
import { downloadOwnAgreement, useOwnArrival } from './arrival.queries.ts'
import { arrivalText } from './arrival.text.ts'

/** When and where to come, for the one who is to come; the agreement once there is one. */
export function OwnArrival() {
  const text = useText(arrivalText)
  const own = useOwnArrival(true).data
  if (!own) return null
  return (
    <Alert
      className="standing-banner"
      type="info"
      showIcon
      title={`${text.ownTitle}: ${own.arriveAt} · ${own.place}`}
      description={own.note}
      action={own.agreement && <Button onClick={() => void downloadOwnAgreement()}>{text.ownAgreement}</Button>}
    />
  )
}
