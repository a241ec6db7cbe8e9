import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { ChoicesForm } from '@residency/contract/areas/signup/section.contract'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { findOffersOf } from '../recruitment/intakes/intakes.public.ts'
import { saving } from './saving-section.ts'

/** Saves the choices in their order; each must be an offer of the sign-up's own intake. */
export const saveChoices = (ctx: SignedCtx, input: ChoicesForm & { id: number }) =>
  saving(ctx, input, 'train', async (tx, r) => {
    const offered = new Set((await findOffersOf(tx.db, r.intake_id)).map((o) => o.id))
    if (!input.offerIds.every((id) => offered.has(id))) throw fail(signupErrors.offerUnknown)
    await tx.db.deleteFrom('registration_choices').where('registration_id', '=', r.id).execute()
    if (input.offerIds.length)
      await tx.db
        .insertInto('registration_choices')
        .values(input.offerIds.map((offer_id, i) => ({ registration_id: r.id, rank: i + 1, offer_id })))
        .execute()
    // nothing of it can be core: once a sign-up is passed its choices stay
    return { set: { accepts_adjustment: input.acceptsAdjustment }, changed: [] }
  })
