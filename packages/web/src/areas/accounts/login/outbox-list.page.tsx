import { listOutbox } from '@residency/contract/areas/accounts/login/outbox.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useListOf } from '../../../platform/calls/queries.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { outboxText } from './outbox.text.ts'

type Row = AnswerOf<typeof listOutbox>['list'][number]

/** View key system/outbox/index: messages that were stored instead of sent. */
export default function OutboxListPage() {
  const text = useText(outboxText)
  const list = useListState('outbox', [])
  const { input } = list
  const result = useListOf(listOutbox, input)

  const columns: readonly Column<Row>[] = [
    {
      key: 'purpose',
      title: text.purpose,
      width: 180,
      card: 'title',
      cell: (row) => <strong>{row.purpose}</strong>,
    },
    figuresColumn('mobile', text.mobile, { width: 150, card: 'fact' }),
    { key: 'text', title: text.text, width: 520, card: 'fact', cell: (row) => row.text },
    momentColumn('createTime', text.createTime, { width: 150, card: 'state' }),
  ]

  return (
    <ListScreen<Row>
      title={text.title}
      lead={text.lead}
      list={list}
      result={result}
      columns={columns}
      filters={[]}
    >
      {text.none}
    </ListScreen>
  )
}
