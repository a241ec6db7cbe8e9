import {
  type Material,
  materialSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { type MaterialInput, useMaterials } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import { MaterialFiles } from './material-files.tsx'

/** View key message/collection/library: accepted files of all collections the reader follows. */
export default function LibraryPage() {
  const { library: text } = useText(collectionText)
  const list = useListState('materials', ['keywords'])
  const result = useMaterials(list.input as MaterialInput)

  const columns: Column<Material>[] = [
    {
      key: 'file',
      title: text.file,
      width: 280,
      card: 'title',
      cell: (row) => <MaterialFiles files={[row.file]} />,
    },
    linesColumn('name', text.name, { width: 150, card: 'fact' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    {
      key: 'from',
      sort: 'collection',
      title: text.from,
      width: 240,
      card: 'fact',
      cell: (row) => (
        <Link to={`/message/collection?id=${row.collectionId}`}>{row.collection}</Link>
      ),
    },
    {
      key: 'at',
      sort: 'acceptedAt',
      title: text.acceptedAt,
      width: 150,
      cell: (row) => <DateCell value={row.acceptedAt} hasTime />,
    },
  ]

  return (
    <ListScreen<Material>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={materialSorts}
      filters={[textFilter('keywords', text.search)]}
    >
      {text.empty}
    </ListScreen>
  )
}
