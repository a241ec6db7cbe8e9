import { todayInShanghai } from '../../platform/clock.ts'

/** Years to filter by: from the next one back to four years ago. */
export function yearChoices(): { value: string; label: string }[] {
  const next = Number(todayInShanghai().slice(0, 4)) + 1
  return Array.from({ length: 6 }, (_, i) => ({ value: String(next - i), label: String(next - i) }))
}
