import * as swap from '@residency/contract/areas/duty/swaps/swap.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A swap moves shifts, which the pages of rosters show. */
export const SWAP_PATHS = ['/api/v1/dutySwaps', '/api/v1/dutyRosters']
export type SwapListInput = InputOf<typeof swap.listShiftSwaps>

export const useSwaps = (input: SwapListInput) => useListOf(swap.listShiftSwaps, input)
export const useOneSwap = (id: number) => useEndpoint(swap.getShiftSwap, { id })
export const useWaitingSwaps = () => useWaitingOf(swap.listShiftSwaps, { waiting: '1' })
export const useOwnSwaps = () => useEndpoint(swap.listOwnShiftSwaps, {})

/** Who can take a shift is asked again at each opening: others may have changed the roster. */
export const useShiftTakers = (shiftId: number | null) =>
  useEndpoint(swap.listShiftTakers, shiftId === null ? null : { shiftId }, { staleTime: 0 })

export const useShiftsToReturn = (input: { shiftId: number; takerId: number } | null) =>
  useEndpoint(swap.listShiftsToReturn, input, { staleTime: 0 })

export const useAskForSwap = () =>
  useChange(SWAP_PATHS, (input: InputOf<typeof swap.askForShiftSwap>) =>
    call(swap.askForShiftSwap, input, { quiet: true }),
  )

export const useWithdrawSwap = () =>
  useChange(SWAP_PATHS, (id: number) => call(swap.withdrawShiftSwap, { id }))

export const useSwapConsents = () => useEndpoint(swap.listSwapConsents, {})

export const useSetSwapConsent = () =>
  useChange(SWAP_PATHS, (input: InputOf<typeof swap.setSwapConsent>) =>
    call(swap.setSwapConsent, input),
  )
