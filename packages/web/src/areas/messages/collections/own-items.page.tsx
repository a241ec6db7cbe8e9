import {
  OWN_ITEM_STATUSES,
  type OwnItem,
  ownItemSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { type OwnItemInput, useOwnItems } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import { ITEM_TONES } from './collection-tones.rules.ts'
import { OwnItemRecord } from './own-item-record.tsx'

/** View key message/collection/own: what the reader is asked to upload; `?id=` opens one. */
export default function OwnItemsPage() {
  const id = useRecordId()
  return id === null ? <OwnItems /> : <OwnItemRecord key={id} id={id} />
}

function OwnItems() {
  const { own: text } = useText(collectionText)
  const { fields, ownItemStatuses } = useText(collectionWords)
  const list = useListState('own-collections', ['keywords', 'status'])
  const result = useOwnItems(list.input as OwnItemInput)
  const statuses = toChoices(OWN_ITEM_STATUSES, ownItemStatuses)

  return (
    <ListScreen<OwnItem>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={ownItemSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('status', fields.status, statuses),
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<OwnItem>[] {
  const { own: text, late } = useText(collectionText)
  const { fields, flows } = useText(collectionWords)
  return [
    {
      key: 'title',
      title: fields.title,
      width: 300,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.title}</RecordLink>,
    },
    linesColumn('by', text.by, { width: 150, card: 'fact' }, (row) => ({
      name: row.by,
      note: row.files ? say(text.count, { count: row.files }) : null,
    })),
    {
      key: 'due',
      sort: 'dueAt',
      title: text.due,
      width: 150,
      card: 'fact',
      cell: (row) => <DateCell value={row.dueAt} hasTime />,
    },
    {
      key: 'state',
      title: fields.state,
      width: 120,
      card: 'state',
      cell: (row) => (
        <>
          <StateTag tone={ITEM_TONES[row.state]}>{flows.collectionItem.states[row.state]}</StateTag>
          {row.isLate && <StateTag tone="bad">{late}</StateTag>}
        </>
      ),
    },
  ]
}
