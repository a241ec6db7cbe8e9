import type { ConcernState } from '@residency/contract/areas/messages/concerns/concern.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const CONCERN_TONES: Readonly<Record<ConcernState, Tone>> = {
  received: 'wait',
  inWork: 'busy',
  answered: 'good',
  closed: 'calm',
}

/** The readers whom the sender excluded, in a fragment, which no browser sends. */
export const hashOf = (hidden: readonly number[]) =>
  hidden.length > 0 ? `#hide=${hidden.join('.')}` : ''

/** The excluded readers of a fragment. */
export const hiddenOf = (hash: string): number[] =>
  (/^#hide=(\d{1,15}(?:\.\d{1,15}){0,49})$/.exec(hash)?.[1] ?? '')
    .split('.')
    .filter(Boolean)
    .map(Number)

/** The fragment that opens the page with the field of the code. */
export const FOLLOW = '#follow'
