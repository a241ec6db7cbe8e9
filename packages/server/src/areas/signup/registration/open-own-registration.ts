import { signupErrors } from '@residency/contract/areas/signup/errors'
import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOpenIntake } from '../../intakes/intakes.public.ts'
import { getOwnRegistration } from './own-registration.ts'
import { findOwnRegistrationId } from './registration.queries.ts'

/** Opens the own registration in the open intake, if there is none to go on with, and answers it. */
export async function openOwnRegistration(ctx: SignedCtx) {
  await ensureOwnRegistration(ctx)
  return getOwnRegistration(ctx)
}

/**
 * The own registration with which the person goes on, if there is one, and the intake in which a new one is opened otherwise. An earlier
 * registration does not prevent a new one, unless it led to a trainee or holds a place.
 */
export async function findOwnRegistrationOrIntake(ctx: SignedCtx) {
  const intake = await findOpenIntake(ctx.db, ctx.now())
  const earlier = await findOwnRegistrationId(ctx.db, ctx.actor.userId)
  const goesOn = earlier && (!intake || earlier.intake_id === intake.id || earlier.is_trainee || earlier.is_placed)
  return goesOn ? { registrationId: earlier.id } : { intake }
}

/** Opens the own registration if there is none to go on with; idempotent. Returns its id. */
export async function ensureOwnRegistration(ctx: SignedCtx): Promise<number> {
  const { registrationId, intake } = await findOwnRegistrationOrIntake(ctx)
  if (registrationId !== undefined) return registrationId
  if (!intake) throw fail(signupErrors.noOpenIntake)

  const user = await ctx.db
    .selectFrom('users')
    .select(['real_name', 'nickname', 'mobile_sealed', 'gender'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  const mobile = ctx.fields.openCell({ table: 'users', column: 'mobile', row: ctx.actor.userId }, user.mobile_sealed)
  await inTransaction(ctx, async (tx) => {
    const made = await tx.db
      .insertInto('registrations')
      .values({
        intake_id: intake.id,
        user_id: ctx.actor.userId,
        trainee_kind: intake.trainee_kinds[0] ?? 'open',
        is_kind_chosen: false,
        real_name: user.real_name ?? user.nickname,
        gender: user.gender,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      // written out: with a parameter PostgreSQL cannot infer the partial index and refuses the statement (42P10)
      .onConflict((c) => c.columns(['intake_id', 'user_id']).where('state', '!=', sql.lit('withdrawn')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await tx.db
      .updateTable('registrations')
      .set({
        mobile_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'mobile', row: made.id }, mobile),
        mobile_hash: mobile && ctx.fields.hashOf('mobile', mobile),
      })
      .where('id', '=', made.id)
      .execute()
    await tx.audit({ action: 'signup.registration.open', entity: 'registration', entityId: made.id })
  })

  // another request of the same person may have opened it at the same moment
  return found(await findOwnRegistrationId(ctx.db, ctx.actor.userId)).id
}
