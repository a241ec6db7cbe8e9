import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { lockIntakes } from '../intake/intake.queries.ts'
import { isOfferListOpen } from './offer.rules.ts'
import { lockOffersOf, writeOfferOrder } from './offer-write.queries.ts'
import { intakeSettledError } from './save-offer.ts'

/**
 * Puts all offers of an intake into their published order; an incomplete list is stale and refused.
 */
export async function orderOffers(ctx: SignedCtx, { id, ids }: { id: number; ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const intake = found((await lockIntakes(tx.db, [id]))[0])
    if (!isOfferListOpen(intake.state)) throw intakeSettledError(tx, intake)

    const offers = await lockOffersOf(tx.db, id)
    const orderedIds = new Set(ids)
    if (
      orderedIds.size !== ids.length ||
      offers.length !== ids.length ||
      offers.some((offer) => !orderedIds.has(offer.id))
    )
      throw fail(errors.offersStale)

    await writeOfferOrder(tx.db, ids)

    await tx.audit({
      action: 'recruitment.offer.order',
      entity: 'intake',
      entityId: id,
      detail: { ids },
    })

    return null
  })
}
