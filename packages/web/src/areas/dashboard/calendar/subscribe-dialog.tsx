import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { dashboardText } from '../dashboard.text.ts'
import { useCalendarAddress, useDropAddress, useRenewAddress } from './calendar-address.queries.ts'

/**
 * The secret address of the own calendar: made, renewed, taken away. It is shown only when it is
 * made.
 */
export function SubscribeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { subscribe: text } = useText(dashboardText)
  const { data } = useCalendarAddress(isOpen)
  const [address, setAddress] = useState<string | null>(null)
  const renew = useRenewAddress()
  const drop = useDropAddress()

  const close = () => {
    setAddress(null)
    onClose()
  }

  const make = () =>
    renew.mutate(undefined, { onSuccess: ({ path }) => setAddress(location.origin + path) })
  const hasAddress = Boolean(data?.createdAt)

  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={close} isReady={data !== undefined}>
      <p>{text.lead}</p>
      {address && (
        <>
          <p className="calendar-address">
            <CopyText value={address} isLink />
          </p>
          <Alert type="info" showIcon title={text.once} />
        </>
      )}
      {!address && data?.createdAt && (
        <p className="soft">
          {text.made} <DateCell value={data.createdAt} />
          {data.readAt ? (
            <>
              {text.readAt} <DateCell value={data.readAt} />
            </>
          ) : (
            text.unread
          )}
        </p>
      )}
      <div className="panel-way">
        <Button type={hasAddress ? 'default' : 'primary'} loading={renew.isPending} onClick={make}>
          {hasAddress ? text.renew : text.make}
        </Button>
        {hasAddress && (
          <Button
            danger
            loading={drop.isPending}
            onClick={() => drop.mutate(undefined, { onSuccess: () => setAddress(null) })}
          >
            {text.drop}
          </Button>
        )}
        <small className="soft">{hasAddress ? text.renewNote : text.makeNote}</small>
      </div>
    </Dialog>
  )
}
