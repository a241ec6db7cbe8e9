import { intakesErrors as errors } from '@residency/contract/areas/intakes/errors'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isDraft } from '../intakes.policy.ts'
import { findIntakeForUpdate, hasRegistrations } from './intake.queries.ts'

/** Deletes intakes with their offers, all or none; one that was opened or that somebody has registered for stays. */
export async function deleteIntakes(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...ids].sort((a, b) => a - b)) {
      const intake = found(await findIntakeForUpdate(tx.db, id))
      if (!isDraft(intake.state) || (await hasRegistrations(tx.db, id))) throw fail(errors.intakeUsed, { name: intake.name })
      await tx.db.deleteFrom('offers').where('intake_id', '=', id).execute()
      await tx.db.deleteFrom('intakes').where('id', '=', id).execute()
      const detail = { before: { name: intake.name, year: intake.year, serial: intake.serial } }
      await tx.audit({ action: 'recruitment.intake.delete', entity: 'intake', entityId: id, detail })
    }
    return null
  })
}
