import * as swap from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { getSwap, listOwnSwaps, listSwaps } from './list-swaps.ts'
import { requestSwap, withdrawSwap } from './request-swap.ts'
import { swapPlan } from './review-swaps.ts'
import { listSwapPartners } from './swap-partners.ts'

export function swapRoutes(binder: Binder) {
  const bind = binder(swapWords)

  bind(swap.listOwnSwaps, listOwnSwaps)
  bind(swap.listSwapPartners, listSwapPartners)
  bind(swap.requestSwap, requestSwap)
  bind(swap.withdrawSwap, withdrawSwap)
  bind(swap.listSwaps, listSwaps)
  bind(swap.getSwap, getSwap)
  bindReview(bind, swap.swapReview, swapPlan)
}
