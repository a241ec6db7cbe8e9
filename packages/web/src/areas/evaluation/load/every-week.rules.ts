import type { LoadWeek } from '@residency/contract/areas/evaluation/load/load.contract'
import { addDays, mondayOf } from '@residency/contract/kernel/day'

export type Bar = Pick<LoadWeek, 'monday' | 'largest'>

const DAYS_OF_WEEK = 7

/** All weeks of a period, those without tasks too: equal distances on the axis are equal times. */
export function everyWeek(
  weeks: readonly LoadWeek[],
  { from, until }: { from: string; until: string },
): Bar[] {
  const largestOf = new Map(weeks.map(({ monday, largest }) => [monday, largest]))
  const bars: Bar[] = []

  for (let monday = mondayOf(from); monday <= until; monday = addDays(monday, DAYS_OF_WEEK))
    bars.push({ monday, largest: largestOf.get(monday) ?? 0 })

  return bars
}
