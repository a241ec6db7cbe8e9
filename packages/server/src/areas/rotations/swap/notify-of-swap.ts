import type { SWAP_REVIEW_ACTIONS } from '@residency/contract/areas/rotations/swap/swap.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { SwapRow } from './swap.queries.ts'
import { swapNotices } from './swap-notices.seed.ts'

const PATH = '/rotation/own'
type SwapParties = Pick<SwapRow, 'name' | 'otherName' | 'ownerUserId' | 'otherUserId'>

/**
 * Notices of a step: an answer of the other trainee to the one who asked; everything after it to
 * both. A single department's consent to nobody.
 */
export async function notifyOfSwap(
  tx: SignedCtx,
  action: (typeof SWAP_REVIEW_ACTIONS)[number] | 'lapse',
  reason: string | null,
  swaps: readonly SwapParties[],
) {
  if (action === 'agreeAsDepartment') return

  const toOwner = swaps.map((s) => ({
    userId: s.ownerUserId,
    values: { trainee: s.otherName, reason: reason ?? '' },
    path: PATH,
  }))

  const toOther = swaps.map((s) => ({
    userId: s.otherUserId,
    values: { trainee: s.name, reason: reason ?? '' },
    path: PATH,
  }))

  const isAnswer = action === 'accept' || action === 'decline'

  await notify(tx, swapNotices[action], isAnswer ? toOwner : [...toOwner, ...toOther])
}
