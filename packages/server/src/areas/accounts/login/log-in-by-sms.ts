import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { loginBySms } from '@residency/contract/areas/accounts/login/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { isKnownDevice, rememberDevice } from '../sessions/known-devices.ts'
import { openSession } from '../sessions/open-session.ts'
import { findEnabledByMobile } from '../sessions/session.queries.ts'
import { accountOf, countAttempt, forgetAttempts } from './slow-down.ts'
import { spendSmsCode } from './sms-codes.ts'

/**
 * Logs in with a mobile number and an SMS code. A wrong code and an unknown number get the same
 * answer.
 */
export async function logInBySms(ctx: Ctx, input: InputOf<typeof loginBySms, 'out'>) {
  const mobile = input.iphoneNum
  const user = await findEnabledByMobile(ctx.db, ctx.fields, mobile)

  const attempt = {
    way: 'sms',
    account: accountOf(user, mobile),
    isKnownDevice: await isKnownDevice(ctx, user?.id),
  } as const

  await countAttempt(ctx, attempt)

  const refuse = async () => {
    const entityId = user?.id ?? null

    await ctx.audit({
      action: 'accounts.session.open',
      result: 'failed',
      entity: 'user',
      entityId,
      userId: entityId,
      detail: { entry: 'sms' },
    })

    return fail(accountsErrors.smsCodeWrong)
  }

  try {
    await spendSmsCode(ctx, {
      requestId: input.captchaKey,
      mobile,
      code: input.captchaCode,
      purpose: 'login',
    })
  } catch (e) {
    throw e instanceof Fail ? await refuse() : e
  }

  if (!user) throw await refuse()

  await forgetAttempts(ctx, attempt)

  return inTransaction(ctx, async (tx) => {
    await rememberDevice(tx, user.id)
    return openSession(tx, user.id, 'sms')
  })
}
