import type { InductionNotice } from '@residency/contract/areas/exams/induction/notice.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { inductionText } from './induction.text.ts'

/** Columns of the list of notices. */
export function useNoticeColumns(
  actionsOf: (row: InductionNotice) => RowAction[],
): Column<InductionNotice>[] {
  const { notice: text, actions } = useText(inductionText)
  return [
    {
      key: 'name',
      sort: 'title',
      title: text.name,
      width: 260,
      card: 'title',
      cell: (row) => row.title,
    },
    {
      key: 'train',
      title: text.train,
      width: 220,
      card: 'fact',
      cell: (row) => row.train ?? text.everybody,
    },
    { key: 'by', title: text.by, width: 120, isExtra: true, cell: (row) => row.by },
    {
      key: 'updated',
      sort: 'updatedAt',
      title: text.updated,
      width: 150,
      card: 'fact',
      cell: (row) => <DateCell value={row.updatedAt} hasTime />,
    },
    {
      key: 'shown',
      title: text.shown,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isShown ? 'good' : 'calm'}>
          {row.isShown ? text.shown : text.hidden}
        </StateTag>
      ),
    },
    actionsColumn(actions, 140, actionsOf),
  ]
}
