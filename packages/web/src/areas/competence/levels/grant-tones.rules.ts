import type { GrantState } from '@residency/contract/areas/competence/levels/grant.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const GRANT_TONES: Readonly<Record<GrantState, Tone>> = {
  proposed: 'wait',
  granted: 'good',
  declined: 'bad',
  retracted: 'calm',
  withdrawn: 'bad',
  ended: 'calm',
}

type DecidedLevel = { isCurrent: boolean; grantedOn: string | null }

/** Whether a later decision about the item applies. */
export const isSuperseded = ({ isCurrent, grantedOn }: DecidedLevel) =>
  grantedOn !== null && !isCurrent

/** Whether a proposal was granted at once. */
export const isDecided = (state: GrantState) => state === 'granted'
