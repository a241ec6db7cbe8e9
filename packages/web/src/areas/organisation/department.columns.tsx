import type { DepartmentNode } from '@residency/contract/areas/organisation/department.contract'
import { Switch } from 'antd'
import { useText } from '../../platform/i18n.ts'
import type { TreeRow } from '../../screens/tree.rules.ts'
import type { Column } from '../../ui/column.ts'
import { DateCell } from '../../ui/date-cell.tsx'
import { type RowAction, RowActions } from '../../ui/row-actions.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { TreeCell } from '../../ui/tree-cell.tsx'
import { departmentText } from './department.text.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

export type DepartmentAct = 'addBelow' | 'edit' | 'toggle' | 'delete'
type Row = TreeRow<DepartmentNode>

/** What the tree of departments shows of each; the switch works for those who may edit. */
export function useDepartmentColumns(
  act: (what: DepartmentAct, row: DepartmentNode) => void,
  onToggle: (id: number) => void,
): Column<Row>[] {
  const text = useText(departmentText)
  const { fields } = useOrganisationWords()
  const buttons = (row: Row): RowAction[] => {
    const all: RowAction[] = [
      { key: 'edit', label: text.edit, onClick: () => act('edit', row) },
      { key: 'addBelow', label: text.addBelow, onClick: () => act('addBelow', row) },
      { key: 'delete', label: text.remove, danger: true, onClick: () => act('delete', row) },
    ]
    return all.filter(({ key }) => row.actions.includes(key))
  }
  return [
    {
      key: 'name',
      title: fields.name,
      width: 320,
      card: 'title',
      cell: (row) => (
        <TreeCell row={row} name={row.name} onToggle={() => onToggle(row.id)}>
          {row.actions.includes('edit') ? (
            <button type="button" className="link-button" onClick={() => act('edit', row)}>
              {row.name}
            </button>
          ) : (
            row.name
          )}
        </TreeCell>
      ),
    },
    {
      key: 'status',
      title: fields.status,
      width: 130,
      card: 'state',
      cell: (row) => (
        <span className="nowrap">
          {row.actions.includes('edit') && (
            <Switch
              size="small"
              checked={row.status === 1}
              aria-label={`${fields.status}: ${row.name}`}
              onChange={() => act('toggle', row)}
            />
          )}{' '}
          <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{text.states[row.status]}</StateTag>
        </span>
      ),
    },
    { key: 'sort', title: fields.sort, width: 90, align: 'right', card: 'fact', cell: (row) => row.sort },
    { key: 'createTime', title: fields.createTime, width: 140, isExtra: true, cell: (row) => <DateCell value={row.createTime} hasTime /> },
    { key: 'updateTime', title: fields.updateTime, width: 140, card: 'fact', cell: (row) => <DateCell value={row.updateTime} hasTime /> },
    { key: 'actions', title: text.actions, width: 130, card: 'action', cell: (row) => <RowActions actions={buttons(row)} /> },
  ]
}
