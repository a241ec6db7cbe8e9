import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import type { MiniMenuNode } from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { nameIn } from '@residency/contract/kernel'
import { useState } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import { useTree } from '../../../screens/trees/use-tree.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { TreeToggle } from '../../../ui/tables/tree-cell.tsx'
import { type MiniMenuAct, useMiniMenuColumns } from './mini-menu.columns.tsx'
import { type MiniMenuInput, useDeleteMiniMenu, useMiniMenus } from './mini-menu.queries.ts'
import { miniMenuText } from './mini-menu.text.ts'
import type { MiniMenuToEdit } from './mini-menu-form.tsx'

const MiniMenuFormDialog = lazyDialog(() =>
  import('./mini-menu-form.tsx').then((part) => part.MiniMenuFormDialog),
)

/** View key system/mini-menu/index: the menus of the mini-program and their roles. */
export default function MiniMenuListPage() {
  const text = useText(miniMenuText)
  const language = useLanguage()
  const list = useListState('mini-menus', ['keywords'])
  const result = useMiniMenus(list.input as MiniMenuInput)
  const tree = useTree(result.data?.list ?? [], Object.keys(list.filters).length > 0)
  const [open, setOpen] = useState<MiniMenuToEdit | null>(null)
  const remove = useDeleteMiniMenu()

  const onRemove = async (row: MiniMenuNode) => {
    const name = nameIn(language, row)
    const count = countOf(row.children)
    const content = count ? say(text.removeContent, { count }) : text.removeAlone

    await askToDelete({ ...text, removeNote: content }, { name }, () => remove.mutateAsync(row.id))
  }

  const act = (what: MiniMenuAct, row: MiniMenuNode) => {
    if (what === 'delete') void onRemove(row)
    else setOpen(what === 'edit' ? { row } : { row: null, parentId: row.id })
  }

  const columns = useMiniMenuColumns(act, tree.toggle)

  return (
    <>
      <ListScreen
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={{ ...result, data: result.data && { list: tree.rows, total: result.data.total } }}
        columns={columns}
        filters={[textFilter('keywords', text.searchHint)]}
        actions={
          <>
            <TreeToggle isAllOpen={tree.isAllOpen} onToggle={tree.toggleAll} />
            <AddButton perm={may.miniMenuAdd} onAdd={() => setOpen({ row: null, parentId: 0 })}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.none}
      </ListScreen>
      <MiniMenuFormDialog isOpen={open !== null} open={open} onClose={() => setOpen(null)} />
    </>
  )
}
