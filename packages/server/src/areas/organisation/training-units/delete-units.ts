import { organisationErrors } from '@residency/contract/areas/organisation/access'
import { labelIn } from '@residency/contract/kernel'
import { inUseError } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { lockDepartmentTree } from '../departments/department.queries.ts'
import { describeUses, findUsesOfEach } from '../uses.queries.ts'
import { findUnits, lockUnits } from './unit.queries.ts'
import { mustChangeUnits } from './write-units.ts'

/**
 * Deletes units with the empty tops of their departments, all or none; one that is used can only be
 * disabled.
 */
export async function deleteTrainingUnits(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    mustChangeUnits(tx)

    await lockDepartmentTree(tx.db)
    await lockUnits(tx.db)

    const units = (await findUnits(tx.db)).filter((unit) => ids.includes(unit.id))
    if (units.length !== ids.length) throw notFound()

    const tops = units.flatMap((unit) => unit.departmentId ?? [])

    const usesOfUnits = await findUsesOfEach(tx.db, 'training_units', ids)
    const usesOfTops = await findUsesOfEach(tx.db, 'departments', tops)

    for (const unit of units) {
      const uses = [
        { table: 'departments', count: unit.departmentCount },
        ...(usesOfUnits.get(unit.id) ?? []).filter((use) => use.table !== 'departments'),
        ...(unit.departmentId === null ? [] : (usesOfTops.get(unit.departmentId) ?? [])),
      ]

      const what = describeUses(
        tx.language,
        uses.filter((use) => use.count > 0),
      )
      if (what)
        throw fail(organisationErrors.unitUsed, {
          name: labelIn(tx.language, unit.name, unit.nameEn),
          what,
        })
    }

    if (tops.length)
      await tx.db.deleteFrom('departments').where('id', 'in', tops).execute().catch(inUseError)

    await tx.db.deleteFrom('trainingUnits').where('id', 'in', ids).execute().catch(inUseError)

    for (const { id, name } of units)
      await tx.audit({
        action: 'organisation.unit.delete',
        entity: 'trainingUnit',
        entityId: id,
        detail: { before: { name } },
      })

    return null
  })
}
