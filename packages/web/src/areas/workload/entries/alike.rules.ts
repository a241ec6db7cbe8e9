import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'

type Case = Pick<Entry, 'id' | 'kind' | 'item' | 'role' | 'marks'>

/**
 * Cases of a day by item and role, in the order of their first ones; each one with indicators is
 * alone.
 */
export function alikeOf<T extends Case>(entries: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const one of entries) {
    const key = one.marks.length > 0 ? String(one.id) : `${one.kind} ${one.role} ${one.item}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }

  return [...groups.values()]
}
