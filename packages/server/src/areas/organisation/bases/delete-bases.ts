import { organisationErrors } from '@residency/contract/areas/organisation/access'
import { labelIn } from '@residency/contract/kernel'
import { inUseError } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { setBaseAdministrators } from '../../accounts/accounts.public.ts'
import { visibleBases } from '../organisation.policy.ts'
import { describeUses, findUsesOfEach } from '../uses.queries.ts'
import { findBasesForUpdate } from './managed-base.queries.ts'
import { mustChangeBases } from './write-base.ts'

/**
 * Deletes bases, all or none; one with majors or other records can only be disabled. Its
 * administration ends with it.
 */
export async function deleteBases(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    mustChangeBases(tx)

    const bases = await findBasesForUpdate(tx.db, visibleBases(tx.actor), ids)
    if (bases.length !== ids.length) throw notFound()

    for (const { id } of bases) await setBaseAdministrators(tx, id, [])

    const uses = await findUsesOfEach(tx.db, 'bases', ids)

    for (const base of bases) {
      const what = describeUses(tx.language, uses.get(base.id) ?? [])
      if (what)
        throw fail(organisationErrors.baseUsed, {
          name: labelIn(tx.language, base.name, base.nameEn),
          what,
        })
    }

    await tx.db.deleteFrom('bases').where('id', 'in', ids).execute().catch(inUseError)

    for (const { id, name } of bases)
      await tx.audit({
        action: 'organisation.base.delete',
        entity: 'base',
        entityId: id,
        detail: { before: { name } },
      })

    return null
  })
}
