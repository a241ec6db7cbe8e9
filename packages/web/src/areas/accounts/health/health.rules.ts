import type { HealthFact, Outside } from '@residency/contract/areas/accounts/health/health.contract'
import type { HealthLevel } from '@residency/contract/kernel/health'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TONES: Readonly<Record<HealthLevel, Tone>> = { ok: 'good', warn: 'wait', alarm: 'bad' }

/** Providers that store what they would send. */
const STORING = ['outbox', 'local']

/** The tone of an outside system: on, on without sending, or off. */
export function toneOfOutside({ isOn, provider }: Pick<Outside, 'isOn' | 'provider'>): Tone {
  if (!isOn) return 'calm'

  return STORING.includes(provider) ? 'wait' : 'good'
}

type Groups = { groups: readonly { facts: readonly HealthFact[] }[] }

/** What needs attention, alarms first. */
export function factsToMend({ groups }: Groups): HealthFact[] {
  const facts = groups.flatMap((group) => group.facts)

  return [
    ...facts.filter(({ level }) => level === 'alarm'),
    ...facts.filter(({ level }) => level === 'warn'),
  ]
}

export const keyOfFact = ({ name, about }: HealthFact) => `${name} ${about ?? ''}`
