import type { AdmissionInput, Applicant, Component, Offer, Rule, Scores } from '../../../algorithms/matching/admission.ts'
import type { ChoiceFacts, PoolFacts, RegistrationFacts, ScoreFacts } from './market-facts.rules.ts'

type Weighted = Record<`${Component}_${'weight' | 'minimum'}`, number>
/** The rule as the intake has it. */
export const ruleOf = (i: Weighted): Rule => ({
  weight: { theory: i.theory_weight, skill: i.skill_weight, interview: i.interview_weight },
  minimum: { theory: i.theory_minimum, skill: i.skill_minimum, interview: i.interview_minimum },
})

const NONE: Scores = { theory: null, skill: null, interview: null }
const nameOf = (registration: number, offer: number | null) => `${registration}/${offer ?? ''}`

/** What somebody scored: for this offer where the intake scores by offer, else for all. */
export function scoresFinder(rows: readonly ScoreFacts[], scoresBy: string) {
  const all = new Map<string, Record<Component, number | null>>()
  for (const { registration_id, offer_id, component, points } of rows) {
    const name = nameOf(registration_id, offer_id)
    const known = all.get(name)
    if (known) known[component as Component] = points
    else all.set(name, { ...NONE, [component]: points })
  }
  return (registration: number, offer: number): Scores => all.get(nameOf(registration, scoresBy === 'offer' ? offer : null)) ?? NONE
}

const freeOf = (pool: PoolFacts) => Math.max(0, pool.seats - pool.held)

export function poolsByOffer(pools: readonly PoolFacts[]): Map<number, PoolFacts[]> {
  const offers = new Map<number, PoolFacts[]>()
  for (const pool of pools) offers.set(pool.offer_id, [...(offers.get(pool.offer_id) ?? []), pool])
  return offers
}

/** Seats as the first run ranks them: what is not held already, one number for an offer or one for each kind. */
function seatsOfFirstRun(pools: readonly PoolFacts[]): Offer[] {
  return [...poolsByOffer(pools)].map(([id, own]) => {
    const whole = own.find((pool) => pool.trainee_kind === null)
    return { id, seats: whole ? freeOf(whole) : Object.fromEntries(own.map((pool) => [pool.trainee_kind!, freeOf(pool)])) }
  })
}

/** Pools of split quotas with free seats for which nobody waits: what passes on in the second run. */
export const poolsLeftOver = (pools: readonly PoolFacts[]) =>
  pools.filter((pool) => pool.trainee_kind !== null && freeOf(pool) > 0 && !pool.is_waited_for)

/** Seats as the second run ranks them: what is left over of an offer's pools, for every kind. */
function seatsOfSecondRun(pools: readonly PoolFacts[]): Offer[] {
  const seats = new Map<number, number>()
  for (const pool of poolsLeftOver(pools)) seats.set(pool.offer_id, (seats.get(pool.offer_id) ?? 0) + freeOf(pool))
  return [...seats].map(([id, count]) => ({ id, seats: count }))
}

export type Collected = { registrations: readonly RegistrationFacts[]; choices: readonly ChoiceFacts[]; scores: readonly ScoreFacts[] }
/** The choices that count, by person and in their order: in the second run only those whose offer has seats left over. */
function choicesThatCount(choices: readonly ChoiceFacts[], offers: readonly Offer[], round: number): Map<number, ChoiceFacts[]> {
  const offered = new Set(offers.map((offer) => offer.id))
  const byPerson = new Map<number, ChoiceFacts[]>()
  for (const choice of choices) {
    if (round === 2 && !offered.has(choice.offer_id)) continue
    const own = byPerson.get(choice.registration_id)
    if (own) own.push(choice)
    else byPerson.set(choice.registration_id, [choice])
  }
  return byPerson
}

type Terms = Weighted & { scores_by: string }
/** All that a run is made of, from what the database holds; in the second run without those who have no choice left. */
export function inputOf(intake: Terms, seed: string, round: number, pools: readonly PoolFacts[], collected: Collected) {
  const offers = round === 1 ? seatsOfFirstRun(pools) : seatsOfSecondRun(pools)
  const scoresOf = scoresFinder(collected.scores, intake.scores_by)
  const choicesOf = choicesThatCount(collected.choices, offers, round)
  const applicants = collected.registrations.flatMap(({ id, trainee_kind }): Applicant[] => {
    const own = choicesOf.get(id) ?? []
    if (round === 2 && own.length === 0) return []
    const choices = own.map((c) => ({ offer: c.offer_id, isEligible: c.is_eligible === true, scores: scoresOf(id, c.offer_id) }))
    return [{ id, kind: trainee_kind, choices }]
  })
  const input: AdmissionInput = { rule: ruleOf(intake), seed, offers, applicants }
  return { input, choicesOf }
}
