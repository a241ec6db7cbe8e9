import { planErrors as errors } from '@residency/contract/areas/rotations/plan/errors'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeDraft } from '../plan/draft.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlanForUpdate } from '../plan/plan.queries.ts'

/** Divides a block whose row allows it; the second piece has no place yet. */
export const splitBlock = (
  ctx: SignedCtx,
  { id, version, blockId, months }: { id: number; version: number; blockId: number; months: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(checkVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version))
    const block = await tx.db
      .selectFrom('plan_blocks as b')
      .innerJoin('cohort_rows as r', 'r.id', 'b.row_id')
      .selectAll('b')
      .select('r.may_split')
      .where('b.plan_id', '=', id)
      .where('b.id', '=', blockId)
      .executeTakeFirst()
    if (!block) throw fail(errors.blockUnknown)
    if (block.block_id !== null) throw fail(errors.factStays)
    if (!block.may_split || months >= block.months) throw fail(errors.notDivisible)
    const { trainee_id, row_id, department_id, stage } = block
    await tx.db.updateTable('plan_blocks').set({ months }).where('id', '=', blockId).execute()
    const second = { plan_id: id, trainee_id, row_id, department_id, stage, months: block.months - months }
    await tx.db.insertInto('plan_blocks').values(second).execute()
    return { version: await updateRow(tx, 'rotation_plans', plan, { value: null, bound: null, is_proven: false }) }
  })
