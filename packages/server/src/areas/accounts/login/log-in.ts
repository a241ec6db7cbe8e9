import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { login } from '@residency/contract/areas/accounts/login/session.contract'
import { type InputOf, MOBILE_PATTERN, normaliseMobile } from '@residency/contract/kernel'
import { foldUsername } from '@residency/contract/kernel/fold'
import { passwordFits } from '../../../platform/crypto/passwords.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isKnownDevice, rememberDevice } from '../sessions/known-devices.ts'
import { openSession } from '../sessions/open-session.ts'
import { spendCaptcha } from './captcha.ts'
import { accountOf, countAttempt, forgetAttempts } from './slow-down.ts'

/**
 * Logs in with username and password. Unknown user, wrong password and disabled account get the
 * same answer in the same time.
 */
export async function logIn(ctx: Ctx, input: InputOf<typeof login, 'out'>) {
  await spendCaptcha(ctx, input.captchaKey, input.captchaCode)

  const username = foldUsername(input.username)
  const user = await findByName(ctx, username)
  const number = normaliseMobile(username)
  // every spelling of an unknown number is one number
  const account = accountOf(user, MOBILE_PATTERN.test(number) ? number : username)

  const attempt = {
    way: 'password',
    account,
    isKnownDevice: await isKnownDevice(ctx, user?.id),
  } as const

  await countAttempt(ctx, attempt)

  const fits = await passwordFits(user?.passwordHash ?? null, input.password, ctx.keys.oneTime)
  const isOver = user?.oneTimeUntil ? user.oneTimeUntil < ctx.now() : false
  if (!user || !fits || user.status !== 1 || isOver) {
    await ctx.audit({
      action: 'accounts.session.open',
      result: 'failed',
      entity: 'user',
      entityId: user?.id ?? null,
      userId: user?.id ?? null,
      detail: { entry: 'password' },
    })

    throw fail(accountsErrors.loginRefused)
  }

  await forgetAttempts(ctx, attempt)

  return inTransaction(ctx, async (tx) => {
    await rememberDevice(tx, user.id)
    return openSession(tx, user.id, 'password')
  })
}

/**
 * Finds an account by username or mobile number (applicants have random usernames and type their
 * number).
 */
function findByName(ctx: Ctx, name: string) {
  const query = ctx.db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'status', 'oneTimeUntil'])
    .where('deletedAt', 'is', null)

  const number = normaliseMobile(name)
  if (MOBILE_PATTERN.test(number))
    return query
      .where((e) =>
        e.or([
          e('mobileHash', 'in', ctx.fields.hashesOf('mobile', number)),
          e('username', '=', name),
        ]),
      )
      .orderBy('id')
      .executeTakeFirst()

  return query.where('username', '=', name.includes('\u0000') ? '' : name).executeTakeFirst()
}
