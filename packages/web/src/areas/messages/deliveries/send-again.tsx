import {
  type Delivery,
  listDeliveries,
  SENT_AGAIN_AT_ONCE,
  sendAllAgain,
  sendManyAgain,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type { InputOf } from '@residency/contract/kernel'
import { Button } from 'antd'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange } from '../../../platform/calls/queries.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { deliveriesText } from './deliveries.text.ts'
import { showsFailedOnly } from './delivery.rules.ts'

const maySend = ({ actions }: Delivery) => actions.includes('send')

/** Says how many messages are due again. After a second click none are left. */
function useSayCount() {
  const text = useText(deliveriesText)
  return ({ count }: { count: number }) =>
    count > 0 ? toast.success(say(text.againCount, { count })) : toast.info(text.againCountNone)
}

/** Sends those of the ticked messages again that have failed. */
export function SendChosenAgain({
  rows,
  onDone,
}: {
  rows: readonly Delivery[]
  onDone: () => void
}) {
  const text = useText(deliveriesText)
  const sayCount = useSayCount()
  const send = useChange([listDeliveries.path], (ids: number[]) => call(sendManyAgain, { ids }))
  const ids = rows.filter(maySend).map(({ id }) => id)
  if (ids.length === 0) return <span>{text.againNone}</span>

  const go = () =>
    send.mutate(ids, {
      onSuccess: (answer) => {
        sayCount(answer)
        onDone()
      },
    })

  return (
    <Button size="small" type="primary" loading={send.isPending} onClick={go}>
      {say(text.againChosen, { count: ids.length })}
    </Button>
  )
}

type Filter = InputOf<typeof sendAllAgain>
type DeliveryPage = Readonly<{ list: readonly Delivery[]; total: number }>

/** Sends all failed messages of the list again; offered once its filter shows those alone. */
export function SendAllAgain({
  page,
  filters,
}: {
  page: DeliveryPage
  filters: Readonly<Record<string, string>>
}) {
  const text = useText(deliveriesText)
  const sayCount = useSayCount()
  const send = useChange([listDeliveries.path], (which: Filter) => call(sendAllAgain, which))
  const { channel, recent } = filters
  if (!showsFailedOnly(filters) || !page.list.some(maySend)) return null

  const filter = { channel, recent } as Filter

  const go = async () => {
    const isTooMany = page.total > SENT_AGAIN_AT_ONCE

    const isSure = await ask({
      title: isTooMany
        ? say(text.againOldestQuestion, { count: SENT_AGAIN_AT_ONCE })
        : say(text.againAllQuestion, { count: page.total }),
      content: text.againAllNote,
      okText: text.againAll,
    })
    if (isSure) send.mutate(filter, { onSuccess: sayCount })
  }

  return (
    <Button loading={send.isPending} onClick={() => void go()}>
      {text.againAll}
    </Button>
  )
}
