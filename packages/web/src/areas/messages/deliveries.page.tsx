import { channels, type Delivery, deliveryStates, listDeliveries, sendAgain } from '@residency/contract/areas/messages/delivery.contract'
import { call } from '../../platform/api-client.ts'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/i18n.ts'
import { useChange, useListOf } from '../../platform/queries.ts'
import { choiceFilter } from '../../screens/list-filters.tsx'
import { ListScreen } from '../../screens/list-screen.tsx'
import { useListState } from '../../screens/list-state.ts'
import type { Column } from '../../ui/column.ts'
import { DateCell } from '../../ui/date-cell.tsx'
import { RowActions } from '../../ui/row-actions.tsx'
import { StateTag, type Tone } from '../../ui/state-tag.tsx'
import { deliveriesText } from './deliveries.text.ts'
import { SendAllAgain, SendChosenAgain } from './send-again.tsx'
import { useMessagesWords } from './use-messages-words.ts'

const TONES: Record<Delivery['state'], Tone> = { due: 'wait', sending: 'busy', sent: 'good', failed: 'bad' }
const NONE = '—'
type Words = ReturnType<typeof useMessagesWords>
type Text = (typeof deliveriesText)['zh-cn'] | (typeof deliveriesText)['en']

const columnsOf = (text: Text, words: Words, again: (row: Delivery) => void): readonly Column<Delivery>[] => [
  { key: 'person', title: text.person, width: 110, card: 'title', cell: (row) => row.person },
  { key: 'title', title: words.fields.title, width: 220, card: 'fact', cell: (row) => row.title },
  { key: 'kind', title: words.fields.kind, width: 130, cell: (row) => row.kind },
  {
    key: 'channel',
    title: words.fields.channel,
    width: 100,
    card: 'fact',
    cell: (row) => (row.inDigest ? say(text.inDigest, { way: words.channels[row.channel] }) : words.channels[row.channel]),
  },
  {
    key: 'state',
    title: words.fields.state,
    width: 130,
    card: 'state',
    cell: (row) => <StateTag tone={TONES[row.state]}>{words.deliveryStates[row.state]}</StateTag>,
  },
  { key: 'reason', title: text.reason, width: 180, card: 'fact', cell: (row) => row.reason || NONE },
  { key: 'tries', title: text.tries, width: 70, align: 'right', cell: (row) => row.tries },
  { key: 'at', title: text.at, width: 140, cell: (row) => <DateCell value={row.doneAt ?? row.dueAt} hasTime /> },
  {
    key: 'actions',
    title: text.actions,
    width: 110,
    card: 'action',
    cell: (row) => <RowActions actions={row.actions.map((key) => ({ key, label: text.again, onClick: () => again(row) }))} />,
  },
]

/** View key message/delivery/index: what became of every message beside the site. */
export default function DeliveriesPage() {
  const text = useText(deliveriesText)
  const words = useMessagesWords()
  const list = useListState('deliveries', ['state', 'channel', 'recent'])
  const result = useListOf(listDeliveries, list.input as Parameters<typeof useListOf<typeof listDeliveries>>[1])
  const again = useChange(
    [listDeliveries.path],
    ({ id }: Delivery) => call(sendAgain, { id }),
    () => toast.success(text.againDone),
  )
  // all of a filter can be sent again once the list shows the failed ones alone
  const { state, channel, recent } = list.input
  const sendAll = state === 'failed' && result.data && (
    <SendAllAgain
      rows={result.data.list}
      total={result.data.total}
      filter={{ channel, recent } as Parameters<typeof SendAllAgain>[0]['filter']}
    />
  )
  const choices = <const K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
    keys.map((value) => ({ value, label: labels[value] }))
  return (
    <ListScreen<Delivery>
      title={text.title}
      lead={text.lead}
      list={list}
      result={result}
      columns={columnsOf(text, words, (row) => again.mutate(row))}
      filters={[
        choiceFilter('state', words.fields.state, choices(deliveryStates, words.deliveryStates)),
        choiceFilter('recent', text.at, [{ value: '1', label: text.lastWeek }]),
        choiceFilter('channel', words.fields.channel, choices(channels, words.channels)),
      ]}
      actions={sendAll}
      bulk={(rows, done) => <SendChosenAgain rows={rows} onDone={done} />}
    >
      {text.none}
    </ListScreen>
  )
}
