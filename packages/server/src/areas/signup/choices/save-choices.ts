import { signupErrors } from '@residency/contract/areas/signup/access'
import type { ChoicesForm } from '@residency/contract/areas/signup/sections/section.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findOffersOf } from '../../intakes/intakes.public.ts'
import { saving } from '../sections/saving-section.ts'

const unjudged = { isEligible: null, eligibilityReason: null, judgedBy: null, judgedAt: null }

/**
 * Saves the choices in their order; each must be an offer of the registration's own intake. What
 * was judged of one that stays is kept.
 */
export const saveChoices = (ctx: SignedCtx, input: ChoicesForm & { id: number }) =>
  saving(ctx, input, 'train', async (tx, r) => {
    const offered = new Set((await findOffersOf(tx.db, r.intakeId)).map((o) => o.id))
    if (!input.offerIds.every((id) => offered.has(id))) throw fail(signupErrors.offerUnknown)

    const before = await tx.db
      .deleteFrom('registrationChoices')
      .where('registrationId', '=', r.id)
      .returningAll()
      .execute()

    const judged = new Map(before.map((choice) => [choice.offerId, choice]))

    const rows = input.offerIds.map((offerId, i) => ({
      ...unjudged,
      ...judged.get(offerId),
      registrationId: r.id,
      rank: i + 1,
      offerId,
    }))

    if (rows.length) await tx.db.insertInto('registrationChoices').values(rows).execute()

    // nothing of it can be core: once a registration is passed its choices stay
    return { set: { acceptsAdjustment: input.acceptsAdjustment }, changed: [] }
  })
