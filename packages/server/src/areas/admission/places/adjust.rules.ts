import { createHash } from 'node:crypto'
import {
  COMPONENTS,
  type Component,
  type Rule,
  type Scores,
  totalOf,
} from '../../../algorithms/matching/admission.ts'

/**
 * A person who agreed to adjustment; `scores` are those of each choice, `refused` offers whose base
 * found them not eligible.
 */
export type Candidate = {
  id: number
  kind: string
  firstBase: number | null

  /** Those of the offers they chose: a pharmacist is not placed among technicians. */
  professions: ReadonlySet<string>
  scores: readonly Scores[]
  refused: ReadonlySet<number>
}

/**
 * An offer with seats left over, in the published order; one pool for all kinds, or one for each.
 */
export type LeftOffer = {
  id: number
  base: number
  profession: string
  pools: readonly { id: number; kind: string | null; free: number }[]
}

export type Placement = { id: number; offerId: number; poolId: number; total: number }

type CandidateTotal = Candidate & { total: number; theory: number; interview: number }

/**
 * The best total among the choices with all components at or above their minimums; without one
 * there is no adjustment.
 */
function ranked(candidate: Candidate, rule: Rule): CandidateTotal[] {
  const counts = (score: number | null, name: Component) =>
    score === null
      ? rule.weight[name] === 0 && rule.minimum[name] === 0
      : score >= rule.minimum[name]

  const whole = candidate.scores.filter((scores) =>
    COMPONENTS.every((name) => counts(scores[name], name)),
  )

  const totals = whole.map((scores) => ({
    total: totalOf(scores, rule) ?? 0,
    theory: scores.theory ?? 0,
    interview: scores.interview ?? 0,
  }))

  const best = totals.sort(
    (a, b) => b.total - a.total || b.theory - a.theory || b.interview - a.interview,
  )[0]

  return best ? [{ ...candidate, ...best }] : []
}

type Market = {
  rule: Rule
  lots: ReadonlyMap<number, number>
  meets: (candidate: number, offer: number) => boolean
}

/**
 * Places those who agreed, the best total first (ties as in the run). Each gets the first offer
 * with a free seat, a profession they chose, and conditions they meet. Offers of the base of their
 * first choice come first, then the published order.
 */
export function adjust(
  candidates: readonly Candidate[],
  offers: readonly LeftOffer[],
  { rule, lots, meets }: Market,
): Placement[] {
  const freeSeats = new Map(
    offers.flatMap((offer) => offer.pools.map((pool) => [pool.id, pool.free])),
  )

  const inOrder = candidates
    .flatMap((candidate) => ranked(candidate, rule))
    .sort(
      (a, b) =>
        b.total - a.total ||
        b.theory - a.theory ||
        b.interview - a.interview ||
        lots.get(b.id)! - lots.get(a.id)!,
    )

  return inOrder.flatMap((candidate) => {
    const near = offers.filter((offer) => offer.base === candidate.firstBase)
    const far = offers.filter((offer) => offer.base !== candidate.firstBase)

    for (const offer of [...near, ...far]) {
      if (
        !candidate.professions.has(offer.profession) ||
        candidate.refused.has(offer.id) ||
        !meets(candidate.id, offer.id)
      )
        continue

      const pool = offer.pools.find(
        ({ id, kind }) => (kind === null || kind === candidate.kind) && freeSeats.get(id)! > 0,
      )
      if (!pool) continue

      freeSeats.set(pool.id, freeSeats.get(pool.id)! - 1)

      return [{ id: candidate.id, offerId: offer.id, poolId: pool.id, total: candidate.total }]
    }

    return []
  })
}

/** What was looked at, so that nothing else is published. */
export const adjustmentHash = (rows: readonly Placement[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [...rows].sort((a, b) => a.id - b.id).map(({ id, poolId, total }) => [id, poolId, total]),
      ),
    )
    .digest('hex')
