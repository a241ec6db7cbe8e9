import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { ENTRY_TONES } from '../own-work/new-entry.rules.ts'
import { entryText } from './entry.text.ts'

/** Columns of entries. */
export function useEntryColumns(actionsOf: (row: Entry) => RowAction[]): Column<Entry>[] {
  const { list: text, comma } = useText(entryText)
  const { caseRoles, entryMarks, workloadKinds, flows } = useText(entryWords)
  return [
    linesColumn('name', text.who, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.traineeNumber,
    })),
    linesColumn('item', text.item, { width: 170, card: 'fact' }, (row) => ({
      name: row.item,
      note: workloadKinds[row.kind],
    })),
    dayColumn('caseDay', text.when, { width: 110, card: 'fact' }),
    figuresColumn('count', text.count, { width: 70, align: 'right', card: 'fact' }),
    { key: 'role', title: text.role, width: 100, cell: (row) => caseRoles[row.role] },
    linesColumn('department', text.where, { width: 150 }, (row) => ({
      name: row.department ?? '—',
      note: row.supervisor,
    })),
    {
      key: 'marks',
      title: text.marks,
      width: 120,
      cell: (row) => row.marks.map((mark) => entryMarks[mark]).join(comma) || text.noMarks,
    },
    stateColumn('state', text.state, {
      width: 130,
      tones: ENTRY_TONES,
      words: flows.workloadEntry.states,
    }),
    linesColumn('decider', text.decider, { width: 150, isExtra: true }, (row) => ({
      name: row.decider ?? '—',
      note: row.batchSize && row.batchSize > 1 ? say(text.batch, { count: row.batchSize }) : null,
    })),
    actionsColumn(text.actions, 120, actionsOf),
  ]
}
