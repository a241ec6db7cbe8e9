import { signupErrors } from '@residency/contract/areas/signup/access'
import { partnerErrors } from '@residency/contract/areas/signup/partner/access'
import type { registerPartner as call } from '@residency/contract/areas/signup/partner/partner.contract'
import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  becomeMember,
  mustBeGoodPassword,
  openSession,
  spendSmsCode,
} from '../../accounts/accounts.public.ts'
import { isCreditCode } from './partner.rules.ts'

const CONSTRAINTS = {
  partners_credit_code_key: partnerErrors.creditCodeTaken,
  partners_user_id_key: partnerErrors.alreadyPartner,
}

/** Registers a partner unit for the holder of a mobile number; the office approves it later. */
export async function registerPartner(ctx: Ctx, input: InputOf<typeof call, 'out'>) {
  if (input.consentVersion !== CONSENT_VERSION) throw fail(signupErrors.consentNeeded)
  if (!isCreditCode(input.creditCode)) throw fail(partnerErrors.creditCodeWrong)
  mustBeGoodPassword(ctx, input.password, input.iphoneNum) // before the code is used up

  await spendSmsCode(ctx, {
    requestId: input.captchaKey,
    mobile: input.iphoneNum,
    code: input.captchaCode,
    purpose: 'register',
  })

  return inTransaction(ctx, async (tx) => {
    const person = {
      mobile: input.iphoneNum,
      password: input.password,
      realName: input.contactName,
    }

    const userId = await becomeMember(tx, person, 'PARTNER')

    const { id } = await tx.db
      .insertInto('partners')
      .values({
        userId,
        name: input.unitName,
        creditCode: input.creditCode,
        contactName: input.contactName,
        createdAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const mobileSealed = tx.fields.sealCell(
      { table: 'partners', column: 'mobile', row: id },
      input.iphoneNum,
    )

    await tx.db
      .updateTable('partners')
      .set({ mobileSealed, mobileHash: tx.fields.hashOf('mobile', input.iphoneNum) })
      .where('id', '=', id)
      .execute()

    await tx.audit({ action: 'signup.partner.register', entity: 'partner', entityId: id, userId })

    return openSession(tx, userId, 'applicant')
  }).catch(constraintErrors(CONSTRAINTS))
}
