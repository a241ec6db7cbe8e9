import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { exportOf } from '../../../platform/sheets/sheet-files.ts'
import type { AnySheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { endAndTell } from './end-and-tell.ts'
import type { TakenTask } from './task.queries.ts'
import type { Told } from './told.ts'

const MOST_BYTES = 500 * 1024 * 1024

/** Writes a task's list into the store, row by row. */
export async function runExport(ctx: SignedCtx, plan: AnySheetPlan, task: TakenTask, input: Readonly<Record<string, unknown>>, told: Told) {
  let done = 0
  async function* counted() {
    for await (const row of plan.rows(ctx, input as never)) {
      yield row
      if (++done % 500 === 0) await told(done)
    }
  }
  const reason = typeof input.reason === 'string' ? input.reason : null
  const file = exportOf(ctx, plan, counted(), task.total ?? 0, reason)
  const result = await ctx.services.blobs.put(file, MOST_BYTES)
  await told(done, done)
  const ending = { written: done, result_as: result.storedAs, result_size: result.size }
  await inTransaction(ctx, (tx) => endAndTell(tx, task, 'finish', ending))
}
