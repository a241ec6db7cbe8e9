import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import { useTree } from '../../../screens/trees/use-tree.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { TreeToggle } from '../../../ui/tables/tree-cell.tsx'
import { useMenuColumns } from './menu.columns.tsx'
import { useMenus } from './menu.queries.ts'
import { menuText } from './menu.text.ts'
import type { MenuToEdit } from './menu-form.tsx'
import { useMenuActs } from './use-menu-acts.ts'

const MenuFormDialog = lazyDialog(() =>
  import('./menu-form.tsx').then((part) => part.MenuFormDialog),
)

/** View key system/menu/index: folders, pages, links and buttons as a tree. */
export default function MenuListPage() {
  const text = useText(menuText)
  const { fields } = useText(accountsWords)
  const list = useListState('menus', ['keywords'])
  const result = useMenus(list.filters)
  const tree = useTree(result.data ?? [], Object.keys(list.filters).length > 0)
  const [open, setOpen] = useState<MenuToEdit | null>(null)
  const columns = useMenuColumns(useMenuActs(setOpen), tree.toggle)

  return (
    <>
      <ListScreen
        title={text.title}
        lead={result.data && say(text.lead, { total: countOf(result.data) })}
        list={list}
        // A tree has no pages: without a total there is no pagination.
        result={{ ...result, data: result.data && { list: tree.rows, total: 0 } }}
        columns={columns}
        filters={[textFilter('keywords', fields.keywords, text.searchHint)]}
        actions={
          <>
            <TreeToggle isAllOpen={tree.isAllOpen} onToggle={tree.toggleAll} />
            <AddButton perm={may.menuAdd} onAdd={() => setOpen({ id: null, parent: null })}>
              {text.add}
            </AddButton>
          </>
        }
      />
      <MenuFormDialog isOpen={open !== null} open={open} onClose={() => setOpen(null)} />
    </>
  )
}
