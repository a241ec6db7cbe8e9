import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { factsOf, storedOffer } from './list-offers.ts'
import { findOffersForUpdate, type WholeOffer } from './offer.queries.ts'
import { isOfferListOpen, rightsOnOffer } from './offer.rules.ts'
import { intakeSettledError } from './save-offer.ts'

const chosen = (offer: WholeOffer | undefined) =>
  fail(errors.offerChosen, { name: offer?.major ?? '', count: Math.max(1, offer?.choices ?? 1) })

/** Deletes offers, all or none: those nobody has ever chosen, as long as people can register. */
export async function deleteOffers(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const offers = await findOffersForUpdate(tx.db, ids)
    if (offers.length !== ids.length) throw notFound()

    for (const offer of offers) {
      if (!isOfferListOpen(offer.state)) throw intakeSettledError(tx, offer)
      if (!rightsOnOffer(factsOf(offer)).remove) throw chosen(offer)
    }

    // somebody had chosen it and withdrew since: their registration still names it
    const deletion = tx.db.deleteFrom('offers').where('id', 'in', ids).execute()

    await deletion.catch((e) => {
      throw violatedConstraint(e)?.endsWith('_fkey') ? chosen(offers[0]) : e
    })

    for (const offer of offers)
      await tx.audit({
        action: 'recruitment.offer.delete',
        entity: 'offer',
        entityId: offer.id,
        detail: { before: storedOffer(offer) },
      })

    return null
  })
}
