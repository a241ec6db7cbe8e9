import { accountsPermissions as may, ROLE_CODES } from '@residency/contract/areas/accounts/access'
import * as menu from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { listRoles } from '@residency/contract/areas/accounts/roles/role.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'

export type MiniMenuInput = InputOf<typeof menu.listMiniMenus>
const PATHS = ['/api/v1/miniMenus']
const ALL = 200

export const useMiniMenus = (input: MiniMenuInput) => useListOf(menu.listMiniMenus, input)

/** The tree for choosing a parent. */
export const useMiniMenuTree = () => useMiniMenus({ pageSize: ALL })

/**
 * Roles by code; built-in ones have local labels, so that they can be chosen without permission to
 * list roles.
 */
export function useRoleChoices() {
  const { roles } = useText(accountsWords)
  const mayList = usePerm([may.roleList])
  const { data } = useEndpoint(listRoles, mayList ? { pageSize: ALL } : null)
  const own = (data?.list ?? [])
    .filter(({ isBuiltIn }) => !isBuiltIn)
    .map(({ code, name }) => ({ value: code, label: name }))

  return [...ROLE_CODES.map((code) => ({ value: code as string, label: roles[code] })), ...own]
}

export const useSaveMiniMenu = () =>
  useChange(PATHS, ({ id, ...values }: menu.MiniMenuForm & { id: number | null }) =>
    id === null
      ? call(menu.createMiniMenu, values, { quiet: true })
      : call(menu.updateMiniMenu, { ...values, id }, { quiet: true }),
  )

export const useDeleteMiniMenu = () =>
  useChange(PATHS, (id: number) => call(menu.deleteMiniMenu, { id }))
