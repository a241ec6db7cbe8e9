import type { SwapState } from '@residency/contract/areas/rotations/swap/swap.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

type Text = Readonly<Record<'none' | 'someUnmatched' | 'noneMatched', string>>
type Stays = Readonly<Record<'blockIds' | 'unmatchedIds' | 'waiting', readonly unknown[]>>

/** The hint about swaps above the stays; nothing without a stay to come. */
export function hintOf(text: Text, { blockIds, unmatchedIds, waiting }: Stays): string | undefined {
  if (blockIds.length > 0)
    return unmatchedIds.length > 0 ? `${text.none}${text.someUnmatched}` : text.none
  if (unmatchedIds.length > 0) return text.noneMatched

  return waiting.length > 0 ? text.none : undefined
}

export const SWAP_TONES: Readonly<Record<SwapState, Tone>> = {
  requested: 'wait',
  accepted: 'busy',
  departmentsPassed: 'busy',
  basePassed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

type Titles = { asked: string; other: string; departments: string; base: string }
const ORDER: readonly SwapState[] = ['requested', 'accepted', 'departmentsPassed', 'basePassed']

/**
 * The steps of a swap: who asked, the other trainee, the departments, the base; a swap that ended
 * shows no open step.
 */
export function stepsOfSwap(state: SwapState, titles: Titles): FlowStep[] {
  const reached = ORDER.indexOf(state)

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.other, state: stepStateAt(1, reached) },
    { title: titles.departments, state: stepStateAt(2, reached) },
    { title: titles.base, state: stepStateAt(3, reached) },
  ]
}

/** Whether a swap is still under way. */
export const isUnderWay = (state: SwapState) => ORDER.indexOf(state) > -1 && state !== 'basePassed'
