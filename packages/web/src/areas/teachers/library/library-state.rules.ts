import type { LibraryRow } from '@residency/contract/areas/teachers/library/library.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

const TONES: Readonly<Record<LibraryRow['state'], Tone>> = {
  qualified: 'good',
  expired: 'calm',
  removed: 'bad',
}

/** The tone of an entry; one that ends soon asks for attention. */
export const toneOf = ({ state, isEnding }: Pick<LibraryRow, 'state' | 'isEnding'>): Tone =>
  isEnding ? 'wait' : TONES[state]
