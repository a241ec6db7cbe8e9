import { POINTS } from '@residency/contract/areas/rotations/preferences/points.public'
import type { PlanPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'

type TraineeScore = Pick<PlanPreferences['trainees'][number], 'met' | 'name'>

/** How many trainees have so many points met: from none to all ten. */
export function distributionOf(trainees: readonly TraineeScore[]): number[] {
  const counts = Array.from({ length: POINTS + 1 }, () => 0)
  for (const { met } of trainees) if (met !== null) counts[met]! += 1

  return counts
}

/** Who has the fewest points met, and how many; null where nobody's preferences count. */
export function leastMet(
  trainees: readonly TraineeScore[],
): { met: number; names: string[] } | null {
  const counted = trainees.flatMap(({ met, name }) => (met === null ? [] : [{ met, name }]))
  if (counted.length === 0) return null

  const met = Math.min(...counted.map((person) => person.met))

  return { met, names: counted.filter((person) => person.met === met).map(({ name }) => name) }
}
