import {
  endSession,
  listOnlineUsers,
} from '@residency/contract/areas/accounts/login/session.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

export type OnlineRow = AnswerOf<typeof listOnlineUsers>['list'][number]
export type OnlineInput = InputOf<typeof listOnlineUsers>
const PATHS = ['/api/v1/sessions']
const AGAIN_MS = 60_000

/** Online users, refetched every minute while shown. */
export const useOnlineUsers = (input: OnlineInput) =>
  useListOf(listOnlineUsers, input, { refetchInterval: AGAIN_MS })

export const useEndSession = () => useChange(PATHS, (id: string) => call(endSession, { id }))
