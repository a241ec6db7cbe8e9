import type { MenuNode } from '@residency/contract/areas/accounts/menus/menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { nameIn } from '@residency/contract/kernel'
import { Switch } from 'antd'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import type { TreeRow } from '../../../screens/trees/tree.rules.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { MenuIcon } from '../../../ui/icons/menu-icon.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { TreeCell } from '../../../ui/tables/tree-cell.tsx'
import { menuText } from './menu.text.ts'
import { TreeName, treeActions } from './tree-row.tsx'
import './menu-columns.css'

export type MenuAct = 'add' | 'edit' | 'show' | 'hide' | 'delete'
type Row = TreeRow<MenuNode>

/** Columns of the menu tree. */
export function useMenuColumns(
  act: (what: MenuAct, row: MenuNode) => void,
  onToggle: (id: number) => void,
): readonly Column<Row>[] {
  const text = useText(menuText)
  const language = useLanguage()
  const { fields, menuTypes } = useText(accountsWords)

  return [
    {
      key: 'name',
      title: fields.name,
      width: 280,
      card: 'title',
      cell: (row) => {
        const name = nameIn(language, row)
        return (
          <TreeCell row={row} name={name} onToggle={() => onToggle(row.id)}>
            {row.icon && <MenuIcon name={row.icon} />}
            <TreeName
              name={name}
              mayEdit={row.actions.includes('edit')}
              onEdit={() => act('edit', row)}
            />
          </TreeCell>
        )
      },
    },
    {
      key: 'type',
      title: fields.type,
      width: 90,
      card: 'fact',
      cell: (row) => menuTypes[row.type],
    },
    {
      key: 'where',
      title: fields.path,
      width: 150,
      cell: (row) =>
        row.path ? <code className="menu-code">{row.path}</code> : <span className="soft">—</span>,
    },
    {
      key: 'component',
      title: fields.component,
      width: 190,
      isExtra: true,
      cell: (row) =>
        row.component ? (
          <code className="menu-code">{row.component}</code>
        ) : (
          <span className="soft">—</span>
        ),
    },
    {
      key: 'perm',
      title: fields.perm,
      width: 210,
      card: 'fact',
      cell: (row) =>
        row.perm ? <code className="menu-code">{row.perm}</code> : <span className="soft">—</span>,
    },
    {
      key: 'visible',
      title: fields.visible,
      width: 130,
      card: 'state',
      cell: (row) => (
        <Visible
          row={row}
          name={nameIn(language, row)}
          onChange={() => act(row.visible ? 'hide' : 'show', row)}
        />
      ),
    },
    { key: 'sort', title: fields.sort, width: 80, align: 'right', cell: (row) => row.sort },
    {
      key: 'isBuiltIn',
      title: text.builtIn,
      width: 90,
      isExtra: true,
      cell: (row) => (row.isBuiltIn ? text.builtIn : <span className="soft">—</span>),
    },
    actionsColumn(text.actions, 130, (row) => treeActions(row, text, act)),
  ]
}

/** A button is not in the menu, so it has no visibility switch. */
function Visible({ row, name, onChange }: { row: Row; name: string; onChange: () => void }) {
  const text = useText(menuText)
  const { fields } = useText(accountsWords)
  if (row.type === 'BUTTON') return <span className="soft">—</span>

  return (
    <span className="nowrap">
      {row.actions.includes(row.visible ? 'hide' : 'show') && (
        <Switch
          size="small"
          checked={row.visible === 1}
          aria-label={`${fields.visible}: ${name}`}
          onChange={onChange}
        />
      )}{' '}
      <StateTag tone={row.visible ? 'good' : 'calm'}>{text.visible[row.visible]}</StateTag>
    </span>
  )
}
