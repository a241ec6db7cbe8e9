import {
  channels,
  type Delivery,
  deliveryStates,
  listDeliveries,
  sendAgain,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { deliveriesText } from './deliveries.text.ts'
import { deliveryColumns } from './delivery.columns.tsx'
import { SendAllAgain, SendChosenAgain } from './send-again.tsx'

/**
 * View key message/delivery/index: the result of every message by a channel other than the site.
 */
export default function DeliveriesPage() {
  const text = useText(deliveriesText)
  const words = useText(messagesWords)
  const list = useListState('deliveries', ['state', 'channel', 'recent'])

  const result = useListOf(
    listDeliveries,
    list.input as Parameters<typeof useListOf<typeof listDeliveries>>[1],
  )

  const again = useChange(
    [listDeliveries.path],
    ({ id }: Delivery) => call(sendAgain, { id }),
    () => toast.success(text.againDone),
  )

  return (
    <ListScreen<Delivery>
      title={text.title}
      lead={
        result.data?.isTotalCapped ? say(text.leadCapped, { total: result.data.total }) : text.lead
      }
      list={list}
      result={result}
      columns={deliveryColumns(text, words, (row) => again.mutate(row))}
      filters={[
        choiceFilter('state', words.fields.state, toChoices(deliveryStates, words.deliveryStates)),
        flagFilter('recent', text.at, text.lastWeek),
        choiceFilter('channel', words.fields.channel, toChoices(channels, words.channels)),
      ]}
      actions={result.data && <SendAllAgain page={result.data} filters={list.filters} />}
      bulk={(rows, done) => <SendChosenAgain rows={rows} onDone={done} />}
    >
      {text.none}
    </ListScreen>
  )
}
