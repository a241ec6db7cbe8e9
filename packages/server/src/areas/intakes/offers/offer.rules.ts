import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'

type Pool = { traineeKind: TraineeKind | null; seats: number }
type PoolUse = Pool & { held: number }

export type OfferFacts = {
  state: string

  /** Registrations, withdrawn ones left out, that name the offer among their choices. */
  choices: number

  /** Whether a seat of it was ever given. */
  isPlaced: boolean
}

export type OfferRights = {
  /** Major, training unit and conditions. */
  terms: boolean
  seats: boolean

  /** From one pool to one for each kind, or back, or other kinds. */
  split: boolean
  remove: boolean
}

/**
 * Offers are added and removed, and have an order, as long as people can still register for them.
 */
export const isOfferListOpen = (state: string) => state === 'draft' || state === 'open'

/**
 * What may change about an offer: what people chose it by stays as they chose it, and stays once
 * registration has ended; its seats may grow and shrink until the intake is finished.
 */
export function rightsOnOffer({ state, choices, isPlaced }: OfferFacts): OfferRights {
  const isFree = isOfferListOpen(state) && choices === 0
  return {
    terms: isFree,
    seats: state !== 'finished',
    split: isOfferListOpen(state) && !isPlaced,
    remove: isFree && !isPlaced,
  }
}

/** Whether two lists of pools are split the same way, regardless of their seats. */
export const hasSameSplit = (before: readonly Pool[], after: readonly Pool[]) => {
  const kinds = (pools: readonly Pool[]) => pools.map((pool) => pool.traineeKind ?? '').sort()
  return kinds(before).join() === kinds(after).join()
}

/** The first pool that would have fewer seats than are held, with how many are. */
export const findTooFew = (
  before: readonly PoolUse[],
  after: readonly Pool[],
): number | undefined =>
  before.find(
    (pool) =>
      pool.held > (after.find((newPool) => newPool.traineeKind === pool.traineeKind)?.seats ?? 0),
  )?.held

/** Kinds with a pool of their own that the offer does not take. */
export const strayKinds = (pools: readonly Pool[], kinds: readonly TraineeKind[]) =>
  pools.flatMap(({ traineeKind }) =>
    traineeKind !== null && !kinds.includes(traineeKind) ? [traineeKind] : [],
  )
