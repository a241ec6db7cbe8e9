import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Tones of the states of a standard. */
export const STANDARD_TONES: Readonly<Record<'draft' | 'published' | 'superseded', Tone>> = {
  draft: 'wait',
  published: 'good',
  superseded: 'calm',
}
