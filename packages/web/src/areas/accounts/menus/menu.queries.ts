import * as menu from '@residency/contract/areas/accounts/menu.contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { refreshOwnRights } from '../../../platform/reactions.ts'

const KEY = 'menus'

export const useMenus = (input: { keywords?: string }) =>
  useQuery({
    queryKey: [KEY, 'tree', input],
    queryFn: ({ signal }) => call(menu.listMenus, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useMenuForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(menu.getMenuForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** Whoever changes menus sees it in the own menu at once. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => void refreshOwnRights(),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
export const useSaveMenu = () =>
  useChange(({ id, ...values }: menu.MenuForm & { id: number | null }) =>
    id === null ? call(menu.createMenu, values, { quiet: true }) : call(menu.updateMenu, { ...values, id }, { quiet: true }),
  )
export const useSetMenuVisible = () => useChange((input: { id: number; visible: 0 | 1 }) => call(menu.setMenuVisible, input))
export const useDeleteMenu = () => useChange((id: number) => call(menu.deleteMenu, { id }))
