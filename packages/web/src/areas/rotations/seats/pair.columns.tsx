import type { PairRow } from '@residency/contract/areas/rotations/seats/pair.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { absenceText } from './absence.text.ts'

/** Columns of trainees who must not be in one department. */
export function usePairColumns(actionsOf: (row: PairRow) => RowAction[]): Column<PairRow>[] {
  const { pairs: text, actions } = useText(absenceText)
  const { fields } = useText(seatsWords)
  return [
    linesColumn('first', fields.firstId, { width: 170, card: 'title' }, ({ first }) => ({
      name: first.name,
      note: first.number,
    })),
    linesColumn('second', fields.secondId, { width: 170, card: 'fact' }, ({ second }) => ({
      name: second.name,
      note: second.number,
    })),
    { key: 'reason', title: fields.reason, width: 220, card: 'fact', cell: (row) => row.reason },
    {
      key: 'together',
      title: text.together,
      width: 240,
      card: 'fact',
      cell: (row) =>
        row.together > 0 ? (
          <StateTag tone="bad">{say(text.months, { count: row.together })}</StateTag>
        ) : (
          <span className="soft">{text.apart}</span>
        ),
    },
    { key: 'base', title: text.base, width: 160, cell: (row) => row.base },
    {
      key: 'since',
      sort: 'createTime',
      title: text.since,
      width: 150,
      isExtra: true,
      cell: (row) => <DateCell value={row.createTime} hasTime />,
    },
    actionsColumn(actions, 110, actionsOf),
  ]
}
