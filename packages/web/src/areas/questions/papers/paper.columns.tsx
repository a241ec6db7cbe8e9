import type { Paper } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { paperText } from './paper.text.ts'
import { PAPER_TONES } from './paper-tones.rules.ts'
import { pointsText } from './points.rules.ts'

/** Columns of the list of papers. */
export function usePaperColumns(actionsOf: (row: Paper) => RowAction[]): Column<Paper>[] {
  const text = useText(paperText)
  const { fields, flows } = useText(paperWords)
  const named = (row: Paper) =>
    row.form === null ? row.name : `${row.name} · ${say(text.form, { form: row.form })}`

  return [
    {
      key: 'name',
      title: text.search,
      width: 260,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{named(row)}</RecordLink>,
    },
    {
      key: 'base',
      title: text.base,
      width: 140,
      card: 'fact',
      cell: (row) => row.base ?? text.all,
    },
    {
      key: 'size',
      sort: 'items',
      title: text.size,
      width: 140,
      card: 'fact',
      cell: (row) => (
        <span className="figures nowrap">
          {say(text.sizeOf, { items: row.items, total: pointsText(row.total) })}
        </span>
      ),
    },
    {
      key: 'pass',
      sort: 'passPercent',
      title: fields.passPercent,
      width: 100,
      align: 'right',
      cell: (row) => row.passPercent,
    },
    { key: 'by', title: text.by, width: 110, isExtra: true, cell: (row) => row.by },
    {
      key: 'updated',
      sort: 'updatedAt',
      title: text.updated,
      width: 120,
      cell: (row) => <DateCell value={row.updatedAt} />,
    },
    stateColumn('state', text.status, {
      width: 100,
      tones: PAPER_TONES,
      words: flows.paper.states,
    }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
