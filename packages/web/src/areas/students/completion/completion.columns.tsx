import type { Completion } from '@residency/contract/areas/students/completion/completion.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { dayColumn, momentColumn } from '../../../ui/times/time-columns.tsx'
import { completionText } from './completion.text.ts'
import { COMPLETION_TONES } from './completion-tones.rules.ts'

/** Columns of completions. */
export function useCompletionColumns(
  open: (id: number) => void,
  actionsOf: (row: Completion) => RowAction[],
): Column<Completion>[] {
  const { review: text, comma } = useText(completionText)
  const { states } = useText(completionWords).flows.completion
  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('major', text.training, { width: 160 }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    dayColumn('plannedEnd', text.plannedEnd, { width: 110, card: 'fact' }),
    {
      key: 'unmet',
      title: text.unmet,
      width: 190,
      card: 'fact',
      cell: (row) => row.unmet.map(({ label }) => label).join(comma) || text.allMet,
    },
    { key: 'proposedBy', title: text.proposedBy, width: 90, cell: (row) => row.proposedBy },
    stateColumn('state', text.state, { width: 110, tones: COMPLETION_TONES, words: states }),
    {
      key: 'certificate',
      title: text.certificate,
      width: 160,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{row.certificate?.number ?? '—'}</span>,
    },
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
