import type { RowAction } from '../../../ui/tables/row-actions.tsx'

type TreeAct = 'edit' | 'add' | 'delete'
type TreeWords = { edit: string; addBelow: string; remove: string }
type ActedRow = { actions: readonly string[] }

/** The buttons of a row in a tree of menus, as far as the reader may press them. */
export function treeActions<R extends ActedRow>(
  row: R,
  text: TreeWords,
  act: (what: TreeAct, row: R) => void,
): RowAction[] {
  const all: RowAction[] = [
    { key: 'edit', label: text.edit, onClick: () => act('edit', row) },
    { key: 'add', label: text.addBelow, onClick: () => act('add', row) },
    { key: 'delete', label: text.remove, danger: true, onClick: () => act('delete', row) },
  ]

  return all.filter(({ key }) => row.actions.includes(key))
}

type TreeNameProps = { name: string; mayEdit: boolean; onEdit: () => void }

/** The name of a menu, which opens its form for those who may change it. */
export const TreeName = ({ name, mayEdit, onEdit }: TreeNameProps) =>
  mayEdit ? (
    <button type="button" className="link-button" onClick={onEdit}>
      {name}
    </button>
  ) : (
    <span>{name}</span>
  )
