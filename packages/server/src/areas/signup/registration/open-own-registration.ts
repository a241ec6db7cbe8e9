import { signupErrors } from '@residency/contract/areas/signup/access'
import type { openOwnRegistration as call } from '@residency/contract/areas/signup/registration/registration.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOpenIntakes } from '../../intakes/intakes.public.ts'
import { getOwnRegistration } from './own-registration.ts'
import { findOwnRegistrationId } from './registration.queries.ts'

/**
 * Opens the own registration in an open intake if none can be continued, and returns it.
 */
export async function openOwnRegistration(
  ctx: SignedCtx,
  { intakeId }: InputOf<typeof call, 'out'>,
) {
  await ensureOwnRegistration(ctx, intakeId)
  return getOwnRegistration(ctx)
}

type Earlier = NonNullable<Awaited<ReturnType<typeof findOwnRegistrationId>>>

/**
 * Whether an earlier registration is continued instead of a new one: it led to a trainee or holds a
 * place, or its intake is open and no other is named. A draft in an open intake is continued in any
 * case: it can move to the other.
 */
function isContinued(earlier: Earlier, openIds: readonly number[], wantedId: number | undefined) {
  if (earlier.isTrainee || earlier.isPlaced || openIds.length === 0) return true
  if (!openIds.includes(earlier.intakeId)) return false

  const isWanted = wantedId === undefined || wantedId === earlier.intakeId

  return isWanted || earlier.state === registrationFlow.initial
}

/**
 * The own registration that the person continues, if there is one, and the intake in which a new
 * one is opened otherwise: the wanted one, else the newest that is open.
 */
export async function findOwnRegistrationOrIntake(ctx: SignedCtx, wantedId?: number) {
  const open = await findOpenIntakes(ctx.db, ctx.now())
  const intake = wantedId === undefined ? open[0] : open.find(({ id }) => id === wantedId)
  if (wantedId !== undefined && !intake) throw fail(signupErrors.intakeClosed)

  const earlier = await findOwnRegistrationId(ctx.db, ctx.actor.userId)
  const openIds = open.map(({ id }) => id)

  return earlier && isContinued(earlier, openIds, wantedId)
    ? { registrationId: earlier.id }
    : { intake }
}

/**
 * Opens the own registration, in the wanted intake if one is named, if none can be continued;
 * idempotent. Returns its id.
 */
export async function ensureOwnRegistration(ctx: SignedCtx, wantedId?: number): Promise<number> {
  const { registrationId, intake } = await findOwnRegistrationOrIntake(ctx, wantedId)
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
