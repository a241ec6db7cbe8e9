import type { CompletionState } from '@residency/contract/areas/students/completion/completion.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const COMPLETION_TONES: Readonly<Record<CompletionState, Tone>> = {
  proposed: 'wait',
  confirmed: 'good',
  certified: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

export const LINE_TONES = {
  met: 'good',
  missing: 'wait',
  unrecorded: 'calm',
} as const satisfies Record<string, Tone>

const ORDER = ['proposed', 'confirmed', 'certified'] as const
type Titles = Readonly<Record<(typeof ORDER)[number], string>>

/** The steps of a completion; one that ended shows no open step. */
export function stepsOfCompletion(state: CompletionState, titles: Titles): FlowStep[] {
  const reached = (ORDER as readonly string[]).indexOf(state)

  return ORDER.map((step, index) => ({ title: titles[step], state: stepStateAt(index, reached) }))
}

/** What the own page says first. */
export const ownStageOf = (state: CompletionState | null) => state ?? 'notYet'
