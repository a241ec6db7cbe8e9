import { setImmediate } from 'node:timers/promises'
import { kernelErrors, sheetErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { SheetRow } from '../../../platform/excel/read-sheet.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { absentFrom, withAbsentColumns } from '../../../platform/sheets/absent-columns.ts'
import { inSheetOrder, judgeRow } from '../../../platform/sheets/judge-rows.ts'
import { type Outcome, resultOf } from '../../../platform/sheets/sheet-files.ts'
import type { AnySheetPlan, Fault, ImportOrder, Judged, SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import { endAndNotify } from './end-and-notify.ts'
import { readRows } from './read-rows.ts'
import { Cancelled, type ReportProgress } from './report-progress.ts'
import { saveProgress, type TakenTask } from './task.queries.ts'

const FAULTS_KEPT = 100
const NAMED_IN_LOG = 500
const MOST_BYTES = 200 * 1024 * 1024

/** Validates every row by itself, then the valid ones against each other and the database. */
async function judge(ctx: SignedCtx, plan: AnySheetPlan, task: TakenTask, into: SheetInto, report: ReportProgress) {
  const right: Judged<unknown>[] = []
  const first: Fault[] = []
  let absent: readonly string[] = []
  let whole: ((row: SheetRow) => SheetRow) | undefined
  let count = 0
  for await (const row of readRows(ctx, plan, task, (there) => {
    absent = absentFrom(plan, there)
  })) {
    whole ??= await withAbsentColumns(ctx, plan, absent, report)
    const judged = judgeRow(ctx, plan, whole(row))
    if ('item' in judged) right.push({ row: row.row, item: judged.item })
    else if (first.length < FAULTS_KEPT) first.push(...judged.faults)
    if (++count % 500 === 0) {
      await report(0)
      await setImmediate() // yields to other requests
    }
  }
  if (count === 0) throw fail(sheetErrors.sheetEmpty)
  await report(0, count)
  const among = inSheetOrder(plan, (await plan.judge?.(ctx, right, into)) ?? [])
  await report(0)
  const byRow = new Map<number, Fault[]>()
  for (const fault of among) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  const shown = inSheetOrder(plan, [...first, ...among.slice(0, FAULTS_KEPT)]).slice(0, FAULTS_KEPT)
  return { count, absent, right: right.filter(({ row }) => !byRow.has(row)), byRow, wrong: count - right.length + byRow.size, shown }
}

type Judgement = Outcome & { byRow: ReadonlyMap<number, Fault[]> }
async function writeResult(ctx: SignedCtx, plan: AnySheetPlan, task: TakenTask, { byRow, ...outcome }: Judgement, report: ReportProgress) {
  async function* tried() {
    let count = 0
    for await (const row of readRows(ctx, plan, task)) {
      if (++count % 500 === 0) await report(0)
      const judged = judgeRow(ctx, plan, row)
      yield { ...row, faults: 'faults' in judged ? judged.faults : (byRow.get(row.row) ?? []) }
    }
  }
  return ctx.services.blobs.put(resultOf(ctx, plan, tried(), outcome), MOST_BYTES)
}

/** Checks again inside the transaction: other writes may have made rows invalid. */
async function mustStillBeRight(tx: SignedCtx, plan: AnySheetPlan, rows: readonly Judged<unknown>[], into: SheetInto) {
  await plan.lock?.(tx)
  const faults = (await plan.judge?.(tx, rows, into)) ?? []
  if (faults.length) throw fail(kernelErrors.changedMeanwhile)
}

/** The written records for the audit log, truncated to the first ones. */
const namesOf = (plan: AnySheetPlan, rows: readonly Judged<unknown>[]) =>
  rows.slice(0, NAMED_IN_LOG).map(({ item }) => (item as Record<string, unknown>)[plan.columns[0]!.key] ?? null)

/** Imports a task's sheet: all rows or none; with `mode` valid, only the valid rows. Stores the sheet with invalid cells marked. */
export async function runImport(ctx: SignedCtx, plan: AnySheetPlan, task: TakenTask, { mode, into }: ImportOrder, report: ReportProgress) {
  const { count, absent, right, byRow, wrong, shown } = await judge(ctx, plan, task, into, report)
  const wanted = mode === 'all' && wrong > 0 ? [] : right
  const result = await writeResult(ctx, plan, task, { byRow, absent, isWritten: wanted.length > 0 }, report)
  await report(0)
  const ending = {
    written: wanted.length,
    wrong,
    faults: JSON.stringify(shown),
    result_as: result.storedAs,
    result_size: result.size,
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
      result: wanted.length ? 'ok' : 'failed',
      entity: plan.sheet,
      detail: { rows: count, written: wanted.length, wrong, mode, records: namesOf(plan, wanted) },
    })
    if (!(await saveProgress(tx.db, task.id, ctx.now(), { done: count }))) throw new Cancelled()
    await endAndNotify(tx, task, 'finish', ending)
  }).catch(async (e: unknown) => {
    await ctx.services.blobs.discard(result.storedAs)
    throw e
  })
}
