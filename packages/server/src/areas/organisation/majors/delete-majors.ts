import { organisationErrors } from '@residency/contract/areas/organisation/access'
import { labelIn } from '@residency/contract/kernel'
import { inUseError } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { visibleBases } from '../organisation.policy.ts'
import { describeUses, findUsesOfEach } from '../uses.queries.ts'
import { findMajorsForUpdate } from './major.queries.ts'

/** Deletes majors, all or none; one that is offered, trained or mapped to can only be disabled. */
export async function deleteMajors(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const majors = await findMajorsForUpdate(tx.db, visibleBases(tx.actor), ids)
    if (majors.length !== ids.length) throw notFound()

    const usesOfEach = await findUsesOfEach(tx.db, 'majors', ids)

    for (const major of majors) {
      const uses = (usesOfEach.get(major.id) ?? []).map((use) =>
        use.table === 'majors' ? { ...use, table: 'mappings' } : use,
      )
      const what = describeUses(tx.language, uses)
      if (what)
        throw fail(organisationErrors.majorUsed, {
          name: labelIn(tx.language, major.name, major.nameEn),
          what,
        })
    }

    await tx.db.deleteFrom('majors').where('id', 'in', ids).execute().catch(inUseError)

    for (const { id, name, code } of majors)
      await tx.audit({
        action: 'organisation.major.delete',
        entity: 'major',
        entityId: id,
        detail: { before: auditSnapshot({ name, code }) },
      })

    return null
  })
}
