import type { BarRow } from '@residency/contract/areas/intakes/bars/bar.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { barText } from './bar.text.ts'

export type BarAct = 'edit' | 'reveal' | 'delete'

/** Columns of the bar list. */
export function useBarColumns(act: (what: BarAct, row: BarRow) => void): readonly Column<BarRow>[] {
  const text = useText(barText)
  const { barStates, fields } = useText(intakesWords)

  const buttons = (row: BarRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      reveal: { label: text.reveal, onClick: () => act('reveal', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  return [
    linesColumn(
      'name',
      fields.realName,
      { sort: 'realName', width: 140, card: 'title' },
      (row) => ({
        name: row.realName,
        onOpen: row.actions.includes('edit') ? () => act('edit', row) : undefined,
      }),
    ),
    {
      key: 'state',
      title: fields.state,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.state === 'active' ? 'bad' : 'calm'}>{barStates[row.state]}</StateTag>
      ),
    },
    figuresColumn('idCard', fields.idCard, { width: 190, card: 'fact' }),
    { key: 'reason', title: fields.reason, width: 280, card: 'fact', cell: (row) => row.reason },
    {
      key: 'until',
      title: fields.until,
      width: 120,
      card: 'fact',
      cell: (row) => (row.until ? <DateCell value={row.until} /> : text.forGood),
    },
    { key: 'by', title: text.by, width: 120, cell: (row) => row.by },
    momentColumn('createdAt', text.createdAt, { width: 130, isExtra: true }),
    actionsColumn(text.actions, 120, buttons),
  ]
}
