import type { DepartmentNode } from '@residency/contract/areas/organisation/departments/department.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { nameIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import type { TreeRow } from '../../../screens/trees/tree.rules.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { orderColumn } from '../../../ui/columns/order-column.ts'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import { TreeCell } from '../../../ui/tables/tree-cell.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { organisationText } from '../organisation.text.ts'
import { departmentText } from './department.text.ts'

export type DepartmentAct = 'addBelow' | 'edit' | 'toggle' | 'delete'
type Row = TreeRow<DepartmentNode>
const nothing = <span className="soft">—</span>

/** Columns of the department tree; the switch is for readers who may edit. */
export function useDepartmentColumns(
  act: (what: DepartmentAct, row: DepartmentNode) => void,
  onToggle: (id: number) => void,
): Column<Row>[] {
  const text = { ...useText(organisationText), ...useText(departmentText) }
  const language = useLanguage()
  const { fields, departmentKinds, departmentLevels } = useText(organisationWords)
  const status = useStatusColumn<Row>((row) => act('toggle', row), 130)

  const buttons = (row: Row) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      addBelow: { label: text.addBelow, onClick: () => act('addBelow', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  return [
    {
      key: 'name',
      title: fields.name,
      width: 320,
      card: 'title',
      cell: (row) => (
        <TreeCell row={row} name={nameIn(language, row)} onToggle={() => onToggle(row.id)}>
          <NameCell
            row={row}
            hasNote={false}
            onOpen={row.actions.includes('edit') ? () => act('edit', row) : undefined}
          />
        </TreeCell>
      ),
    },
    {
      key: 'level',
      title: fields.level,
      width: 110,
      card: 'fact',
      cell: (row) => (row.isUnit ? text.unit : departmentLevels[row.level]),
    },
    { key: 'code', title: fields.code, width: 110, cell: (row) => row.code ?? nothing },
    {
      key: 'kind',
      title: fields.kind,
      width: 90,
      isExtra: true,
      cell: (row) => departmentKinds[row.kind],
    },
    {
      key: 'capacity',
      title: fields.capacity,
      width: 100,
      align: 'right',
      isExtra: true,
      cell: (row) => row.capacity ?? nothing,
    },
    status,
    orderColumn(fields.sort),
    momentColumn('createTime', fields.createTime, { width: 140, isExtra: true }),
    momentColumn('updateTime', fields.updateTime, { width: 140, card: 'fact' }),
    actionsColumn(text.actions, 130, buttons),
  ]
}
