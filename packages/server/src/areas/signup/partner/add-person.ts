import type { PersonForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { judgePeople } from './judge-people.ts'
import { approvedPartner, signUpPeople } from './sign-up-people.ts'

/** Opens the sign-up of one of the unit's people, who is told and can log in by SMS. */
export async function addPerson(ctx: SignedCtx, form: PersonForm) {
  return inTransaction(ctx, async (tx) => {
    const { partner, intake } = await approvedPartner(tx)
    const [fault] = await judgePeople(tx, intake.id, [form])
    if (fault) throw new Fail({ ...fault.def, field: fault.field }, fault.data ?? {})
    const [id] = (await signUpPeople(tx, [form])) as [number]
    const { user_id } = await tx.db.selectFrom('registrations').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
    await tx.db
      .insertInto('consents')
      .values({ user_id, kind: 'partner', consent_version: CONSENT_VERSION, given_at: tx.now() })
      .onConflict((c) => c.doNothing())
      .execute()
    await notify(tx, 'partner.person', [{ userId: user_id, values: { name: partner.name, intake: intake.name }, path: '/sign/basic' }])
    await tx.audit({ action: 'signup.partner.person', entity: 'registration', entityId: id })
    return { id }
  })
}
