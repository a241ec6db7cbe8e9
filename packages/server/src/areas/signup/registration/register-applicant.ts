import { signupErrors } from '@residency/contract/areas/signup/access'
import {
  CONSENT_VERSION,
  type registerApplicant as call,
} from '@residency/contract/areas/signup/registration/registration.contract'
import type { InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  becomeApplicant,
  mustBeGoodPassword,
  openSession,
  spendSmsCode,
} from '../../accounts/accounts.public.ts'

/** Registers the holder of a mobile number as applicant; the consent is stored with its version. */
export async function registerApplicant(ctx: Ctx, input: InputOf<typeof call, 'out'>) {
  if (input.consentVersion !== CONSENT_VERSION) throw fail(signupErrors.consentNeeded)
  mustBeGoodPassword(ctx, input.password, input.iphoneNum) // before the code is used up

  await spendSmsCode(ctx, {
    requestId: input.captchaKey,
    mobile: input.iphoneNum,
    code: input.captchaCode,
    purpose: 'register',
  })

  return inTransaction(ctx, async (tx) => {
    const userId = await becomeApplicant(tx, {
      mobile: input.iphoneNum,
      password: input.password,
      realName: input.realName,
    })

    await tx.db
      .insertInto('consents')
      .values({ userId, kind: 'signup', consentVersion: input.consentVersion, givenAt: tx.now() })
      .onConflict((c) => c.doNothing())
      .execute()

    await tx.audit({
      action: 'signup.applicant.register',
      entity: 'user',
      entityId: userId,
      userId,
    })

    return openSession(tx, userId, 'applicant')
  })
}
