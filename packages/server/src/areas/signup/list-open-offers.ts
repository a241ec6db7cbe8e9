import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail, found } from '../../platform/http/fail.ts'
import { findOffersOf, findOpenIntake } from '../recruitment/intakes/intakes.public.ts'
import { findRegistration } from './registration.queries.ts'
import { findConditionsOf } from './sections/section.queries.ts'

/** What the intake of a sign-up offers, else the open one, for the choices. */
export async function listOpenOffers(ctx: SignedCtx, { registrationId }: { registrationId?: number | undefined }) {
  const intakeId = registrationId ? await intakeOf(ctx, registrationId) : (await findOpenIntake(ctx.db, ctx.now()))?.id
  if (!intakeId) throw fail(signupErrors.noOpenIntake)
  const offers = await findOffersOf(ctx.db, intakeId)
  const conditions = new Map((await findConditionsOf(ctx.db, intakeId)).map((one) => [one.id, one]))
  return offers.map((o) => {
    const asked = conditions.get(o.id)
    return {
      value: o.id,
      label: o.major,
      base: o.base,
      unit: o.unit,
      quota: o.quota,
      minEducation: (asked?.min_education ?? null) as never,
      maxAge: asked?.max_age ?? null,
      certificates: asked?.certificates ?? [],
      traineeKinds: (asked?.trainee_kinds ?? null) as never,
    }
  })
}

const intakeOf = async (ctx: SignedCtx, id: number) =>
  found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId)).intake_id
