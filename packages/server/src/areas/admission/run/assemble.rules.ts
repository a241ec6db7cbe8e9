import type {
  AdmissionInput,
  Applicant,
  Component,
  Offer,
  Rule,
  Scores,
} from '../../../algorithms/matching/admission.ts'
import type { ChoiceFacts, PoolFacts, RegistrationFacts, ScoreFacts } from './market-facts.rules.ts'

type ScoreWeights = Record<`${Component}${'Weight' | 'Minimum'}`, number>

/** The rule as the intake has it. */
export const ruleOf = (i: ScoreWeights): Rule => ({
  weight: { theory: i.theoryWeight, skill: i.skillWeight, interview: i.interviewWeight },
  minimum: { theory: i.theoryMinimum, skill: i.skillMinimum, interview: i.interviewMinimum },
})

const NONE: Scores = { theory: null, skill: null, interview: null }
const nameOf = (registration: number, offer: number | null) => `${registration}/${offer ?? ''}`

/** The scores of a registration: for this offer where the intake scores by offer, else for all. */
export function scoresFinder(rows: readonly ScoreFacts[], scoresBy: string) {
  const all = new Map<string, Record<Component, number | null>>()
  for (const { registrationId, offerId, component, points } of rows) {
    const name = nameOf(registrationId, offerId)
    const existing = all.get(name)
    if (existing) existing[component as Component] = points
    else all.set(name, { ...NONE, [component]: points })
  }

  return (registration: number, offer: number): Scores =>
    all.get(nameOf(registration, scoresBy === 'offer' ? offer : null)) ?? NONE
}

const freeOf = (pool: PoolFacts) => Math.max(0, pool.seats - pool.held)

export function poolsByOffer(pools: readonly PoolFacts[]): Map<number, PoolFacts[]> {
  const offers = new Map<number, PoolFacts[]>()
  for (const pool of pools) offers.set(pool.offerId, [...(offers.get(pool.offerId) ?? []), pool])

  return offers
}

/** Seats of the first run: those that are free, one number for an offer or one for each kind. */
function seatsOfFirstRun(pools: readonly PoolFacts[]): Offer[] {
  return [...poolsByOffer(pools)].map(([id, offerPools]) => {
    const whole = offerPools.find((pool) => pool.traineeKind === null)
    return {
      id,
      seats: whole
        ? freeOf(whole)
        : Object.fromEntries(offerPools.map((pool) => [pool.traineeKind!, freeOf(pool)])),
    }
  })
}

/**
 * Pools of split quotas with free seats and without a waiting list: these seats pass on in the
 * second run.
 */
export const poolsLeftOver = (pools: readonly PoolFacts[]) =>
  pools.filter((pool) => pool.traineeKind !== null && freeOf(pool) > 0 && !pool.isWaitedFor)

/** Seats as the second run ranks them: what is left over of an offer's pools, for every kind. */
function seatsOfSecondRun(pools: readonly PoolFacts[]): Offer[] {
  const seats = new Map<number, number>()
  for (const pool of poolsLeftOver(pools))
    seats.set(pool.offerId, (seats.get(pool.offerId) ?? 0) + freeOf(pool))

  return [...seats].map(([id, count]) => ({ id, seats: count }))
}

export type IntakeData = {
  registrations: readonly RegistrationFacts[]
  choices: readonly ChoiceFacts[]
  scores: readonly ScoreFacts[]
}

/**
 * The choices that count, by person and in their order: in the second run only those whose offer
 * has seats left over.
 */
function choicesThatCount(
  choices: readonly ChoiceFacts[],
  offers: readonly Offer[],
  round: number,
): Map<number, ChoiceFacts[]> {
  const offered = new Set(offers.map((offer) => offer.id))
  const byPerson = new Map<number, ChoiceFacts[]>()

  for (const choice of choices) {
    if (round === 2 && !offered.has(choice.offerId)) continue

    const sameRegistration = byPerson.get(choice.registrationId)
    if (sameRegistration) sameRegistration.push(choice)
    else byPerson.set(choice.registrationId, [choice])
  }

  return byPerson
}

type Terms = ScoreWeights & { scoresBy: string }

/**
 * All that a run is made of, from what the database holds; in the second run without those who have
 * no choice left.
 */
export function inputOf(
  intake: Terms,
  seed: string,
  round: number,
  pools: readonly PoolFacts[],
  collected: IntakeData,
) {
  const offers = round === 1 ? seatsOfFirstRun(pools) : seatsOfSecondRun(pools)
  const scoresOf = scoresFinder(collected.scores, intake.scoresBy)
  const choicesOf = choicesThatCount(collected.choices, offers, round)

  const applicants = collected.registrations.flatMap(({ id, traineeKind }): Applicant[] => {
    const ownChoices = choicesOf.get(id) ?? []
    if (round === 2 && ownChoices.length === 0) return []

    const choices = ownChoices.map((c) => ({
      offer: c.offerId,
      isEligible: c.isEligible === true,
      scores: scoresOf(id, c.offerId),
    }))

    return [{ id, kind: traineeKind, choices }]
  })

  const input: AdmissionInput = { rule: ruleOf(intake), seed, offers, applicants }

  return { input, choicesOf }
}
