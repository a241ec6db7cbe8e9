import * as menu from '@residency/contract/areas/accounts/menus/menu.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { refreshOwnRights } from '../../../platform/reactions.ts'

const PATHS = ['/api/v1/menus']

export const useMenus = (input: { keywords?: string }) => useListOf(menu.listMenus, input)
export const useMenuForm = (id: number | null) => useFormOf(menu.getMenuForm, id)

/** After a change of menus the own menu is reloaded. */
const useMenuChange = <I, A>(change: (input: I) => Promise<A>) =>
  useChange(PATHS, change, refreshOwnRights)

export const useSaveMenu = () =>
  useMenuChange(({ id, ...values }: menu.MenuForm & { id: number | null }) =>
    id === null
      ? call(menu.createMenu, values, { quiet: true })
      : call(menu.updateMenu, { ...values, id }, { quiet: true }),
  )

export const useSetMenuVisible = () =>
  useMenuChange((input: { id: number; visible: 0 | 1 }) => call(menu.setMenuVisible, input))

export const useDeleteMenu = () => useMenuChange((id: number) => call(menu.deleteMenu, { id }))
