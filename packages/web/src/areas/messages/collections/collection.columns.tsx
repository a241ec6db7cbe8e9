import type {
  Collection,
  CollectionItem,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { collectionText } from './collection.text.ts'
import { COLLECTION_TONES, ITEM_TONES } from './collection-tones.rules.ts'
import { MaterialFiles } from './material-files.tsx'

/** Columns of the collections somebody follows. */
export function useCollectionColumns(
  actionsOf: (row: Collection) => RowAction[],
): Column<Collection>[] {
  const { manage: text, actions } = useText(collectionText)
  const { fields, flows } = useText(collectionWords)

  const progressOf = ({ uploaded, people, accepted }: Collection) => (
    <NameLines
      name={say(text.progressOf, { uploaded, people })}
      note={say(text.acceptedOf, { accepted })}
    />
  )

  return [
    {
      key: 'title',
      title: fields.title,
      width: 260,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.title}</RecordLink>,
    },
    { key: 'by', title: text.by, width: 110, cell: (row) => row.by },
    {
      key: 'due',
      sort: 'dueAt',
      title: text.due,
      width: 150,
      card: 'fact',
      cell: (row) => <DateCell value={row.dueAt} hasTime />,
    },
    { key: 'progress', title: text.progress, width: 120, card: 'fact', cell: progressOf },
    stateColumn('state', fields.state, {
      width: 100,
      tones: COLLECTION_TONES,
      words: flows.collection.states,
    }),
    actionsColumn(actions, 150, actionsOf),
  ]
}

/** Columns of the people of a collection. */
export function useItemColumns(
  actionsOf: (row: CollectionItem) => RowAction[],
): Column<CollectionItem>[] {
  const { items: text, actions, late } = useText(collectionText)
  const { fields, flows } = useText(collectionWords)

  const stateOf = (row: CollectionItem) => (
    <>
      <StateTag tone={ITEM_TONES[row.state]}>{flows.collectionItem.states[row.state]}</StateTag>
      {row.isLate && <StateTag tone="bad">{late}</StateTag>}
    </>
  )

  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    { key: 'department', title: text.department, width: 150, cell: (row) => row.department },
    {
      key: 'files',
      title: text.files,
      width: 270,
      card: 'fact',
      cell: (row) => <MaterialFiles files={row.files} />,
    },
    {
      key: 'uploaded',
      sort: 'uploadedAt',
      title: text.uploadedAt,
      width: 140,
      card: 'fact',
      cell: (row) => <DateCell value={row.uploadedAt} hasTime />,
    },
    { key: 'state', title: fields.state, width: 120, card: 'state', cell: stateOf },
    actionsColumn(actions, 130, actionsOf),
  ]
}
