import type { RoleRow } from '@residency/contract/areas/accounts/roles/role.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { labelIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { StatusSwitch } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { roleText } from './role.text.ts'

export type RoleAct = 'edit' | 'assignMenus' | 'enable' | 'disable' | 'delete'

/** Columns of the role list. */
export function useRoleColumns(
  act: (what: RoleAct, row: RoleRow) => void,
): readonly Column<RoleRow>[] {
  const text = useText(roleText)
  const { fields, dataScopes, roles } = useText(accountsWords)
  const language = useLanguage()
  const english: Readonly<Record<string, string>> = roles
  // Roles have one name, which is Chinese for built-in ones; English readers see local labels.
  const nameOf = (row: RoleRow) =>
    labelIn(language, row.name, row.isBuiltIn ? english[row.code] : null)
  const toggleOf = (row: RoleRow): RoleAct => (row.status === 1 ? 'disable' : 'enable')

  const buttons = (row: RoleRow) =>
    allowedActions(row, {
      assignMenus: { label: text.assignMenus, onClick: () => act('assignMenus', row) },
      edit: { label: text.edit, onClick: () => act('edit', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  return [
    linesColumn('name', fields.name, { width: 220, card: 'title' }, (row) => ({
      name: nameOf(row),
      note: row.isBuiltIn ? `${row.code} · ${text.builtIn}` : row.code,
      onOpen: row.actions.includes('edit') ? () => act('edit', row) : undefined,
    })),
    {
      key: 'status',
      title: fields.status,
      width: 130,
      card: 'state',
      cell: (row) => (
        <StatusSwitch
          name={nameOf(row)}
          status={row.status}
          onToggle={row.actions.includes(toggleOf(row)) ? () => act(toggleOf(row), row) : undefined}
        />
      ),
    },
    {
      key: 'dataScope',
      title: fields.dataScope,
      width: 180,
      card: 'fact',
      cell: (row) => dataScopes[row.dataScope],
    },
    { key: 'sort', title: fields.sort, width: 80, align: 'right', cell: (row) => row.sort },
    momentColumn('createTime', fields.createTime, { width: 140, isExtra: true }),
    momentColumn('updateTime', fields.updateTime, { width: 140, card: 'fact' }),
    actionsColumn(text.actions, 160, buttons),
  ]
}
