import { signupErrors } from '@residency/contract/areas/signup/errors'
import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { findOpenIntake } from '../recruitment/intakes/intakes.public.ts'
import { getOwnRegistration } from './own-registration.ts'
import { findOwnRegistrationId } from './registration.queries.ts'

/**
 * Opens the own registration in the open intake; idempotent. An earlier registration does not prevent it, unless it led to a
 * trainee or holds a place.
 */
export async function openOwnRegistration(ctx: SignedCtx) {
  const intake = await findOpenIntake(ctx.db, ctx.now())
  const there = await findOwnRegistrationId(ctx.db, ctx.actor.userId)
  if (there && (!intake || there.intake_id === intake.id || there.is_trainee || there.is_placed)) return getOwnRegistration(ctx)
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
  return getOwnRegistration(ctx)
}
