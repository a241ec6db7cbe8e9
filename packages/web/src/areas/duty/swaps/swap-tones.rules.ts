import type { ShiftSwapState } from '@residency/contract/areas/duty/swaps/swap.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const SWAP_TONES: Readonly<Record<ShiftSwapState, Tone>> = {
  asked: 'wait',
  agreed: 'busy',
  swapped: 'good',
  refused: 'bad',
  withdrawn: 'calm',
  lapsed: 'calm',
}

type Titles = { asked: string; colleague: string; department: string }

/** What is behind and ahead of a swap; the department is a step only where it is asked. */
export function stepsOfSwap(
  { state, needsConsent }: { state: ShiftSwapState; needsConsent: boolean },
  titles: Titles,
): FlowStep[] {
  const order: readonly ShiftSwapState[] = needsConsent
    ? ['asked', 'agreed', 'swapped']
    : ['asked', 'swapped']
  const reached = order.indexOf(state)

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.colleague, state: stepStateAt(1, reached) },
    ...(needsConsent ? [{ title: titles.department, state: stepStateAt(2, reached) }] : []),
  ]
}
