import type { MenuNode } from '@residency/contract/areas/accounts/menus/menu.contract'
import { nameIn } from '@residency/contract/kernel'
import { ignoreReportedErrors } from '../../../platform/calls/api-client.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import type { MenuAct } from './menu.columns.tsx'
import { useDeleteMenu, useSetMenuVisible } from './menu.queries.ts'
import { menuText } from './menu.text.ts'
import type { MenuToEdit } from './menu-form.tsx'

/** Row actions of the menu tree. */
export function useMenuActs(onOpen: (what: MenuToEdit) => void) {
  const text = useText(menuText)
  const language = useLanguage()
  const remove = useDeleteMenu()
  const setVisible = useSetMenuVisible()

  const turn = async (row: MenuNode, visible: 0 | 1) => {
    await setVisible.mutateAsync({ id: row.id, visible })
    toast.success(say(visible ? text.shown : text.hidden, { name: nameIn(language, row) }))
  }

  const acts: Record<MenuAct, (row: MenuNode) => Promise<void> | void> = {
    edit: ({ id }) => onOpen({ id }),
    add: ({ id, type }) => onOpen({ id: null, parent: { id, type } }),
    show: (row) => turn(row, 1),
    hide: (row) => turn(row, 0),
    delete: async (row) => {
      const name = nameIn(language, row)
      const count = countOf(row.children)
      const content = count ? say(text.removeContent, { count }) : text.removeAlone

      await askToDelete({ ...text, removeNote: content }, { name }, () =>
        remove.mutateAsync(row.id),
      )
    },
  }

  return ignoreReportedErrors((what: MenuAct, row: MenuNode) => acts[what](row))
}
