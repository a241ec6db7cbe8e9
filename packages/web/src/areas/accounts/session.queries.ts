import { endOwnSession, listOwnSessions } from '@residency/contract/areas/accounts/session.contract'
import { getOwnProfile, updateOwnAccount } from '@residency/contract/areas/accounts/user.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

/** The own profile with whole numbers; forgotten as soon as it is not shown. */
export const useOwnProfile = () => useQuery({ queryKey: ['own-profile'], queryFn: () => call(getOwnProfile, {}), gcTime: 0 })
export const useOwnSessions = () => useQuery({ queryKey: ['own-sessions'], queryFn: () => call(listOwnSessions, {}) })
export function useEndOwnSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: ['own-sessions'] }),
  })
}

export type OwnAccountForm = InputOf<typeof updateOwnAccount>
export function useUpdateOwnAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: OwnAccountForm) => call(updateOwnAccount, values, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['own-profile'] }),
  })
}
