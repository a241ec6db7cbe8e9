import {
  OWN_INFORM_STATUSES,
  type OwnInform,
  ownInformSorts,
} from '@residency/contract/areas/messages/informs/own-inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { type OwnInformInput, useOwnInforms } from './inform.queries.ts'
import { informText } from './inform.text.ts'
import { OWN_TONES } from './inform-tones.rules.ts'
import { OwnInformArticle } from './own-inform-article.tsx'

/** View key message/inform/own: informs the reader was sent; `?id=` opens one. */
export default function OwnInformsPage() {
  const id = useRecordId()
  return id === null ? <OwnInforms /> : <OwnInformArticle key={id} id={id} />
}

function OwnInforms() {
  const { own: text } = useText(informText)
  const { ownStatuses } = useText(informWords)
  const list = useListState('own-informs', ['keywords', 'status'])
  const result = useOwnInforms(list.input as OwnInformInput)
  const statuses = toChoices(OWN_INFORM_STATUSES, ownStatuses)

  return (
    <ListScreen<OwnInform>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={ownInformSorts}
      filters={[textFilter('keywords', text.search), choiceFilter('status', text.status, statuses)]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<OwnInform>[] {
  const { own: text, manage } = useText(informText)
  const { fields, ownStatuses } = useText(informWords)
  return [
    {
      key: 'title',
      title: fields.title,
      width: 320,
      card: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id}>{row.title}</RecordLink>{' '}
          {row.isUrgent && <StateTag tone="bad">{manage.urgent}</StateTag>}
        </>
      ),
    },
    linesColumn('by', text.by, { width: 140, card: 'fact' }, (row) => ({
      name: row.by,
      note: row.files ? say(text.files, { count: row.files }) : null,
    })),
    {
      key: 'at',
      sort: 'sentAt',
      title: text.at,
      width: 140,
      card: 'fact',
      cell: (row) => <DateCell value={row.sentAt} hasTime />,
    },
    stateColumn('status', text.status, { width: 110, tones: OWN_TONES, words: ownStatuses }),
  ]
}
