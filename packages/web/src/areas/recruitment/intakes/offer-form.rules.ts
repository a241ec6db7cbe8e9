import type { TraineeKind } from '@residency/contract/areas/signup/section.public'

type Pool = { traineeKind: TraineeKind | null; seats: number }
/** An offer as people fill it in: seats in one pool, or some for each kind. */
export type SeatValues = {
  split: 'one' | 'kinds'
  seats?: number | null
  seatsOf?: Partial<Record<TraineeKind, number | null>>
}

/** The seats as the wire has them: kinds without a figure have no pool. Null where no figure was given. */
export function poolsOf({ split, seats, seatsOf = {} }: SeatValues, kinds: readonly TraineeKind[]): Pool[] | null {
  if (split === 'one') return typeof seats === 'number' ? [{ traineeKind: null, seats }] : null
  const pools = kinds.flatMap((traineeKind): Pool[] => {
    const own = seatsOf[traineeKind]
    return typeof own === 'number' ? [{ traineeKind, seats: own }] : []
  })
  return pools.length ? pools : null
}

/** Stored seats as the form has them. */
export function seatValuesOf(pools: readonly Pool[]): SeatValues {
  const one = pools.find((pool) => pool.traineeKind === null)
  if (one) return { split: 'one', seats: one.seats }
  return { split: 'kinds', seatsOf: Object.fromEntries(pools.map((pool) => [pool.traineeKind, pool.seats])) }
}
