import { yearInShanghai } from '../../platform/clock.ts'

/**
 * Years to filter by, the latest first: from the next one, which is prepared already, back to four
 * years ago.
 */
export const yearChoices = (
  latest = yearInShanghai() + 1,
  count = 6,
): { value: string; label: string }[] =>
  Array.from({ length: count }, (_, i) => ({
    value: String(latest - i),
    label: String(latest - i),
  }))
