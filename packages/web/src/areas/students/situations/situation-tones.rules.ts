import type { SituationState } from '@residency/contract/areas/students/situations/situation.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const SITUATION_TONES: Readonly<Record<SituationState, Tone>> = {
  submitted: 'wait',
  basePassed: 'wait',
  officePassed: 'busy',
  inForce: 'good',
  ended: 'calm',
  rejected: 'bad',
  withdrawn: 'calm',
}

type Titles = { asked: string; base: string; office: string; inForce: string }

const ORDER: readonly SituationState[] = [
  'submitted',
  'basePassed',
  'officePassed',
  'inForce',
  'ended',
]

/**
 * The steps of a situation: asked for, base, office, in force; one that was refused or withdrawn
 * shows no open step.
 */
export function stepsOfSituation(state: SituationState, titles: Titles): FlowStep[] {
  const reached = ORDER.indexOf(state)

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.base, state: stepStateAt(1, reached) },
    { title: titles.office, state: stepStateAt(2, reached) },
    { title: titles.inForce, state: stepStateAt(3, reached) },
  ]
}

/** Pregnancy and illness are notified, not decided. */
export const isNotice = (kind: string) => kind === 'pregnancy' || kind === 'illness'

type Values = {
  kind?: string
  traineeId?: number
  startsOn?: string | null
  endsOn?: string | null
  months?: number | null
  toMajorId?: number | null
}

/** The question about the effect, once the form says enough; null before. */
export function effectInputOf(values: Values, isRecord: boolean) {
  const { kind, traineeId, startsOn, endsOn, months, toMajorId } = values
  if (isRecord && !traineeId) return null

  const of = isRecord ? { traineeId } : {}
  if (kind === 'extension' && months) return { kind, months, ...of } as const
  if (kind === 'suspension' && startsOn && endsOn && startsOn <= endsOn)
    return { kind, startsOn, endsOn, ...of } as const
  if (kind === 'transfer' && startsOn && toMajorId)
    return { kind, startsOn, toMajorId, ...of } as const

  return null
}
