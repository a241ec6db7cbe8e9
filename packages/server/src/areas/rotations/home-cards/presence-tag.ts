import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'

/**
 * A tag next to a name: away today, or entry not confirmed; none for those who are here.
 */
export function presenceTag(words: { away: string; expected: string }, presence: Presence | null) {
  if (presence === 'away') return { text: words.away, tone: 'wait' as const }
  return presence === 'expected' ? { text: words.expected, tone: 'calm' as const } : null
}
