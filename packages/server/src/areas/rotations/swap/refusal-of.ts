import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import type { Language } from '@residency/contract/kernel'

/**
 * Why a swap was refused. People give their reason; one without was ended by a plan that rewrote
 * its stays.
 */
export const refusalOf = (
  { state, refusal }: { state: string; refusal: string | null },
  language: Language,
): string | null =>
  refusal ?? (state === swapFlow.actions.lapse.to ? swapWords[language].lapsed : null)
