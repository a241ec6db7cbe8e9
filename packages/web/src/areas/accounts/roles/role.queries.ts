import { listMenuOptions } from '@residency/contract/areas/accounts/menu.contract'
import * as role from '@residency/contract/areas/accounts/role.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { refreshOwnRights } from '../../../platform/reactions.ts'

const KEY = 'roles'
export type RoleListInput = InputOf<typeof role.listRoles>

export const useRoles = (input: RoleListInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: ({ signal }) => call(role.listRoles, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useRoleForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(role.getRoleForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
/** Every menu and button with those the role has, read together: half of it must not be saved, nor what somebody changed since. */
export const useRoleMenus = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'menus', id],
    queryFn: async ({ signal }) => {
      const { version } = await call(role.getRoleForm, { id: id! }, { signal, quiet: true })
      const [options, ids] = await Promise.all([
        call(listMenuOptions, {}, { signal, quiet: true }),
        call(role.getRoleMenuIds, { id: id! }, { signal, quiet: true }),
      ])
      return { options, ids, version }
    },
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** Whoever changes roles may have changed the own rights with them. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  const again = () => Promise.all([KEY, 'role-options'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  return useMutation({ mutationFn: change, onSuccess: () => void refreshOwnRights(), onSettled: again })
}
export const useSaveRole = () =>
  useChange(({ id, ...values }: role.RoleForm & { id: number | null }) =>
    id === null ? call(role.createRole, values, { quiet: true }) : call(role.updateRole, { ...values, id }, { quiet: true }),
  )
export const useDeleteRoles = () => useChange((ids: readonly number[]) => call(role.deleteRoles, { ids: ids.join(',') }))
export const useSetRoleStatus = () => useChange((input: { id: number; status: 0 | 1 }) => call(role.setRoleStatus, input))
export const useSetRoleMenus = () =>
  useChange(({ menuIds, ...read }: { id: number; version: number | undefined; menuIds: readonly number[] }) =>
    call(role.setRoleMenus, { ...read, body: [...menuIds] }),
  )
