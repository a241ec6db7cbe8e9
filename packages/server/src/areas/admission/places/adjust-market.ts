import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { lotSteps } from '../../../algorithms/matching/lots.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { mayGiveLeftSeats } from '../run/admission.policy.ts'
import { poolsByOffer, ruleOf, scoresFinder } from '../run/assemble.rules.ts'
import {
  findCheckedScores,
  findChoicesOfRegistrations,
  findPoolsOfIntake,
} from '../run/collect.queries.ts'
import { STATES } from '../run/gather.ts'
import type { ChoiceFacts } from '../run/market-facts.rules.ts'
import { findAdjustable, findPublishedSeed } from './adjust.queries.ts'
import { adjust, type Candidate, type LeftOffer } from './adjust.rules.ts'
import { conditionsMet } from './meet-conditions.ts'

/**
 * Offers with seats left over, in the published order: free ones for which nobody waits, since a
 * waiting list is called before.
 */
async function leftOffers(ctx: SignedCtx, intakeId: number) {
  const pools = await findPoolsOfIntake(ctx.db, intakeId)
  const factsOf = new Map(
    pools.map((pool) => [pool.offerId, { base: pool.baseId, profession: pool.profession }]),
  )
  const left = pools.filter((pool) => !pool.isWaitedFor && pool.seats > pool.held)

  const offers = [...poolsByOffer(left)].map(
    ([id, own]): LeftOffer => ({
      id,
      ...factsOf.get(id)!,
      pools: own.map((pool) => ({
        id: pool.id,
        kind: pool.traineeKind,
        free: pool.seats - pool.held,
      })),
    }),
  )

  return { offers, factsOf }
}

/** Who would be placed by adjustment now, and where. */
export async function adjustmentNow(ctx: SignedCtx, intake: Intake) {
  const seed = await findPublishedSeed(ctx.db, intake.id)
  if (!seed || !mayGiveLeftSeats(intake.state)) throw fail(errors.runNotNow)

  const people = await findAdjustable(ctx.db, intake.id)
  const choices = new Map<number, ChoiceFacts[]>()

  for (const one of await findChoicesOfRegistrations(ctx.db, intake.id, STATES[2]))
    choices.set(one.registrationId, [...(choices.get(one.registrationId) ?? []), one])

  const scoresOf = scoresFinder(
    await findCheckedScores(ctx.db, intake.id, STATES[2]),
    intake.scoresBy,
  )

  const { offers, factsOf } = await leftOffers(ctx, intake.id)

  const candidates = people.map(({ id, traineeKind }): Candidate => {
    const own = choices.get(id) ?? []
    return {
      id,
      kind: traineeKind,
      firstBase: own[0] ? (factsOf.get(own[0].offerId)?.base ?? null) : null,
      professions: new Set(own.map((one) => factsOf.get(one.offerId)?.profession ?? '')),
      scores: own.map((one) => scoresOf(id, one.offerId)),
      refused: new Set(own.filter((one) => one.isEligible === false).map((one) => one.offerId)),
    }
  })

  const lots = await runYielding(
    lotSteps(
      seed.seed,
      people.map((one) => one.id),
    ),
  )

  const meets = await conditionsMet(ctx, intake.id, people, offers)
  const firstOf = (id: number) => choices.get(id)?.[0]?.offerId

  return {
    people,
    firstOf,
    rows: adjust(candidates, offers, { rule: ruleOf(intake), lots, meets }),
  }
}
