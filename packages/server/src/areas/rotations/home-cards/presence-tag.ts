import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'

/**
 * Beside a name: that somebody is away today, or that the entry is not confirmed; nothing beside
 * those who are here.
 */
export function presenceTag(words: { away: string; expected: string }, presence: Presence | null) {
  if (presence === 'away') return { text: words.away, tone: 'wait' as const }
  return presence === 'expected' ? { text: words.expected, tone: 'calm' as const } : null
}
