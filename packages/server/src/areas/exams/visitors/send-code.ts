import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type { sendInductionCode as call } from '@residency/contract/areas/exams/induction/own-induction.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { issueSmsCode, spendCaptcha } from '../../accounts/accounts.public.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { auditLogIn, findInvitee, typedNumbers } from './find-invitee.ts'

/**
 * Sends a code to the number of a listed person. Every other combination gets one refusal, after
 * the same work.
 */
export async function sendInductionCode(
  ctx: Ctx,
  { invitation, captchaKey, captchaCode, ...typed }: InputOf<typeof call, 'out'>,
) {
  await spendCaptcha(ctx, captchaKey, captchaCode)

  const numbers = typedNumbers(ctx, typed)

  await countTry(ctx, numbers)

  const person = await findInvitee(ctx, invitation, numbers)
  if (!person) {
    await auditLogIn(ctx, 'failed', undefined, 'code')
    throw fail(errors.inductionRefused)
  }

  await forgiveTry(ctx, numbers)

  const request = {
    purpose: 'employment',
    mobile: numbers.mobile,
    userId: undefined,
    isSent: true,
  } as const

  const { requestId, expires } = await issueSmsCode(ctx, request)

  return { captchaKey: requestId, expires }
}
