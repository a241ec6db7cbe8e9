import { endSession, listOnlineUsers } from '@residency/contract/areas/accounts/session.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

export type OnlineRow = AnswerOf<typeof listOnlineUsers>['list'][number]
export type OnlineInput = InputOf<typeof listOnlineUsers>
const KEY = 'online'
const AGAIN_MS = 60_000

/** Who is online, asked again each minute while somebody looks. */
export const useOnlineUsers = (input: OnlineInput) =>
  useQuery({
    queryKey: [KEY, input],
    queryFn: ({ signal }) => call(listOnlineUsers, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSession, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
