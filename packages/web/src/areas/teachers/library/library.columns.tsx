import type { LibraryRow } from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { libraryText } from './library.text.ts'

const TONES: Readonly<Record<LibraryRow['state'], Tone>> = {
  qualified: 'good',
  expired: 'calm',
  removed: 'bad',
}

/** The tone of an entry; one that ends soon asks for attention. */
const toneOf = ({ state, isEnding }: Pick<LibraryRow, 'state' | 'isEnding'>): Tone =>
  isEnding ? 'wait' : TONES[state]

/** State of an entry; that it ends soon in words. */
export function EntryState({ row }: { row: Pick<LibraryRow, 'state' | 'isEnding'> }) {
  const text = useText(libraryText)
  const { libraryStates } = useText(libraryWords)
  return (
    <StateTag tone={toneOf(row)}>{row.isEnding ? text.ending : libraryStates[row.state]}</StateTag>
  )
}

/** Columns of the library. */
export function useLibraryColumns(
  actionsOf: (row: LibraryRow) => RowAction[],
): Column<LibraryRow>[] {
  const text = useText(libraryText)
  const { fields, levels } = useText(qualificationWords)
  return [
    {
      key: 'name',
      title: text.name,
      width: 110,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    {
      key: 'level',
      title: fields.level,
      width: 100,
      card: 'fact',
      cell: (row) => levels[row.level],
    },
    { key: 'base', title: fields.baseId, width: 160, cell: (row) => row.base },
    {
      key: 'department',
      title: fields.departmentId,
      width: 140,
      card: 'fact',
      cell: (row) => row.department,
    },
    { key: 'title', title: fields.title, width: 130, card: 'fact', cell: (row) => row.titleLabel },
    figuresColumn('number', text.number, { width: 110 }),
    dayColumn('validUntil', text.validUntil, { width: 110, card: 'fact' }),
    {
      key: 'state',
      title: fields.state,
      width: 120,
      card: 'state',
      cell: (row) => <EntryState row={row} />,
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
