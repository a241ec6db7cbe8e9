import { createHash } from 'node:crypto'
import {
  deferredAcceptanceSteps,
  type Matching,
  type Preference,
  type Priority,
  type Proposer,
} from './deferred-acceptance.ts'
import { lotSteps } from './lots.ts'
import { atOnce, mapInSteps, type Steps } from './steps.ts'

/** Increment when the same input could give another result or another hash. */
const RULES_VERSION = 'admission-2'

/** Maximum number of choices per applicant (choices 1 to 4 of the specification). */
const MAX_CHOICES = 4

export const COMPONENTS = ['theory', 'skill', 'interview'] as const
export type Component = (typeof COMPONENTS)[number]

/** Hundredths of a point; null: no score. */
export type Scores = Readonly<Record<Component, number | null>>

/**
 * Weights add up to 100; a component of weight 0 may be missing. Minimums are in hundredths of a
 * point.
 */
export type Rule = {
  weight: Readonly<Record<Component, number>>
  minimum: Readonly<Record<Component, number>>
}

/** `scores` are those for this offer if the intake scores by offer, otherwise the applicant's. */
type Choice = { offer: number; isEligible: boolean; scores: Scores }
export type Applicant = { id: number; kind: string; choices: readonly Choice[] }

/** Seats of an offer: one total, or one number per trainee kind. */
export type Offer = { id: number; seats: number | Readonly<Record<string, number>> }

export type AdmissionInput = {
  rule: Rule
  seed: string
  applicants: readonly Applicant[]
  offers: readonly Offer[]
}

/** Why a choice failed, or that it was placed. */
export type Outcome =
  | { offer: number; is: 'admitted'; total: number }
  | { offer: number; is: 'notEligible' }
  | { offer: number; is: 'kindNotWanted' }
  | { offer: number; is: 'scoreMissing'; component: Component }
  | { offer: number; is: 'belowMinimum'; component: Component; score: number; minimum: number }
  /**
   * `waitingPlace` is null for applicants who hold a seat elsewhere: they are not called for freed
   * seats.
   */
  | { offer: number; is: 'full'; total: number; cutoff: number | null; waitingPlace: number | null }
  | { offer: number; is: 'notNeeded' }

export type PoolSheet = {
  offer: number
  kind: string | null
  seats: number
  admitted: readonly number[]
  cutoffTotal: number | null

  /** Applicants without a seat who would be called for one of these seats, in order. */
  waiting: readonly number[]
}

export type Admission = {
  rulesVersion: string
  inputHash: string
  applicants: readonly { id: number; admittedTo: number | null; outcomes: readonly Outcome[] }[]
  pools: readonly PoolSheet[]
}

/**
 * The weighted total in hundredths, rounded half up once at the end; null if a weighted component
 * is missing.
 */
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

/** What makes an applicant ineligible for an offer before ranking. */
function obstacle(choice: Choice, rule: Rule, hasPool: boolean): Outcome | undefined {
  const { offer, scores } = choice
  if (!hasPool) return { offer, is: 'kindNotWanted' }
  if (!choice.isEligible) return { offer, is: 'notEligible' }

  for (const component of COMPONENTS) {
    const score = scores[component]
    if (score === null && (rule.weight[component] > 0 || rule.minimum[component] > 0))
      return { offer, is: 'scoreMissing', component }

    const minimum = rule.minimum[component]
    if (score !== null && score < minimum)
      return { offer, is: 'belowMinimum', component, score, minimum }
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

/** Finds the pool index of an offer for a trainee kind. */
function poolFinder(pools: readonly PoolAt[]) {
  const byOffer = new Map<number, Map<string | null, number>>()

  pools.forEach(({ offer, kind }, index) => {
    const kinds = byOffer.get(offer)
    if (kinds) kinds.set(kind, index)
    else byOffer.set(offer, new Map([[kind, index]]))
  })

  return (offer: number, kind: string) => {
    const kinds = byOffer.get(offer)
    return kinds?.get(null) ?? kinds?.get(kind)
  }
}

/** Hashes the input in canonical order, in steps. */
export function* inputHashSteps({ rule, seed, applicants, offers }: AdmissionInput): Steps<string> {
  const scores = (of: Scores) => COMPONENTS.map((component) => of[component])
  const hash = createHash('sha256')
  const add = (part: unknown) => void hash.update(`${JSON.stringify(part)}\n`)

  add([
    RULES_VERSION,
    COMPONENTS.map((component) => [rule.weight[component], rule.minimum[component]]),
    seed,
  ])

  add(poolsOf(offers).map(({ offer, kind, seats }) => [offer, kind, seats]))

  const inOrder = [...applicants].sort((a, b) => a.id - b.id)

  yield* mapInSteps(inOrder, (a) =>
    add([a.id, a.kind, a.choices.map((c) => [c.offer, c.isEligible, scores(c.scores)])]),
  )

  return hash.digest('hex')
}

export const inputHashOf = (input: AdmissionInput): string => atOnce(inputHashSteps(input))

/**
 * The admission run: choices against seats by applicant-proposing deferred acceptance, ranked by
 * total, then theory, then interview, then one lot per applicant. Pure: the same input in any order
 * gives the identical result.
 */
export const runAdmission = (input: AdmissionInput): Admission => atOnce(admissionSteps(input))

/** The same in steps of some tens of milliseconds, so that the caller can yield between them. */
export function* admissionSteps(input: AdmissionInput): Steps<Admission> {
  const { rule } = input
  const inputHash = yield* inputHashSteps(input)
  const applicants = [...input.applicants].sort((a, b) => a.id - b.id)
  const pools = poolsOf(input.offers)
  const poolFor = poolFinder(pools)

  const lots = yield* lotSteps(
    input.seed,
    applicants.map((applicant) => applicant.id),
  )

  const priorityOf = (id: number, scores: Scores): Priority => [
    totalOf(scores, rule) ?? 0,
    scores.theory ?? 0,
    scores.interview ?? 0,
    lots.get(id)!,
  ]

  const judged = yield* mapInSteps(applicants, ({ id, kind, choices }) => {
    if (choices.length > MAX_CHOICES)
      throw new Error(`admission: applicant ${id} has more than ${MAX_CHOICES} choices`)
    return choices.map((choice): Evaluation => {
      const pool = poolFor(choice.offer, kind)
      const why = obstacle(choice, rule, pool !== undefined)
      return why ? { why } : { pool: pool!, priority: priorityOf(id, choice.scores) }
    })
  })

  const proposers = applicants.map(
    ({ id }, i): Proposer => ({
      id,
      preferences: judged[i]!.filter((judgement): judgement is Preference => !('why' in judgement)),
    }),
  )

  const matching = yield* deferredAcceptanceSteps(
    proposers,
    pools.map(({ seats }, id) => ({ id, seats })),
  )

  const waiting = matching.pools.map((pool) =>
    pool.waiting.filter((id) => matching.placed.get(id) === null),
  )
  const places = waiting.map((ids) => new Map(ids.map((id, i) => [id, i + 1])))
  const explained = yield* mapInSteps(applicants, (applicant, i) =>
    explain(applicant, judged[i]!, proposers[i]!, matching, places),
  )

  return {
    rulesVersion: RULES_VERSION,
    inputHash,
    applicants: explained,
    pools: matching.pools.map((pool, i) => ({
      ...pools[i]!,
      admitted: pool.holders,
      cutoffTotal: pool.cutoff?.[0] ?? null,
      waiting: waiting[i]!,
    })),
  }
}

/** A choice before matching: its obstacle, or its preference. */
type Evaluation = Preference | { why: Outcome }

/** The outcome of each choice, in order. */
function explain(
  { id, choices }: Applicant,
  evaluations: readonly Evaluation[],
  { preferences }: Proposer,
  matching: Matching,
  places: readonly ReadonlyMap<number, number>[],
): Admission['applicants'][number] {
  const at = matching.placed.get(id) ?? null
  const won = at === null ? undefined : preferences[at]!
  let isPlaced = false

  const outcomes = choices.map(({ offer }, i): Outcome => {
    const evaluation = evaluations[i]!
    if ('why' in evaluation) return evaluation.why
    if (isPlaced) return { offer, is: 'notNeeded' }

    const total = evaluation.priority[0]!
    if (evaluation === won) {
      isPlaced = true
      return { offer, is: 'admitted', total }
    }

    const cutoff = matching.pools[evaluation.pool]!.cutoff

    return {
      offer,
      is: 'full',
      total,
      cutoff: cutoff?.[0] ?? null,
      waitingPlace: places[evaluation.pool]!.get(id) ?? null,
    }
  })

  const admitted = outcomes.find((outcome) => outcome.is === 'admitted')

  return { id, admittedTo: admitted?.offer ?? null, outcomes }
}
