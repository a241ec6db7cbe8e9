import type { PersonForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { judgePeople } from './judge-people.ts'
import { findPartnerOfForUpdate } from './partner.queries.ts'
import { signingUp, signUpPeople } from './sign-up-people.ts'

/** Opens the sign-up of one of the unit's people, who is told and can log in by SMS. One unit adds people one after another. */
export async function addPerson(ctx: SignedCtx, form: PersonForm) {
  return inTransaction(ctx, async (tx) => {
    await findPartnerOfForUpdate(tx.db, ctx.actor.userId)
    const { intake } = await signingUp(tx)
    const [fault] = await judgePeople(tx, intake.id, [form])
    if (fault) throw new Fail({ ...fault.def, field: fault.field }, fault.data ?? {})
    const [id] = (await signUpPeople(tx, [form])) as [number]
    return { id }
  })
}
