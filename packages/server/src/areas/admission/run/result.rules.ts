import type { Admission, Outcome, PoolSheet } from '../../../algorithms/matching/admission.ts'
import { mapInSteps, type Steps } from '../../../algorithms/matching/steps.ts'
import { poolsByOffer, poolsLeftOver } from './assemble.rules.ts'
import type { ChoiceFacts, PoolFacts, RegistrationFacts } from './market-facts.rules.ts'

/**
 * An outcome as it is kept: with the rank of its choice, and the pools whose waiting list its place
 * is on.
 */
export type StoredOutcome =
  | (Exclude<Outcome, { is: 'full' }> & { rank: number })
  | (Extract<Outcome, { is: 'full' }> & { rank: number; pools: number[] })
  | { offer: number; rank: number; is: 'notJudged' }

export type StoredResult = {
  id: number
  poolId: number | null
  total: number | null
  outcomes: StoredOutcome[]
}

export type PoolOutcome = { poolId: number; seats: number; admitted: number; cutoff: number | null }

type Seats = { pools: readonly PoolFacts[]; free: Map<number, number> }

/**
 * The pools behind a sheet of the run: one in the first run; in the second those of the offer that
 * had seats left over.
 */
function seatsBehind(sheet: PoolSheet, pools: readonly PoolFacts[], round: number): Seats {
  const own =
    round === 1 ? pools.filter((pool) => pool.traineeKind === sheet.kind) : poolsLeftOver(pools)
  return {
    pools: own,
    free: new Map(own.map((pool) => [pool.id, Math.max(0, pool.seats - pool.held)])),
  }
}

/**
 * Gives those a sheet admits, the best first, a seat of their own kind where one is left, else of
 * another.
 */
function seated(sheet: PoolSheet, { pools, free }: Seats, kindOf: ReadonlyMap<number, string>) {
  const left = new Map(free)
  return sheet.admitted.map((id) => {
    const open = pools.filter((pool) => left.get(pool.id)! > 0)
    const pool = open.find((one) => one.traineeKind === kindOf.get(id)) ?? open[0]!

    left.set(pool.id, left.get(pool.id)! - 1)

    return { id, poolId: pool.id }
  })
}

type Facts = {
  pools: readonly PoolFacts[]
  registrations: readonly RegistrationFacts[]
  /** In the order of everybody's outcomes. */
  choicesOf: ReadonlyMap<number, readonly ChoiceFacts[]>
  round: number
}

/**
 * The result of a run as it is stored, a step at a time: pool and outcomes of every applicant, and
 * how each pool was filled.
 */
export function* resultSteps(
  admission: Admission,
  { pools, registrations, choicesOf, round }: Facts,
): Steps<{ results: StoredResult[]; pools: PoolOutcome[] }> {
  const kindOf = new Map(registrations.map((one) => [one.id, one.traineeKind]))
  const byOffer = poolsByOffer(pools)

  const sheets = admission.pools.map((sheet) => {
    const seats = seatsBehind(sheet, byOffer.get(sheet.offer) ?? [], round)
    return { sheet, seats, seated: seated(sheet, seats, kindOf) }
  })

  yield

  const poolOf = new Map(sheets.flatMap((one) => one.seated.map(({ id, poolId }) => [id, poolId])))
  const queues = new Map<number, Map<string | null, number[]>>()

  for (const { sheet, seats } of sheets) {
    const own = queues.get(sheet.offer) ?? new Map<string | null, number[]>()
    const ids = seats.pools.map((pool) => pool.id)
    queues.set(sheet.offer, own.set(sheet.kind, ids))
  }

  const queuesOf = (offer: number, id: number) =>
    queues.get(offer)?.get(null) ?? queues.get(offer)?.get(kindOf.get(id)!) ?? []

  const results = yield* mapInSteps(admission.applicants, ({ id, outcomes }): StoredResult => {
    const own = choicesOf.get(id) ?? []

    const kept = outcomes.map((one, i): StoredOutcome => {
      const { rank, isEligible } = own[i]!
      if (one.is === 'notEligible' && isEligible === null)
        return { offer: one.offer, rank, is: 'notJudged' }

      return one.is === 'full' ? { ...one, rank, pools: queuesOf(one.offer, id) } : { ...one, rank }
    })

    const totals = kept.flatMap((one) =>
      one.is === 'admitted' || one.is === 'full' ? [one.total] : [],
    )
    const won = kept.find((one) => one.is === 'admitted')

    return {
      id,
      poolId: poolOf.get(id) ?? null,
      total: won?.total ?? (totals.length ? Math.max(...totals) : null),
      outcomes: kept,
    }
  })

  return { results, pools: sheets.flatMap(filledPools) }
}

const filledPools = ({
  sheet,
  seats,
  seated: given,
}: {
  sheet: PoolSheet
  seats: Seats
  seated: { poolId: number }[]
}): PoolOutcome[] =>
  seats.pools.map(({ id }) => ({
    poolId: id,
    seats: seats.free.get(id)!,
    admitted: given.filter((one) => one.poolId === id).length,
    cutoff: sheet.cutoffTotal,
  }))
