import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { findOffersOf, findOpenIntake } from '../recruitment/intakes/intakes.public.ts'

/** What the open intake offers, for the choices. */
export async function listOpenOffers(ctx: SignedCtx) {
  const intake = await findOpenIntake(ctx.db, ctx.now())
  if (!intake) throw fail(signupErrors.noOpenIntake)
  const offers = await findOffersOf(ctx.db, intake.id)
  return offers.map((o) => ({ value: o.id, label: o.major, base: o.base, unit: o.unit, quota: o.quota }))
}
