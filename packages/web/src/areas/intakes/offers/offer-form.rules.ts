import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'

type Pool = { traineeKind: TraineeKind | null; seats: number }

/** An offer as form values: seats in one pool, or per trainee kind. */
export type SeatValues = {
  split: 'one' | 'kinds'
  seats?: number | null
  seatsOf?: Partial<Record<TraineeKind, number | null>>
}

/**
 * The seats in the API's format: kinds without a number have no pool. Null if there is no number.
 */
export function poolsOf(
  { split, seats, seatsOf = {} }: SeatValues,
  kinds: readonly TraineeKind[],
): Pool[] | null {
  if (split === 'one') return typeof seats === 'number' ? [{ traineeKind: null, seats }] : null

  const pools = kinds.flatMap((traineeKind): Pool[] => {
    const own = seatsOf[traineeKind]
    return typeof own === 'number' ? [{ traineeKind, seats: own }] : []
  })

  return pools.length ? pools : null
}

/** Stored seats as form values. */
export function seatValuesOf(pools: readonly Pool[]): SeatValues {
  const wholePool = pools.find((pool) => pool.traineeKind === null)
  if (wholePool) return { split: 'one', seats: wholePool.seats }

  return {
    split: 'kinds',
    seatsOf: Object.fromEntries(pools.map((pool) => [pool.traineeKind, pool.seats])),
  }
}
