import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { ENTERED_STATES } from '@residency/contract/areas/workload/entries/entry.flow'
import { casesOf } from './count.rules.ts'

type Own = Pick<Entry, 'id' | 'kind' | 'item' | 'caseDay' | 'count' | 'state' | 'mayWithdraw'>

export type OwnGroup<T extends Own> = {
  key: string
  item: string
  caseDay: string

  /** Cases that are passed or on the way to it. */
  cases: number
  entries: T[]

  /** Entries that can still be withdrawn. */
  withdrawable: T[]
}

/** The own entries by day and item, in the order of their first ones. */
export function groupsOf<T extends Own>(entries: readonly T[]): OwnGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key = `${entry.caseDay} ${entry.kind} ${entry.item}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }

  return [...groups].map(([key, some]) => ({
    key,
    item: some[0]!.item,
    caseDay: some[0]!.caseDay,
    cases: casesOf(some.filter(({ state }) => ENTERED_STATES.includes(state))),
    entries: some,
    withdrawable: some.filter(({ mayWithdraw }) => mayWithdraw),
  }))
}
