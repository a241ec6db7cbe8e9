import type { AreaWords } from './words.ts'

/** Merges the words of an area's sub-rooms, kind by kind (`fields`, `errors`, `flows` …); the first one names the area. */
export function joinWords(...lists: readonly AreaWords[]): AreaWords {
  const joined: Record<string, unknown> = {}
  for (const list of lists)
    for (const [kind, words] of Object.entries(list))
      joined[kind] =
        typeof words === 'object' && words !== null ? { ...(joined[kind] as object | undefined), ...words } : (joined[kind] ?? words)
  return joined
}
