import type { Term } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { soonFrom } from '../validity.rules.ts'

/** The status of a term on a day; both its days belong to it (the hospital's own rule). */
export function termOn(
  today: string,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Term {
  if (endsOn < today) return 'over'
  if (startsOn > today) return 'coming'

  return endsOn <= soonFrom(today) ? 'ending' : 'running'
}
