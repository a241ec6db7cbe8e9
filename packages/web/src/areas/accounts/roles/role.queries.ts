import { listMenuOptions } from '@residency/contract/areas/accounts/menus/menu.contract'
import * as role from '@residency/contract/areas/accounts/roles/role.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey, useChange, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { refreshOwnRights } from '../../../platform/reactions.ts'

const PATHS = ['/api/v1/roles']
export type RoleListInput = InputOf<typeof role.listRoles>

export const useRoles = (input: RoleListInput) => useListOf(role.listRoles, input)
export const useRoleForm = (id: number | null) => useFormOf(role.getRoleForm, id)

/**
 * All menus and buttons and those of the role, read together: a partial or outdated selection must
 * not be saved.
 */
export const useRoleMenus = (id: number | null) =>
  useQuery({
    queryKey: useAnswerKey(role.getRoleMenuIds, id),
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

/** A change of roles may change the reader's own permissions. */
const useRoleChange = <I, A>(change: (input: I) => Promise<A>) =>
  useChange(PATHS, change, refreshOwnRights)

export const useSaveRole = () =>
  useRoleChange(({ id, ...values }: role.RoleForm & { id: number | null }) =>
    id === null
      ? call(role.createRole, values, { quiet: true })
      : call(role.updateRole, { ...values, id }, { quiet: true }),
  )

export const useDeleteRoles = () =>
  useRoleChange((ids: readonly number[]) => call(role.deleteRoles, { ids: ids.join(',') }))

export const useSetRoleStatus = () =>
  useRoleChange(({ id, status }: { id: number; status: 0 | 1 }) =>
    call(role.setRoleStatus, { id, status }),
  )

export const useSetRoleMenus = () =>
  useRoleChange(
    ({
      menuIds,
      ...read
    }: {
      id: number
      version: number | undefined
      menuIds: readonly number[]
    }) => call(role.setRoleMenus, { ...read, body: [...menuIds] }),
  )
