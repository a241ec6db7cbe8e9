import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { lotSteps } from '../../../algorithms/matching/lots.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { mayPassSeatsOn } from '../run/admission.policy.ts'
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
 * Offers with seats left over, in the published order: free ones without a waiting list, since a
 * waiting list is called before.
 */
async function leftOffers(ctx: SignedCtx, intakeId: number) {
  const pools = await findPoolsOfIntake(ctx.db, intakeId)
  const factsOf = new Map(
    pools.map((pool) => [pool.offerId, { base: pool.baseId, profession: pool.profession }]),
  )
  const freePools = pools.filter((pool) => !pool.isWaitedFor && pool.seats > pool.held)

  const offers = [...poolsByOffer(freePools)].map(
    ([id, offerPools]): LeftOffer => ({
      id,
      ...factsOf.get(id)!,
      pools: offerPools.map((pool) => ({
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
  if (!seed || !mayPassSeatsOn(intake.state)) throw fail(errors.runNotNow)

  const people = await findAdjustable(ctx.db, intake.id)
  const choices = new Map<number, ChoiceFacts[]>()

  for (const choice of await findChoicesOfRegistrations(ctx.db, intake.id, STATES[2]))
    choices.set(choice.registrationId, [...(choices.get(choice.registrationId) ?? []), choice])

  const scoresOf = scoresFinder(
    await findCheckedScores(ctx.db, intake.id, STATES[2]),
    intake.scoresBy,
  )

  const { offers, factsOf } = await leftOffers(ctx, intake.id)

  const candidates = people.map(({ id, traineeKind }): Candidate => {
    const ownChoices = choices.get(id) ?? []
    return {
      id,
      kind: traineeKind,
      firstBase: ownChoices[0] ? (factsOf.get(ownChoices[0].offerId)?.base ?? null) : null,
      professions: new Set(
        ownChoices.map((choice) => factsOf.get(choice.offerId)?.profession ?? ''),
      ),
      scores: ownChoices.map((choice) => scoresOf(id, choice.offerId)),
      refused: new Set(
        ownChoices.filter((choice) => choice.isEligible === false).map((choice) => choice.offerId),
      ),
    }
  })

  const lots = await runYielding(
    lotSteps(
      seed.seed,
      people.map((person) => person.id),
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
