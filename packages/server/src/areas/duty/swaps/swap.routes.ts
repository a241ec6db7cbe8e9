import * as swap from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { askForSwap, withdrawSwap } from './ask-for-swap.ts'
import { listShiftsToReturn, listShiftTakers } from './find-takers.ts'
import { getShiftSwap, listOwnShiftSwaps, listShiftSwaps } from './list-swaps.ts'
import { shiftSwapPlan } from './review-swaps.ts'
import { listSwapConsents, setSwapConsent } from './swap-consents.ts'

export function shiftSwapRoutes(binder: Binder) {
  const bind = binder(shiftSwapWords)

  bind(swap.listOwnShiftSwaps, listOwnShiftSwaps)
  bind(swap.listShiftTakers, listShiftTakers)
  bind(swap.listShiftsToReturn, listShiftsToReturn)
  bind(swap.askForShiftSwap, askForSwap)
  bind(swap.withdrawShiftSwap, withdrawSwap)
  bind(swap.listSwapConsents, listSwapConsents)
  bind(swap.setSwapConsent, setSwapConsent)
  bind(swap.listShiftSwaps, listShiftSwaps)
  bind(swap.getShiftSwap, getShiftSwap)
  bindReview(bind, swap.shiftSwapReview, shiftSwapPlan)
}
