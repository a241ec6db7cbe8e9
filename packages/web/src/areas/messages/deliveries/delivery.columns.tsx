import type { Delivery } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type { messagesWords } from '@residency/contract/areas/messages/text'
import { say } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import type { deliveriesText } from './deliveries.text.ts'

const TONES: Record<Delivery['state'], Tone> = {
  due: 'wait',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
}

const NONE = '—'
type Words = (typeof messagesWords)['zh-cn']
type Text = (typeof deliveriesText)['zh-cn'] | (typeof deliveriesText)['en']

export const deliveryColumns = (
  text: Text,
  words: Words,
  again: (row: Delivery) => void,
): readonly Column<Delivery>[] => [
  { key: 'person', title: text.person, width: 110, card: 'title', cell: (row) => row.person },
  { key: 'title', title: words.fields.title, width: 220, card: 'fact', cell: (row) => row.title },
  { key: 'kind', title: words.fields.kind, width: 130, cell: (row) => row.kind },
  {
    key: 'channel',
    title: words.fields.channel,
    width: 100,
    card: 'fact',
    cell: (row) =>
      row.inDigest
        ? say(text.inDigest, { way: words.channels[row.channel] })
        : words.channels[row.channel],
  },
  stateColumn('state', words.fields.state, {
    width: 130,
    tones: TONES,
    words: words.deliveryStates,
  }),
  {
    key: 'reason',
    title: text.reason,
    width: 180,
    card: 'fact',
    cell: (row) => row.reason || NONE,
  },
  { key: 'tries', title: text.tries, width: 70, align: 'right', cell: (row) => row.tries },
  {
    key: 'at',
    title: text.at,
    width: 140,
    cell: (row) => <DateCell value={row.doneAt ?? row.dueAt} hasTime />,
  },
  actionsColumn(text.actions, 110, (row) =>
    row.actions.map((key) => ({ key, label: text.again, onClick: () => again(row) })),
  ),
]
