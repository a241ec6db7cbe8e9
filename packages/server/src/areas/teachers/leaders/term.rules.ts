import type { Term } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { soonFrom } from '../validity.rules.ts'

/** Where a term stands on a day; both its days belong to it (the hospital's own rule). */
export function termOn(today: string, { starts_on, ends_on }: { starts_on: string; ends_on: string }): Term {
  if (ends_on < today) return 'over'
  if (starts_on > today) return 'coming'
  return ends_on <= soonFrom(today) ? 'ending' : 'running'
}
