import { createHash } from 'node:crypto'
import { deferredAcceptance, type Matching, type Priority, type Proposer } from './deferred-acceptance.ts'
import { drawLots } from './lots.ts'

/** Goes up whenever the same input could give another result. */
export const RULES_VERSION = 'admission-1'
/** How many wishes there are (the specification's choice 1 to 4). */
export const MOST_CHOICES = 4

export const COMPONENTS = ['theory', 'skill', 'interview'] as const
export type Component = (typeof COMPONENTS)[number]
/** Hundredths of a point; null: not there. */
export type Scores = Readonly<Record<Component, number | null>>
/** Weights add up to 100; a component of weight 0 may be missing. Minimums are hundredths of a point. */
export type Rule = { weight: Readonly<Record<Component, number>>; minimum: Readonly<Record<Component, number>> }

/** `scores` hold for this offer where the intake scores by offer, else they are the applicant's own. */
export type Choice = { offer: number; isEligible: boolean; scores: Scores }
export type Applicant = { id: number; kind: string; choices: readonly Choice[] }
/** Seats of an offer: one number for all, or one for each trainee kind. */
export type Offer = { id: number; seats: number | Readonly<Record<string, number>> }
export type AdmissionInput = { rule: Rule; seed: string; applicants: readonly Applicant[]; offers: readonly Offer[] }

/** Why a choice came to nothing, or that it came true. */
export type Outcome =
  | { offer: number; is: 'admitted'; total: number }
  | { offer: number; is: 'notEligible' }
  | { offer: number; is: 'kindNotWanted' }
  | { offer: number; is: 'scoreMissing'; component: Component }
  | { offer: number; is: 'belowMinimum'; component: Component; minimum: number }
  | { offer: number; is: 'full'; total: number; cutoff: number | null; waitingPlace: number }
  | { offer: number; is: 'notNeeded' }
export type PoolSheet = {
  offer: number
  kind: string | null
  seats: number
  admitted: readonly number[]
  cutoffTotal: number | null
  waiting: readonly number[]
}
export type Admission = {
  rulesVersion: string
  inputHash: string
  applicants: readonly { id: number; admittedTo: number | null; outcomes: readonly Outcome[] }[]
  pools: readonly PoolSheet[]
}

/** The total in hundredths: weighted, rounded half up once, at the end; null when a component that counts is missing. */
export function totalOf(scores: Scores, { weight }: Rule): number | null {
  let sum = 0
  for (const component of COMPONENTS) {
    const score = scores[component]
    if (weight[component] === 0) continue
    if (score === null) return null
    sum += score * weight[component]
  }
  return Math.floor((sum + 50) / 100)
}

/** What keeps an applicant from an offer before any ranking. */
function obstacle(choice: Choice, rule: Rule, hasPool: boolean): Outcome | undefined {
  const { offer, scores } = choice
  if (!hasPool) return { offer, is: 'kindNotWanted' }
  if (!choice.isEligible) return { offer, is: 'notEligible' }
  for (const component of COMPONENTS) {
    const score = scores[component]
    if (score === null && (rule.weight[component] > 0 || rule.minimum[component] > 0)) return { offer, is: 'scoreMissing', component }
    if (score !== null && score < rule.minimum[component]) return { offer, is: 'belowMinimum', component, minimum: rule.minimum[component] }
  }
  return undefined
}

type PoolAt = { offer: number; kind: string | null; seats: number }
function poolsOf(offers: readonly Offer[]): PoolAt[] {
  return [...offers]
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id, seats }): PoolAt[] =>
      typeof seats === 'number'
        ? [{ offer: id, kind: null, seats }]
        : Object.entries(seats)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([kind, count]) => ({ offer: id, kind, seats: count })),
    )
}
const nameOf = (offer: number, kind: string | null) => `${offer}/${kind ?? ''}`

/** The input in one form whatever order it came in. */
export function inputHashOf({ rule, seed, applicants, offers }: AdmissionInput): string {
  const scores = (of: Scores) => COMPONENTS.map((component) => of[component])
  const canonical = [
    RULES_VERSION,
    COMPONENTS.map((component) => [rule.weight[component], rule.minimum[component]]),
    seed,
    [...applicants].sort((a, b) => a.id - b.id).map((a) => [a.id, a.kind, a.choices.map((c) => [c.offer, c.isEligible, scores(c.scores)])]),
    poolsOf(offers).map(({ offer, kind, seats }) => [offer, kind, seats]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

/**
 * The admission run: choices against seats by applicant-proposing deferred acceptance, ranked by total, then theory, then interview,
 * then one lot per applicant. Pure: the same input gives the identical result, in whatever order its rows come.
 */
export function runAdmission(input: AdmissionInput): Admission {
  const applicants = [...input.applicants].sort((a, b) => a.id - b.id)
  const pools = poolsOf(input.offers)
  const places = new Map(pools.map((pool, i) => [nameOf(pool.offer, pool.kind), i]))
  const poolFor = (offer: number, kind: string) => places.get(nameOf(offer, null)) ?? places.get(nameOf(offer, kind))
  const lots = drawLots(
    input.seed,
    applicants.map((one) => one.id),
  )
  const priorityOf = (id: number, scores: Scores): Priority => [
    totalOf(scores, input.rule) ?? 0,
    scores.theory ?? 0,
    scores.interview ?? 0,
    lots.get(id)!,
  ]
  const proposers = applicants.map(({ id, kind, choices }): Proposer => {
    if (choices.length > MOST_CHOICES) throw new Error(`admission: applicant ${id} has more than ${MOST_CHOICES} choices`)
    const wishes = choices.flatMap((choice) => {
      const pool = poolFor(choice.offer, kind)
      return obstacle(choice, input.rule, pool !== undefined) ? [] : [{ pool: pool!, priority: priorityOf(id, choice.scores) }]
    })
    return { id, wishes }
  })
  const matching = deferredAcceptance(
    proposers,
    pools.map(({ seats }, id) => ({ id, seats })),
  )
  return {
    rulesVersion: RULES_VERSION,
    inputHash: inputHashOf(input),
    applicants: applicants.map((one, i) => explain(one, proposers[i]!, input.rule, matching, poolFor)),
    pools: matching.pools.map((pool, i) => ({
      ...pools[i]!,
      admitted: pool.held,
      cutoffTotal: pool.cutoff?.[0] ?? null,
      waiting: pool.waiting,
    })),
  }
}

/** For each choice in its order: what came of it and why. */
function explain(
  { id, kind, choices }: Applicant,
  proposer: Proposer,
  rule: Rule,
  matching: Matching,
  poolFor: (offer: number, kind: string) => number | undefined,
): Admission['applicants'][number] {
  const at = matching.placed.get(id) ?? null
  const won = at === null ? undefined : proposer.wishes[at]!.pool
  let isPlaced = false
  const outcomes = choices.map((choice): Outcome => {
    const { offer } = choice
    const pool = poolFor(offer, kind)
    const why = obstacle(choice, rule, pool !== undefined)
    if (why) return why
    if (isPlaced) return { offer, is: 'notNeeded' }
    const total = totalOf(choice.scores, rule)!
    if (pool === won) {
      isPlaced = true
      return { offer, is: 'admitted', total }
    }
    const { cutoff, waiting } = matching.pools[pool!]!
    return { offer, is: 'full', total, cutoff: cutoff?.[0] ?? null, waitingPlace: waiting.indexOf(id) + 1 }
  })
  const admitted = outcomes.find((outcome) => outcome.is === 'admitted')
  return { id, admittedTo: admitted?.offer ?? null, outcomes }
}
