import type { PersonForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { countRevealed } from './judge-card.ts'
import { judgePeople } from './judge-people.ts'
import { lockAdditions } from './partner.queries.ts'
import { approvedPartner, openRegistrationContext, registerPeople } from './register-people.ts'

/**
 * Creates the registration of one of the unit's people, who is notified and can log in by SMS.
 * Additions are serialised.
 */
export async function addPerson(ctx: SignedCtx, form: PersonForm) {
  const unit = await approvedPartner(ctx)

  const { id, fault } = await inTransaction(ctx, async (tx) => {
    await lockAdditions(tx.db)

    const place = await openRegistrationContext(tx, form.intakeId)
    const [fault] = await judgePeople(tx, place, [form])

    return fault ? { fault } : { id: (await registerPeople(tx, place, [form]))[0]! }
  })

  if (id) return { id }
  if (fault!.reveals) await countRevealed(ctx, unit.id, 1)

  throw new Fail({ ...fault!.def, field: fault!.field }, fault!.data ?? {})
}
