import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { isDraft } from '../intakes.policy.ts'
import { findIntakesForUpdate, findUsedIntakes } from './intake.queries.ts'

/**
 * Deletes intakes with their offers, all or none; one that was opened or that somebody has
 * registered for stays.
 */
export async function deleteIntakes(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const intakes = await findIntakesForUpdate(tx.db, ids)
    if (intakes.length !== ids.length) throw notFound()

    // Read after the rows are locked: a registration that somebody handed in meanwhile is seen.
    const registeredFor = await findUsedIntakes(tx.db, ids)
    const used = intakes.find(({ id, state }) => !isDraft(state) || registeredFor.has(id))
    if (used) throw fail(errors.intakeUsed, { name: used.name })

    await tx.db.deleteFrom('offers').where('intakeId', 'in', ids).execute()
    await tx.db.deleteFrom('intakes').where('id', 'in', ids).execute()

    await tx.audit.all(
      intakes.map(({ id, name, year, serial }) => {
        const detail = { before: { name, year, serial } }
        return { action: 'recruitment.intake.delete', entity: 'intake', entityId: id, detail }
      }),
    )

    return null
  })
}
