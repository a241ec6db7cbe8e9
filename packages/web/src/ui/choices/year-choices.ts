import { yearInShanghai } from '../../platform/clock.ts'
import { toSameChoices } from './choices.ts'

/**
 * Years to filter by, the latest first: from the next one, which is prepared already, back to four
 * years ago.
 */
export const yearChoices = (latest = yearInShanghai() + 1, count = 6) =>
  toSameChoices(Array.from({ length: count }, (_, i) => String(latest - i)))
