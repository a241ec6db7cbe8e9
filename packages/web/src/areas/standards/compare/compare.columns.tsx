import type { StandardDepartmentRow } from '@residency/contract/areas/standards/compare/compare.contract'
import { compareWords } from '@residency/contract/areas/standards/compare/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { compareText } from './compare.text.ts'

/**
 * Columns of the comparison: the standard's department, what corresponds to it, how many standards
 * name it.
 */
export function useCompareColumns(
  actionsOf: (row: StandardDepartmentRow) => RowAction[],
): Column<StandardDepartmentRow>[] {
  const text = useText(compareText)
  const { fields } = useText(compareWords)
  return [
    { key: 'name', title: fields.departmentId, width: 220, card: 'title', cell: (row) => row.name },
    {
      key: 'matches',
      title: fields.matches,
      width: 320,
      card: 'fact',
      cell: (row) =>
        row.matches.length === 0 ? (
          <StateTag tone="wait">{text.none}</StateTag>
        ) : (
          <Matches row={row} />
        ),
    },
    {
      key: 'used',
      sort: 'standardCount',
      title: text.usedBy,
      width: 130,
      card: 'fact',
      cell: (row) =>
        row.standardCount === 0 ? (
          <span className="soft">{text.unused}</span>
        ) : (
          say(text.used, { count: row.standardCount })
        ),
    },
    { key: 'nameEn', title: fields.nameEn, width: 180, isExtra: true, cell: (row) => row.nameEn },
    actionsColumn(text.actions, 120, actionsOf),
  ]
}

const Matches = ({ row: { matches } }: { row: StandardDepartmentRow }) => {
  const { comma } = useText(compareText)

  return (
    <span>
      {matches.map(({ departmentId, name, share }, index) => (
        <span key={departmentId}>
          {index > 0 && comma}
          {name}
          {matches.length > 1 && <span className="soft figures"> {share}%</span>}
        </span>
      ))}
    </span>
  )
}
