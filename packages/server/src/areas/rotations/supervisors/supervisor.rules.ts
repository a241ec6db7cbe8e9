/** A stay that counts for its supervisor, both days included. */
export type SupervisedStay = { supervisorId: number; from: string; until: string; id?: number }

/** The most stays of one supervisor on one day between two days, and the first such day. */
export function busiestDay(
  stays: readonly SupervisedStay[],
  from: string,
  until: string,
): { count: number; day: string } {
  const near = stays.filter((stay) => stay.from <= until && stay.until >= from)
  const days = [from, ...near.map((stay) => (stay.from > from ? stay.from : from))].sort()
  let best = { count: 0, day: from }

  for (const day of days) {
    const count = near.filter((stay) => stay.from <= day && stay.until >= day).length
    if (count > best.count) best = { count, day }
  }

  return best
}

/** How many trainees a supervisor has at a time by a department's ratio: at least one. */
export const maxAtOnce = (ratio: number) => Math.max(1, Math.floor(ratio))
type Load = { busiest: number; most: number }

/** Teachers with places before those without, those with the fewest trainees first. */
export const withPlacesFirst = (a: Load, b: Load) =>
  Number(a.busiest >= a.most) - Number(b.busiest >= b.most) || a.busiest - b.busiest
