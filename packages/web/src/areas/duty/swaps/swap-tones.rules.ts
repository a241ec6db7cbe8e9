import type { ShiftSwapState } from '@residency/contract/areas/duty/swaps/swap.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
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

  const stateOf = (step: number): FlowStep['state'] => {
    if (reached === -1) return 'wait'
    if (step <= reached) return 'finish'

    return step === reached + 1 ? 'process' : 'wait'
  }

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.colleague, state: stateOf(1) },
    ...(needsConsent ? [{ title: titles.department, state: stateOf(2) }] : []),
  ]
}
