import { kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type {
  AnySheetPlan,
  ImportOrder,
  SheetInto,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { endAndNotify } from './end-and-notify.ts'
import { judgeImport } from './judge-import.ts'
import { Cancelled, type ReportProgress } from './report-progress.ts'
import { saveProgress, type TakenTask } from './task.queries.ts'
import { writeImportResult } from './write-import-result.ts'

const NAMED_IN_LOG = 500

/** Checks again inside the transaction: other writes may have made rows invalid. */
async function mustStillBeRight(
  tx: SignedCtx,
  plan: AnySheetPlan,
  rows: readonly ValidRow<unknown>[],
  into: SheetInto,
) {
  await plan.lock?.(tx)
  const faults = (await plan.judge?.(tx, rows, into)) ?? []
  if (faults.length) throw fail(kernelErrors.changedMeanwhile)
}

/** The written records for the audit log, truncated to the first ones. */
const namesOf = (plan: AnySheetPlan, rows: readonly ValidRow<unknown>[]) =>
  rows
    .slice(0, NAMED_IN_LOG)
    .map(({ item }) => (item as Record<string, unknown>)[plan.columns[0]!.key] ?? null)

/**
 * Imports a task's sheet: all rows or none; with `mode` valid, only the valid rows. Stores the
 * sheet with invalid cells marked.
 */
export async function runImport(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  { mode, into }: ImportOrder,
  report: ReportProgress,
) {
  const { count, same, unchanged, absent, unread, right, byRow, wrong, listedFaults } =
    await judgeImport(ctx, plan, task, into, report)

  const wanted = mode === 'all' && wrong > 0 ? [] : right

  const result = await writeImportResult(
    ctx,
    plan,
    task,
    into,
    { byRow, unchanged, absent, isWritten: wanted.length > 0 },
    report,
  )

  await report(0)

  const ending = {
    written: wanted.length,
    unchanged: same,
    wrong,
    findings: { faults: listedFaults, unread },
    resultAs: result.storedAs,
    resultSize: result.size,
  } as const

  await inTransaction(ctx, async (tx) => {
    // a plan made for few rows is slow for many
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx.db)

    // progress is saved outside the transaction, so that readers see it
    if (wanted.length) {
      await mustStillBeRight(tx, plan, wanted, into)
      await plan.write(tx, wanted, (done) => report(done), into)
    }

    await tx.audit({
      action: 'settings.sheet.import',
      result: wanted.length || wrong === 0 ? 'ok' : 'failed',
      entity: plan.sheet,
      detail: {
        rows: count,
        written: wanted.length,
        unchanged: same,
        wrong,
        mode,
        records: namesOf(plan, wanted),
      },
    })

    if (!(await saveProgress(tx.db, task.id, ctx.now(), { done: count }))) throw new Cancelled()

    await endAndNotify(tx, task, 'finish', ending)
  }).catch(async (e: unknown) => {
    await ctx.services.blobs.discard(result.storedAs)
    throw e
  })
}
