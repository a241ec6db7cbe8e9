import { inSnapshot } from '../../../platform/db/in-snapshot.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { reasonOf } from '../../../platform/sheets/bind-sheet.ts'
import { exportOf } from '../../../platform/sheets/sheet-files.ts'
import type { AnySheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { endAndNotify } from './end-and-notify.ts'
import type { ReportProgress } from './report-progress.ts'
import type { TakenTask } from './task.queries.ts'

const MAX_BYTES = 500 * 1024 * 1024

/** Streams a task's list into the store. */
export async function runExport(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  input: Readonly<Record<string, unknown>>,
  report: ReportProgress,
) {
  // a try that failed may have failed by the replica
  const db = task.tries > 1 ? ctx.db : await ctx.services.replica.ofTask(ctx, task.key)
  let done = 0

  async function* reported(seen: SignedCtx) {
    for await (const row of plan.rows(seen, input)) {
      yield row
      if (++done % 500 === 0) await report(done)
    }
  }

  const result = await inSnapshot({ ...ctx, db }, (seen) =>
    ctx.services.blobs.put(exportOf(ctx, plan, reported(seen), reasonOf(input)).file, MAX_BYTES),
  )

  await report(done, done)

  const ending = { written: done, resultAs: result.storedAs, resultSize: result.size }

  await inTransaction(ctx, (tx) => endAndNotify(tx, task, 'finish', ending))
}
