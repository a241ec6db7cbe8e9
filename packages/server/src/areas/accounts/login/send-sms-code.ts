import type { sendSmsCode as call } from '@residency/contract/areas/accounts/login/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findEnabledByMobile } from '../sessions/session.queries.ts'
import { spendCaptcha } from './captcha.ts'
import { issueSmsCode } from './sms-codes.ts'

/**
 * Sends a code to a number after an image captcha. Codes for login and binding are sent only if an
 * enabled account has the number.
 */
export async function sendSmsCode(ctx: Ctx, input: InputOf<typeof call, 'out'>) {
  await spendCaptcha(ctx, input.captchaKey, input.captchaCode)

  const user = await findEnabledByMobile(ctx.db, ctx.fields, input.iphoneNum)
  const isSent = input.purpose === 'register' || user !== undefined

  const { requestId, expires } = await issueSmsCode(ctx, {
    purpose: input.purpose,
    mobile: input.iphoneNum,
    userId: user?.id,
    isSent,
  })

  return { captchaKey: requestId, expires }
}
