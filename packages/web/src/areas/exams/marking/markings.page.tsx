import {
  type Marking,
  markingSorts,
} from '@residency/contract/areas/exams/marking/marking.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { type MarkingInput, useMarkings } from './marking.queries.ts'
import { MARKING_TONES, markingProgressOf } from './marking.rules.ts'
import { markingText } from './marking.text.ts'
import { MarkingDesk } from './marking-desk.tsx'

/** View key course/mark/index: exams in which the reader marks; `?id=` opens one. */
export default function MarkingsPage() {
  const id = useRecordId()
  return id === null ? <MarkingList /> : <MarkingDesk key={id} id={id} />
}

function MarkingList() {
  const text = useText(markingText)
  const list = useListState('markings', ['keywords'])
  const result = useMarkings(list.input as MarkingInput)

  return (
    <ListScreen<Marking>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={markingSorts}
      filters={[textFilter('keywords', text.search)]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<Marking>[] {
  const text = useText(markingText)
  return [
    {
      key: 'name',
      title: text.exam,
      width: 260,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    momentColumn('closesAt', text.closesAt, { width: 150, card: 'fact' }),
    {
      key: 'waiting',
      title: text.waiting,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.waitingOf, { count: row.waiting })}</span>,
    },
    {
      key: 'left',
      title: text.left,
      width: 130,
      align: 'right',
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.leftOf, { left: row.left, answers: row.answers })}
        </span>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 120,
      card: 'state',
      cell: (row) => (
        <StateTag tone={MARKING_TONES[markingProgressOf(row)]}>
          {text.statuses[markingProgressOf(row)]}
        </StateTag>
      ),
    },
  ]
}
