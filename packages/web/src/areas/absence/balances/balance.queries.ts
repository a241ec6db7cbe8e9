import * as balance from '@residency/contract/areas/absence/balances/balance.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/leaveBalances', '/api/v1/leaves']
export type BalanceListInput = InputOf<typeof balance.listBalances>
export const useBalances = (input: BalanceListInput) => useListOf(balance.listBalances, input)
export const useBalanceChoices = () => useEndpoint(balance.listBalanceChoices, {})

export const useBalancesOf = (id: number, year: number | undefined) =>
  useEndpoint(balance.getBalances, { id, ...(year ? { year } : {}) })

export const useAdjustBalance = () =>
  useChange(PATHS, (input: InputOf<typeof balance.adjustBalance>) =>
    call(balance.adjustBalance, input, { quiet: true }),
  )

export const useSetWorksSince = () =>
  useChange(PATHS, (input: InputOf<typeof balance.setWorksSince>) =>
    call(balance.setWorksSince, input, { quiet: true }),
  )
