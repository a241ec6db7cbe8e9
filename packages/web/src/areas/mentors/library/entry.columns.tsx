import type { MentorEntry } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { libraryText } from './library.text.ts'
import { ENTRY_TONES } from './library-tones.rules.ts'
import { Places } from './places.tsx'

/** Columns of the mentor library. */
export function useEntryColumns(
  open: (id: number) => void,
  actionsOf: (row: MentorEntry) => RowAction[],
): Column<MentorEntry>[] {
  const text = useText(libraryText)
  const { fields, flows } = useText(libraryWords)
  return [
    linesColumn('name', text.name, { width: 120, card: 'title' }, (row) => ({
      name: row.name,
      note: row.titleLabel,
      onOpen: () => open(row.id),
    })),
    linesColumn('base', fields.baseId, { width: 160, card: 'fact' }, (row) => ({
      name: row.base,
      note: row.department,
    })),
    figuresColumn('year', fields.year, { width: 70 }),
    {
      key: 'direction',
      title: fields.direction,
      width: 150,
      cell: (row) => row.direction ?? <span className="soft">—</span>,
    },
    {
      key: 'places',
      sort: 'taken',
      title: text.places,
      width: 120,
      card: 'fact',
      cell: (row) => <Places taken={row.taken} capacity={row.capacity} />,
    },
    stateColumn('state', fields.state, {
      width: 120,
      tones: ENTRY_TONES,
      words: flows.mentorEntry.states,
    }),
    momentColumn('submittedAt', text.submittedAt, { width: 110, isExtra: true }),
    actionsColumn(text.actions, 120, actionsOf),
  ]
}
