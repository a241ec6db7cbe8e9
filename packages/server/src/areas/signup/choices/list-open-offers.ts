import { signupErrors } from '@residency/contract/areas/signup/errors'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOffersOf, findOpenIntake } from '../../intakes/intakes.public.ts'
import { findRegistration } from '../registration/registration.queries.ts'

/** What the intake of a registration offers, else the open one, for the choices. */
export async function listOpenOffers(ctx: SignedCtx, { registrationId }: { registrationId?: number | undefined }) {
  const intakeId = registrationId ? await intakeOf(ctx, registrationId) : (await findOpenIntake(ctx.db, ctx.now()))?.id
  if (!intakeId) throw fail(signupErrors.noOpenIntake)
  return (await findOffersOf(ctx.db, intakeId)).map((o) => ({
    value: o.id,
    label: labelIn(ctx.language, o.major, o.major_en),
    base: labelIn(ctx.language, o.base, o.base_en),
    unit: labelIn(ctx.language, o.unit, o.unit_en),
    quota: o.quota,
    minEducation: o.min_education as never,
    maxAge: o.max_age,
    certificates: o.certificates,
    traineeKinds: o.trainee_kinds as never,
  }))
}

const intakeOf = async (ctx: SignedCtx, id: number) =>
  found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId)).intake_id
