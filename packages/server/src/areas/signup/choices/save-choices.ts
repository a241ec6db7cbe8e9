import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { ChoicesForm } from '@residency/contract/areas/signup/sections/section.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findOffersOf } from '../../intakes/intakes.public.ts'
import { saving } from '../sections/saving-section.ts'

const unjudged = { is_eligible: null, eligibility_reason: null, judged_by: null, judged_at: null }

/** Saves the choices in their order; each must be an offer of the registration's own intake. What was judged of one that stays is kept. */
export const saveChoices = (ctx: SignedCtx, input: ChoicesForm & { id: number }) =>
  saving(ctx, input, 'train', async (tx, r) => {
    const offered = new Set((await findOffersOf(tx.db, r.intake_id)).map((o) => o.id))
    if (!input.offerIds.every((id) => offered.has(id))) throw fail(signupErrors.offerUnknown)
    const before = await tx.db.deleteFrom('registration_choices').where('registration_id', '=', r.id).returningAll().execute()
    const judged = new Map(before.map((choice) => [choice.offer_id, choice]))
    const rows = input.offerIds.map((offer_id, i) => ({
      ...unjudged,
      ...judged.get(offer_id),
      registration_id: r.id,
      rank: i + 1,
      offer_id,
    }))
    if (rows.length) await tx.db.insertInto('registration_choices').values(rows).execute()
    // nothing of it can be core: once a registration is passed its choices stay
    return { set: { accepts_adjustment: input.acceptsAdjustment }, changed: [] }
  })
