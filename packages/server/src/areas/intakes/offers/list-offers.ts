import type { OfferFilters } from '@residency/contract/areas/intakes/offers/offer.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { actionsOnOffer } from '../intakes.policy.ts'
import { describeConditions } from './condition-words.ts'
import { findOffer, findOfferPage, type WholeOffer } from './offer.queries.ts'
import { rightsOnOffer } from './offer.rules.ts'

export const CERTIFICATES = 'certificate_kind'

export const factsOf = (offer: WholeOffer) => ({
  state: offer.state,
  choices: offer.choices,
  isPlaced: offer.isPlaced,
})

/** An offer as its form holds it. */
export const storedOffer = (offer: WholeOffer) => ({
  id: offer.id,
  intakeId: offer.intakeId,
  majorId: offer.majorId,
  unitId: offer.trainingUnitId,
  minEducation: offer.minEducation,
  maxAge: offer.maxAge,
  certificates: offer.certificates,
  traineeKinds: offer.traineeKinds ?? [],
  pools: offer.pools,
  version: offer.version,
})

function presentOffer(ctx: SignedCtx, offer: WholeOffer, labels: ReadonlyMap<string, string>) {
  const sum = (count: 'seats' | 'held') =>
    offer.pools.reduce((total, pool) => total + pool[count], 0)
  return {
    ...storedOffer(offer),
    intakeName: labelIn(ctx.language, offer.intake, offer.intakeEn),
    intakeState: offer.state,
    place: offer.place,
    major: labelIn(ctx.language, offer.major, offer.majorEn),
    code: offer.code,
    base: labelIn(ctx.language, offer.base, offer.baseEn),
    unit: labelIn(ctx.language, offer.unit, offer.unitEn),
    conditions: describeConditions(ctx.language, {
      minEducation: offer.minEducation,
      maxAge: offer.maxAge,
      certificates: offer.certificates.map((value) => labels.get(value) ?? value),
      traineeKinds: offer.traineeKinds ?? [],
    }),
    seats: sum('seats'),
    held: sum('held'),
    choices: offer.choices,
    actions: actionsOnOffer(ctx.actor, rightsOnOffer(factsOf(offer))),
  }
}

export async function listOffers(ctx: SignedCtx, filters: OfferFilters) {
  const [{ rows, total }, labels] = await Promise.all([
    findOfferPage(ctx, filters),
    findDictLabels(ctx.db, CERTIFICATES, ctx.language),
  ])

  return { list: rows.map((offer) => presentOffer(ctx, offer, labels)), total }
}

/** One offer as its form, with what may still be changed. */
export async function getOfferForm(ctx: SignedCtx, { id }: { id: number }) {
  const offer = found(await findOffer(ctx.db, id))
  const { terms, seats, split } = rightsOnOffer(factsOf(offer))
  return { ...storedOffer(offer), may: { terms, seats, split } }
}
