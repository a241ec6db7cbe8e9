import { createHash } from 'node:crypto'
import {
  COMPONENTS,
  type Component,
  type Rule,
  type Scores,
  totalOf,
} from '../../../algorithms/matching/admission.ts'

/**
 * Somebody who agreed to adjustment; `scores` are those of each choice, `refused` offers whose base
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

export type Adjusted = { id: number; offerId: number; poolId: number; total: number }

type Ranked = Candidate & { total: number; theory: number; interview: number }

/**
 * Their best total among the choices whose every component is there and at or above its minimum;
 * nobody is adjusted without one.
 */
function ranked(one: Candidate, rule: Rule): Ranked[] {
  const counts = (score: number | null, name: Component) =>
    score === null
      ? rule.weight[name] === 0 && rule.minimum[name] === 0
      : score >= rule.minimum[name]

  const whole = one.scores.filter((scores) =>
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

  return best ? [{ ...one, ...best }] : []
}

type Market = {
  rule: Rule
  lots: ReadonlyMap<number, number>
  meets: (candidate: number, offer: number) => boolean
}

/**
 * Places those who agreed, the best total first (ties as in the run), each in the first offer with
 * a seat left whose conditions they meet, of a profession they chose: offers of the base of their
 * first choice first, then the published order.
 */
export function adjust(
  candidates: readonly Candidate[],
  offers: readonly LeftOffer[],
  { rule, lots, meets }: Market,
): Adjusted[] {
  const left = new Map(offers.flatMap((offer) => offer.pools.map((pool) => [pool.id, pool.free])))

  const inOrder = candidates
    .flatMap((one) => ranked(one, rule))
    .sort(
      (a, b) =>
        b.total - a.total ||
        b.theory - a.theory ||
        b.interview - a.interview ||
        lots.get(b.id)! - lots.get(a.id)!,
    )

  return inOrder.flatMap((one) => {
    const near = offers.filter((offer) => offer.base === one.firstBase)
    const far = offers.filter((offer) => offer.base !== one.firstBase)

    for (const offer of [...near, ...far]) {
      if (
        !one.professions.has(offer.profession) ||
        one.refused.has(offer.id) ||
        !meets(one.id, offer.id)
      )
        continue

      const pool = offer.pools.find(
        ({ id, kind }) => (kind === null || kind === one.kind) && left.get(id)! > 0,
      )
      if (!pool) continue

      left.set(pool.id, left.get(pool.id)! - 1)

      return [{ id: one.id, offerId: offer.id, poolId: pool.id, total: one.total }]
    }

    return []
  })
}

/** What was looked at, so that nothing else is published. */
export const adjustmentHash = (rows: readonly Adjusted[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [...rows].sort((a, b) => a.id - b.id).map(({ id, poolId, total }) => [id, poolId, total]),
      ),
    )
    .digest('hex')
