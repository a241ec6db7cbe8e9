import * as swap from '@residency/contract/areas/rotations/swap/swap.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A swap moves stays, which the pages of rotations show. */
export const SWAP_PATHS = ['/api/v1/rotationSwaps', '/api/v1/rotations']
export type SwapListInput = InputOf<typeof swap.listSwaps>

export const useSwaps = (input: SwapListInput) => useListOf(swap.listSwaps, input)
export const useOneSwap = (id: number) => useEndpoint(swap.getSwap, { id })
export const useWaitingSwaps = () => useWaitingOf(swap.listSwaps, { waiting: '1' })
export const useOwnSwaps = () => useEndpoint(swap.listOwnSwaps, {})

export const useSwapPartners = (blockId: number | null) =>
  useEndpoint(swap.listSwapPartners, blockId === null ? null : { blockId }, {
    quiet: false,
    staleTime: 0,
  })

export const useRequestSwap = () =>
  useChange(SWAP_PATHS, (input: InputOf<typeof swap.requestSwap>) =>
    call(swap.requestSwap, input, { quiet: true }),
  )

export const useWithdrawSwap = () =>
  useChange(SWAP_PATHS, (id: number) => call(swap.withdrawSwap, { id }))
