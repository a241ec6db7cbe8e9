import { signupErrors } from '@residency/contract/areas/signup/access'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOffersOf, findOpenIntake } from '../../intakes/intakes.public.ts'
import { findRegistration } from '../registration/registration.queries.ts'

/** What the intake of a registration offers, else the open one, for the choices. */
export async function listOpenOffers(
  ctx: SignedCtx,
  { registrationId }: { registrationId?: number | undefined },
) {
  const intakeId = registrationId
    ? await intakeOf(ctx, registrationId)
    : (await findOpenIntake(ctx.db, ctx.now()))?.id
  if (!intakeId) throw fail(signupErrors.noOpenIntake)

  return (await findOffersOf(ctx.db, intakeId)).map((o) => ({
    value: o.id,
    label: labelIn(ctx.language, o.major, o.majorEn),
    base: labelIn(ctx.language, o.base, o.baseEn),
    unit: labelIn(ctx.language, o.unit, o.unitEn),
    quota: o.quota,
    minEducation: o.minEducation,
    maxAge: o.maxAge,
    certificates: o.certificates,
    traineeKinds: o.traineeKinds,
  }))
}

const intakeOf = async (ctx: SignedCtx, id: number) =>
  found(
    await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId),
  ).intakeId
