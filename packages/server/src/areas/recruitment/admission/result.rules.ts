import type { Admission, Outcome, PoolSheet } from '../../../algorithms/matching/admission.ts'
import { poolsByOffer, poolsLeftOver } from './assemble.rules.ts'
import type { ChoiceFacts, PoolFacts, SignUpFacts } from './collect.queries.ts'

/** An outcome as it is kept: with the rank of its choice, and the pools whose waiting list its place is on. */
export type KeptOutcome =
  | (Exclude<Outcome, { is: 'full' }> & { rank: number })
  | (Extract<Outcome, { is: 'full' }> & { rank: number; pools: number[] })
  | { offer: number; rank: number; is: 'notJudged' }
export type KeptResult = { id: number; poolId: number | null; total: number | null; outcomes: KeptOutcome[] }
export type KeptPool = { poolId: number; seats: number; admitted: number; cutoff: number | null }

type Seats = { pools: readonly PoolFacts[]; free: Map<number, number> }
/** The pools behind a sheet of the run: one in the first run; in the second those of the offer that had seats left over. */
function seatsBehind(sheet: PoolSheet, pools: readonly PoolFacts[], round: number): Seats {
  const own = round === 1 ? pools.filter((pool) => pool.trainee_kind === sheet.kind) : poolsLeftOver(pools)
  return { pools: own, free: new Map(own.map((pool) => [pool.id, Math.max(0, pool.seats - pool.held)])) }
}

/** Gives those a sheet admits, the best first, a seat of their own kind where one is left, else of another. */
function seated(sheet: PoolSheet, { pools, free }: Seats, kindOf: ReadonlyMap<number, string>) {
  const left = new Map(free)
  return sheet.admitted.map((id) => {
    const open = pools.filter((pool) => left.get(pool.id)! > 0)
    const pool = open.find((one) => one.trainee_kind === kindOf.get(id)) ?? open[0]!
    left.set(pool.id, left.get(pool.id)! - 1)
    return { id, poolId: pool.id }
  })
}

type Facts = { pools: readonly PoolFacts[]; signUps: readonly SignUpFacts[]; choices: readonly ChoiceFacts[]; round: number }
/** The result of a run as it is kept and told: everybody's pool and outcomes, and how each pool was filled. */
export function keptOf(admission: Admission, { pools, signUps, choices, round }: Facts): { results: KeptResult[]; pools: KeptPool[] } {
  const kindOf = new Map(signUps.map((one) => [one.id, one.trainee_kind]))
  const byOffer = poolsByOffer(pools)
  const sheets = admission.pools.map((sheet) => {
    const seats = seatsBehind(sheet, byOffer.get(sheet.offer) ?? [], round)
    return { sheet, seats, seated: seated(sheet, seats, kindOf) }
  })
  const poolOf = new Map(sheets.flatMap((one) => one.seated.map(({ id, poolId }) => [id, poolId])))
  const poolIds = new Map(sheets.map(({ sheet, seats }) => [`${sheet.offer}/${sheet.kind ?? ''}`, seats.pools.map((pool) => pool.id)]))
  const queues = (offer: number, id: number) => poolIds.get(`${offer}/`) ?? poolIds.get(`${offer}/${kindOf.get(id)}`) ?? []
  const choiceOf = new Map(choices.map((choice) => [`${choice.registration_id}/${choice.offer_id}`, choice]))
  const results = admission.applicants.map(({ id, outcomes }): KeptResult => {
    const kept = outcomes.map((one): KeptOutcome => {
      const { rank, is_eligible } = choiceOf.get(`${id}/${one.offer}`)!
      if (one.is === 'notEligible' && is_eligible === null) return { offer: one.offer, rank, is: 'notJudged' }
      return one.is === 'full' ? { ...one, rank, pools: queues(one.offer, id) } : { ...one, rank }
    })
    const totals = kept.flatMap((one) => (one.is === 'admitted' || one.is === 'full' ? [one.total] : []))
    const won = kept.find((one) => one.is === 'admitted')
    return { id, poolId: poolOf.get(id) ?? null, total: won?.total ?? (totals.length ? Math.max(...totals) : null), outcomes: kept }
  })
  return { results, pools: sheets.flatMap(filledPools) }
}

const filledPools = ({ sheet, seats, seated: given }: { sheet: PoolSheet; seats: Seats; seated: { poolId: number }[] }): KeptPool[] =>
  seats.pools.map(({ id }) => ({
    poolId: id,
    seats: seats.free.get(id)!,
    admitted: given.filter((one) => one.poolId === id).length,
    cutoff: sheet.cutoffTotal,
  }))
