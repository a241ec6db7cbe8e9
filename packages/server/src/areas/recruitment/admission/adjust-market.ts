import { admissionErrors as errors } from '@residency/contract/areas/recruitment/admission/errors'
import { lotSteps } from '../../../algorithms/matching/lots.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { choiceWarningsOf, findEducations, findEntries } from '../../signup/signup.public.ts'
import type { Intake } from '../intakes/intakes.public.ts'
import { findAdjustable, findConditions, findPublishedSeed } from './adjust.queries.ts'
import { adjust, type Candidate, type LeftOffer } from './adjust.rules.ts'
import { mayGiveLeftSeats } from './admission.policy.ts'
import { poolsByOffer, ruleOf, scoresFinder } from './assemble.rules.ts'
import { type ChoiceFacts, findCheckedScores, findChoicesOfSignUps, findPoolsOfIntake } from './collect.queries.ts'
import { calmly, STATES } from './gather.ts'

type Adjustable = Awaited<ReturnType<typeof findAdjustable>>[number]

/** Offers with seats left over, in the published order: free ones for which nobody waits, since a waiting list is called before. */
async function leftOffers(ctx: SignedCtx, intakeId: number) {
  const pools = await findPoolsOfIntake(ctx.db, intakeId)
  const factsOf = new Map(pools.map((pool) => [pool.offer_id, { base: pool.base_id, profession: pool.profession }]))
  const left = pools.filter((pool) => !pool.is_waited_for && pool.seats > pool.held)
  const offers = [...poolsByOffer(left)].map(
    ([id, own]): LeftOffer => ({
      id,
      ...factsOf.get(id)!,
      pools: own.map((pool) => ({ id: pool.id, kind: pool.trainee_kind, free: pool.seats - pool.held })),
    }),
  )
  return { offers, factsOf }
}

/** Whether somebody meets the conditions of an offer, judged once for each who asks. */
async function conditionsMet(ctx: SignedCtx, intakeId: number, people: readonly Adjustable[], offers: readonly LeftOffer[]) {
  const ids = people.map((one) => one.id)
  const wanted = new Set(offers.map((offer) => offer.id))
  const conditions = (await findConditions(ctx.db, intakeId)).filter((one) => wanted.has(one.offer_id))
  const levels = new Map<number, string[]>()
  for (const { registration_id, level } of await findEducations(ctx.db, ids))
    levels.set(registration_id, [...(levels.get(registration_id) ?? []), level])
  const certificates = new Map<number, string[]>()
  for (const { registration_id, section, data } of await findEntries(ctx.db, ids)) {
    const { title } = data as { title?: unknown }
    if (section === 'certificate') certificates.set(registration_id, [...(certificates.get(registration_id) ?? []), String(title)])
  }
  const byId = new Map(people.map((one) => [one.id, one]))
  const known = new Map<number, ReadonlySet<number>>()
  const offersMet = (id: number) => {
    const one = byId.get(id)!
    const held = { levels: levels.get(id) ?? [], certificates: certificates.get(id) ?? [] }
    const who = { birthDate: one.birth_date, traineeKind: one.trainee_kind, ...held }
    const against = choiceWarningsOf(conditions, who, dayInChina(one.submitted_at ?? ctx.now()))
    return new Set(against.filter(({ warnings }) => warnings.length === 0).map(({ offerId }) => offerId))
  }
  return (id: number, offerId: number) => {
    const met = known.get(id) ?? offersMet(id)
    known.set(id, met)
    return met.has(offerId)
  }
}

/** Who would be placed by adjustment now, and where. */
export async function adjustmentNow(ctx: SignedCtx, intake: Intake) {
  const seed = await findPublishedSeed(ctx.db, intake.id)
  if (!seed || !mayGiveLeftSeats(intake.state)) throw fail(errors.runNotNow)
  const people = await findAdjustable(ctx.db, intake.id)
  const choices = new Map<number, ChoiceFacts[]>()
  for (const one of await findChoicesOfSignUps(ctx.db, intake.id, STATES[2]))
    choices.set(one.registration_id, [...(choices.get(one.registration_id) ?? []), one])
  const scoresOf = scoresFinder(await findCheckedScores(ctx.db, intake.id, STATES[2]), intake.scores_by)
  const { offers, factsOf } = await leftOffers(ctx, intake.id)
  const candidates = people.map(({ id, trainee_kind }): Candidate => {
    const own = choices.get(id) ?? []
    return {
      id,
      kind: trainee_kind,
      firstBase: own[0] ? (factsOf.get(own[0].offer_id)?.base ?? null) : null,
      professions: new Set(own.map((one) => factsOf.get(one.offer_id)?.profession ?? '')),
      scores: own.map((one) => scoresOf(id, one.offer_id)),
      refused: new Set(own.filter((one) => one.is_eligible === false).map((one) => one.offer_id)),
    }
  })
  const lots = await calmly(
    lotSteps(
      seed.seed,
      people.map((one) => one.id),
    ),
  )
  const meets = await conditionsMet(ctx, intake.id, people, offers)
  const firstOf = (id: number) => choices.get(id)?.[0]?.offer_id
  return { people, firstOf, rows: adjust(candidates, offers, { rule: ruleOf(intake), lots, meets }) }
}
