import type { MiniMenuNode } from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { nameIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import type { TreeRow } from '../../../screens/trees/tree.rules.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { TreeCell } from '../../../ui/tables/tree-cell.tsx'
import { useRoleChoices } from './mini-menu.queries.ts'
import { miniMenuText } from './mini-menu.text.ts'
import { TreeName, treeActions } from './tree-row.tsx'

export type MiniMenuAct = 'add' | 'edit' | 'delete'
type Row = TreeRow<MiniMenuNode>

/** Columns of the mini-program menu tree. */
export function useMiniMenuColumns(
  act: (what: MiniMenuAct, row: MiniMenuNode) => void,
  onToggle: (id: number) => void,
): readonly Column<Row>[] {
  const text = useText(miniMenuText)
  const language = useLanguage()
  const { fields } = useText(accountsWords)
  const labels = new Map(useRoleChoices().map(({ value, label }) => [value, label]))

  return [
    {
      key: 'name',
      title: fields.name,
      width: 260,
      card: 'title',
      cell: (row) => {
        const name = nameIn(language, row)
        return (
          <TreeCell row={row} name={name} onToggle={() => onToggle(row.id)}>
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
      key: 'path',
      title: text.path,
      width: 220,
      card: 'fact',
      cell: (row) => (row.path ? <code>{row.path}</code> : <span className="soft">—</span>),
    },
    {
      key: 'roleCodes',
      title: fields.roleCodes,
      width: 260,
      card: 'fact',
      cell: (row) =>
        row.roleCodes.length ? (
          row.roleCodes.map((code) => labels.get(code) ?? code).join(text.comma)
        ) : (
          <span className="soft">{text.onlyRoot}</span>
        ),
    },
    {
      key: 'visible',
      title: fields.visible,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.visible ? 'good' : 'calm'}>{text.visible[row.visible]}</StateTag>
      ),
    },
    { key: 'sort', title: fields.sort, width: 80, align: 'right', cell: (row) => row.sort },
    actionsColumn(text.actions, 130, (row) => treeActions(row, text, act)),
  ]
}
