import type { Admission, Outcome, PoolSheet } from '../../../algorithms/matching/admission.ts'
import { mapInSteps, type Steps } from '../../../algorithms/matching/steps.ts'
import { poolsByOffer, poolsLeftOver } from './assemble.rules.ts'
import type { ChoiceFacts, PoolFacts, RegistrationFacts } from './market-facts.rules.ts'

/**
 * An outcome as it is stored: with the rank of its choice, and the pools whose waiting list its
 * place is on.
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
  const sheetPools =
    round === 1 ? pools.filter((pool) => pool.traineeKind === sheet.kind) : poolsLeftOver(pools)
  return {
    pools: sheetPools,
    free: new Map(sheetPools.map((pool) => [pool.id, Math.max(0, pool.seats - pool.held)])),
  }
}

/**
 * Gives those a sheet admits, the best first, a seat of their own kind where one is left, else of
 * another.
 */
function seated(sheet: PoolSheet, { pools, free }: Seats, kindOf: ReadonlyMap<number, string>) {
  const freeSeats = new Map(free)
  return sheet.admitted.map((id) => {
    const open = pools.filter((pool) => freeSeats.get(pool.id)! > 0)
    const pool = open.find((pool) => pool.traineeKind === kindOf.get(id)) ?? open[0]!

    freeSeats.set(pool.id, freeSeats.get(pool.id)! - 1)

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
  const kindOf = new Map(
    registrations.map((registration) => [registration.id, registration.traineeKind]),
  )
  const byOffer = poolsByOffer(pools)

  const sheets = admission.pools.map((sheet) => {
    const seats = seatsBehind(sheet, byOffer.get(sheet.offer) ?? [], round)
    return { sheet, seats, seated: seated(sheet, seats, kindOf) }
  })

  yield

  const poolOf = new Map(
    sheets.flatMap((sheet) => sheet.seated.map(({ id, poolId }) => [id, poolId])),
  )
  const queues = new Map<number, Map<string | null, number[]>>()

  for (const { sheet, seats } of sheets) {
    const queuesByKind = queues.get(sheet.offer) ?? new Map<string | null, number[]>()
    const ids = seats.pools.map((pool) => pool.id)
    queues.set(sheet.offer, queuesByKind.set(sheet.kind, ids))
  }

  const queuesOf = (offer: number, id: number) =>
    queues.get(offer)?.get(null) ?? queues.get(offer)?.get(kindOf.get(id)!) ?? []

  const results = yield* mapInSteps(admission.applicants, ({ id, outcomes }): StoredResult => {
    const ownChoices = choicesOf.get(id) ?? []

    const storedOutcomes = outcomes.map((outcome, i): StoredOutcome => {
      const { rank, isEligible } = ownChoices[i]!
      if (outcome.is === 'notEligible' && isEligible === null)
        return { offer: outcome.offer, rank, is: 'notJudged' }

      return outcome.is === 'full'
        ? { ...outcome, rank, pools: queuesOf(outcome.offer, id) }
        : { ...outcome, rank }
    })

    const totals = storedOutcomes.flatMap((outcome) =>
      outcome.is === 'admitted' || outcome.is === 'full' ? [outcome.total] : [],
    )
    const won = storedOutcomes.find((outcome) => outcome.is === 'admitted')

    return {
      id,
      poolId: poolOf.get(id) ?? null,
      total: won?.total ?? (totals.length ? Math.max(...totals) : null),
      outcomes: storedOutcomes,
    }
  })

  return { results, pools: sheets.flatMap(filledPools) }
}

const filledPools = ({
  sheet,
  seats,
  seated: seatedTotals,
}: {
  sheet: PoolSheet
  seats: Seats
  seated: { poolId: number }[]
}): PoolOutcome[] =>
  seats.pools.map(({ id }) => ({
    poolId: id,
    seats: seats.free.get(id)!,
    admitted: seatedTotals.filter((seat) => seat.poolId === id).length,
    cutoff: sheet.cutoffTotal,
  }))
