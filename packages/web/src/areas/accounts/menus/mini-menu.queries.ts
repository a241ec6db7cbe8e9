import * as menu from '@residency/contract/areas/accounts/mini-menu.contract'
import { accountsPermissions as may, ROLE_CODES } from '@residency/contract/areas/accounts/permissions'
import { listRoles } from '@residency/contract/areas/accounts/role.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { useAccountsWords } from '../use-accounts-words.ts'

export type MiniMenuInput = InputOf<typeof menu.listMiniMenus>
const KEY = 'mini-menus'
const ALL = 200

export const useMiniMenus = (input: MiniMenuInput) =>
  useQuery({
    queryKey: [KEY, input],
    queryFn: ({ signal }) => call(menu.listMiniMenus, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** The tree to choose a parent from. */
export const useMiniMenuTree = () => useMiniMenus({ pageSize: ALL })

/** Roles by code; those that came with the product by our words, so that whoever may not list roles still chooses among them. */
export function useRoleChoices() {
  const { roles } = useAccountsWords()
  const mayList = usePerm([may.roleList])
  const { data } = useQuery({
    queryKey: ['roles', 'codes'],
    queryFn: ({ signal }) => call(listRoles, { pageSize: ALL }, { signal, quiet: true }),
    enabled: mayList,
  })
  const own = (data?.list ?? []).filter(({ isBuiltIn }) => !isBuiltIn).map(({ code, name }) => ({ value: code, label: name }))
  return [...ROLE_CODES.map((code) => ({ value: code as string, label: roles[code] })), ...own]
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useSaveMiniMenu = () =>
  useChange(({ id, ...values }: menu.MiniMenuForm & { id: number | null }) =>
    id === null ? call(menu.createMiniMenu, values, { quiet: true }) : call(menu.updateMiniMenu, { ...values, id }, { quiet: true }),
  )
export const useDeleteMiniMenu = () => useChange((id: number) => call(menu.deleteMiniMenu, { id }))
