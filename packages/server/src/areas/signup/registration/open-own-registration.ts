import { signupErrors } from '@residency/contract/areas/signup/access'
import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOpenIntake } from '../../intakes/intakes.public.ts'
import { getOwnRegistration } from './own-registration.ts'
import { findOwnRegistrationId } from './registration.queries.ts'

/**
 * Opens the own registration in the open intake if none can be continued, and returns it.
 */
export async function openOwnRegistration(ctx: SignedCtx) {
  await ensureOwnRegistration(ctx)
  return getOwnRegistration(ctx)
}

/**
 * The own registration that the person continues, if there is one, and the intake in which a
 * new one is opened otherwise. An earlier registration does not prevent a new one, unless it led to
 * a trainee or holds a place.
 */
export async function findOwnRegistrationOrIntake(ctx: SignedCtx) {
  const intake = await findOpenIntake(ctx.db, ctx.now())
  const earlier = await findOwnRegistrationId(ctx.db, ctx.actor.userId)
  const goesOn =
    earlier && (!intake || earlier.intakeId === intake.id || earlier.isTrainee || earlier.isPlaced)

  return goesOn ? { registrationId: earlier.id } : { intake }
}

/** Opens the own registration if none can be continued; idempotent. Returns its id. */
export async function ensureOwnRegistration(ctx: SignedCtx): Promise<number> {
  const { registrationId, intake } = await findOwnRegistrationOrIntake(ctx)
  if (registrationId !== undefined) return registrationId
  if (!intake) throw fail(signupErrors.noOpenIntake)

  const user = await ctx.db
    .selectFrom('users')
    .select(['displayName', 'mobileSealed', 'gender'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()

  const mobile = ctx.fields.openCell(
    { table: 'users', column: 'mobile', row: ctx.actor.userId },
    user.mobileSealed,
  )

  await inTransaction(ctx, async (tx) => {
    const made = await tx.db
      .insertInto('registrations')
      .values({
        intakeId: intake.id,
        userId: ctx.actor.userId,
        traineeKind: intake.traineeKinds[0] ?? 'open',
        isKindChosen: false,
        realName: user.displayName,
        gender: user.gender,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      // written out: with a parameter PostgreSQL cannot infer the partial index and refuses the
      // statement (42P10)
      .onConflict((c) =>
        c.columns(['intakeId', 'userId']).where('state', '!=', sql.lit('withdrawn')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()

    if (!made) return

    await tx.db
      .updateTable('registrations')
      .set({
        mobileSealed: ctx.fields.sealCell(
          { table: 'registrations', column: 'mobile', row: made.id },
          mobile,
        ),
        mobileHash: mobile && ctx.fields.hashOf('mobile', mobile),
      })
      .where('id', '=', made.id)
      .execute()

    await tx.audit({
      action: 'signup.registration.open',
      entity: 'registration',
      entityId: made.id,
    })
  })

  // another request of the same person may have opened it at the same moment
  return found(await findOwnRegistrationId(ctx.db, ctx.actor.userId)).id
}
