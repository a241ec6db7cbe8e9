import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { momentAfter } from '../../../platform/clock.ts'
import {
  faultOfPassword,
  hashOneTime,
  hashPassword,
  newOneTimePassword,
  passwordFits,
} from '../../../platform/crypto/passwords.ts'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { isKnownDevice } from '../sessions/known-devices.ts'
import { endSessionsOf } from '../sessions/session.queries.ts'
import { ONE_TIME_MS } from '../users/create-user.ts'
import { findUserForUpdate } from '../users/user.queries.ts'
import { mustNotBeAbove } from '../users/user-grants.ts'
import { accountOf, countAttempt, forgetAttempts } from './slow-down.ts'

const FAULTS = {
  short: accountsErrors.passwordShort,
  weak: accountsErrors.passwordWeak,
  classes: accountsErrors.passwordClasses,
} as const

/** Refuses a new password that is too short, common or derived from the username. */
export function mustBeGoodPassword(ctx: Ctx, password: string, username: string) {
  const fault = faultOfPassword(password, [username], ctx.config.PASSWORD_CLASSES)
  if (fault) throw fail(FAULTS[fault])
}

/**
 * Changes the user's own password, given the old one; ends every other session. Wrong old passwords
 * are rate-limited like logins.
 */
export async function changeOwnPassword(
  ctx: SignedCtx,
  input: { oldPassword: string; newPassword: string },
) {
  const user = await ctx.db
    .selectFrom('users')
    .select(['username', 'passwordHash'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()

  const id = ctx.actor.userId

  const attempt = {
    way: 'password',
    account: accountOf({ id }, ''),
    isKnownDevice: await isKnownDevice(ctx, id),
  } as const

  await countAttempt(ctx, attempt)

  if (!(await passwordFits(user.passwordHash, input.oldPassword, ctx.keys.oneTime))) {
    await ctx.audit({
      action: 'accounts.password.change',
      result: 'failed',
      entity: 'user',
      entityId: ctx.actor.userId,
    })

    throw fail(accountsErrors.oldPasswordWrong)
  }

  await forgetAttempts(ctx, attempt)
  if (input.oldPassword === input.newPassword) throw fail(accountsErrors.passwordSame)
  mustBeGoodPassword(ctx, input.newPassword, user.username)

  const passwordHash = await hashPassword(input.newPassword)

  return inTransaction(ctx, async (tx) => {
    const done = await tx.db
      .updateTable('users')
      .set({
        passwordHash,
        mustChangePassword: false,
        oneTimeUntil: null,
        passwordChangedAt: tx.now(),
      })
      .where('id', '=', ctx.actor.userId)
      .where('passwordHash', '=', user.passwordHash)
      .executeTakeFirst()

    if (done.numUpdatedRows === 0n) throw fail(accountsErrors.oldPasswordWrong)

    await endSessionsOf(tx.db, [ctx.actor.userId], tx.now(), ctx.actor.sessionId)

    await tx.audit({
      action: 'accounts.password.change',
      entity: 'user',
      entityId: ctx.actor.userId,
    })

    return null
  })
}

/**
 * Sets a one-time password (the published client sends one) and ends the account's sessions. A
 * generated password is answered once.
 */
export async function resetUserPassword(
  ctx: SignedCtx,
  input: { id: number; password?: string | undefined },
) {
  if (input.id === ctx.actor.userId) throw fail(accountsErrors.notOneself)
  return inTransaction(ctx, async (tx) => {
    const user = found(await findUserForUpdate(tx.db, visibleUsers(ctx.actor), input.id))
    await mustNotBeAbove(tx, [input.id])

    if (input.password !== undefined) mustBeGoodPassword(ctx, input.password, user.username)

    const random = input.password === undefined ? newOneTimePassword() : null
    const passwordHash =
      random === null ? await hashPassword(input.password!) : hashOneTime(random, ctx.keys.oneTime)

    await tx.db
      .updateTable('users')
      .set({
        passwordHash,
        mustChangePassword: true,
        oneTimeUntil: momentAfter(tx.now(), ONE_TIME_MS),
        passwordChangedAt: tx.now(),
      })
      .where('id', '=', input.id)
      .execute()

    await endSessionsOf(tx.db, [input.id], tx.now())
    await tx.audit({ action: 'accounts.password.reset', entity: 'user', entityId: input.id })

    return { id: user.id, username: user.username, oneTimePassword: random }
  })
}
