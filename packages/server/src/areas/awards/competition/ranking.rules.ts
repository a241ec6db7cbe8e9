export type Criterion = { id: number; weight: number; scale: number }
export type Score = { candidateId: number; reviewerId: number; criterionId: number; points: number }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint) => (a / gcd(a, b)) * b
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/**
 * The score of one candidate in hundredths of a point (10000 = full marks): for each reviewer the
 * points of each criterion as a share of its scale, times its weight; the mean of the reviewers,
 * rounded half up. Exact, so that equal scores are equal: what people see is what ranks.
 */
export function scoreOf(
  criteria: readonly Criterion[],
  scores: readonly Score[],
  reviewers: number,
): number {
  const common = criteria.reduce((so, { scale }) => lcm(so, BigInt(scale)), 1n)
  const byId = new Map(criteria.map((criterion) => [criterion.id, criterion]))

  const weighted = scores.map(({ criterionId, points }) => {
    const { weight, scale } = byId.get(criterionId)!
    return BigInt(weight) * BigInt(points) * (common / BigInt(scale))
  })

  const whole = common * BigInt(reviewers)

  return Number((2n * sum(weighted) * 100n + whole) / (2n * whole))
}

type CandidateScore = { id: number; score: number }
export type RankedCandidate = CandidateScore & { place: number; isTied: boolean }

/**
 * The ranking: equal scores share a place, and the places behind them are left out (1, 2, 2, 4).
 */
export function ranked(candidates: readonly CandidateScore[]): RankedCandidate[] {
  return candidates
    .map((candidate) => ({
      ...candidate,
      place: 1 + candidates.filter(({ score }) => score > candidate.score).length,
      isTied: candidates.some(({ id, score }) => id !== candidate.id && score === candidate.score),
    }))
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
}

type Choice =
  | { taken: RankedCandidate[]; isByDecision: boolean }
  | { tie: { place: number; count: number; left: number } }

/**
 * The first `first` of a ranking. If a tie crosses the border, `chosen` names as many of the tied
 * as there are places.
 */
export function firstOf(
  ranking: readonly RankedCandidate[],
  first: number,
  chosen: readonly number[],
): Choice {
  const sharing = (place: number) => ranking.filter((candidate) => candidate.place === place)
  const fits = (candidate: RankedCandidate) =>
    candidate.place + sharing(candidate.place).length - 1 <= first
  const certain = ranking.filter(fits)
  const border = ranking.filter((candidate) => candidate.place <= first && !fits(candidate))
  if (border.length === 0) return { taken: certain, isByDecision: false }

  const openPlaces = first - certain.length
  const named = border.filter(({ id }) => chosen.includes(id))
  if (named.length !== openPlaces || chosen.length !== openPlaces)
    return { tie: { place: border[0]!.place, count: border.length, left: openPlaces } }

  return { taken: [...certain, ...named], isByDecision: true }
}
