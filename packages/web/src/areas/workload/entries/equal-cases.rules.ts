import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'

type Case = Pick<Entry, 'id' | 'kind' | 'item' | 'role' | 'marks'>

/**
 * Cases of a day by item and role, in the order of their first ones; each one with indicators is
 * alone.
 */
export function groupEqualCases<T extends Case>(entries: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key =
      entry.marks.length > 0 ? String(entry.id) : `${entry.kind} ${entry.role} ${entry.item}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }

  return [...groups.values()]
}
