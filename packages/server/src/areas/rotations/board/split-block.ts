import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeDraft } from '../plan/must-be-current.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlanForUpdate } from '../plan/plan.queries.ts'

/** Divides a block whose row allows it; the second piece has no place yet. */
export const splitBlock = (
  ctx: SignedCtx,
  {
    id,
    version,
    blockId,
    months,
  }: { id: number; version: number; blockId: number; months: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )

    const block = await tx.db
      .selectFrom('planBlocks as b')
      .innerJoin('cohortRows as r', 'r.id', 'b.rowId')
      .selectAll('b')
      .select('r.maySplit')
      .where('b.planId', '=', id)
      .where('b.id', '=', blockId)
      .executeTakeFirst()

    if (!block) throw fail(errors.blockUnknown)
    if (block.blockId !== null) throw fail(errors.factStays)
    if (!block.maySplit || months >= block.months) throw fail(errors.notDivisible)

    const { traineeId, rowId, departmentId, stage } = block

    await tx.db.updateTable('planBlocks').set({ months }).where('id', '=', blockId).execute()

    const second = {
      planId: id,
      traineeId,
      rowId,
      departmentId,
      stage,
      months: block.months - months,
    }

    await tx.db.insertInto('planBlocks').values(second).execute()

    return {
      version: await updateRow(tx, 'rotationPlans', plan, {
        value: null,
        bound: null,
        isProven: false,
      }),
    }
  })
