import { organisationWords } from '@residency/contract/areas/organisation/text'
import type { TrainingUnitNode } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
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
import { organisationText } from '../organisation.text.ts'
import { unitText } from './unit.text.ts'

export type UnitAct = 'addBelow' | 'edit' | 'toggle' | 'delete'

/** Columns of the unit tree. */
export function useUnitColumns(
  act: (what: UnitAct, row: TrainingUnitNode) => void,
  onToggle: (id: number) => void,
): Column<TreeRow<TrainingUnitNode>>[] {
  const text = { ...useText(organisationText), ...useText(unitText) }
  const language = useLanguage()
  const { fields, trainingUnitKinds } = useText(organisationWords)
  const status = useStatusColumn<TreeRow<TrainingUnitNode>>((row) => act('toggle', row), 130)

  const buttons = (row: TrainingUnitNode) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      addBelow: { label: text.addBelow, onClick: () => act('addBelow', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  return [
    {
      key: 'name',
      title: text.name,
      width: 340,
      card: 'title',
      cell: (row) => (
        <TreeCell row={row} name={nameIn(language, row)} onToggle={() => onToggle(row.id)}>
          <NameCell
            row={row}
            onOpen={row.actions.includes('edit') ? () => act('edit', row) : undefined}
          />
        </TreeCell>
      ),
    },
    {
      key: 'kind',
      title: text.kind,
      width: 170,
      card: 'fact',
      cell: (row) => trainingUnitKinds[row.kind],
    },
    {
      key: 'departments',
      title: text.departments,
      width: 100,
      align: 'right',
      card: 'fact',
      cell: (row) => row.departmentCount,
    },
    status,
    orderColumn(fields.sort),
    actionsColumn(text.actions, 130, buttons),
  ]
}
