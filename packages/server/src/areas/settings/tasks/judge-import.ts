import { setImmediate } from 'node:timers/promises'
import { sheetErrors } from '@residency/contract/kernel'
import type { SheetRow } from '../../../platform/excel/read-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { absentFrom, withAbsentColumns } from '../../../platform/sheets/absent-columns.ts'
import { inSheetOrder, judgeRow } from '../../../platform/sheets/judge-rows.ts'
import { exportedHeadingsOf, headingsOf } from '../../../platform/sheets/sheet-files.ts'
import type {
  AnySheetPlan,
  Fault,
  SheetInto,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { findUnchangedRecords, recordsOf } from '../../../platform/sheets/unchanged-rows.ts'
import { findUnreadColumns, type UnreadColumn } from '../../../platform/sheets/unread-columns.ts'
import { readRows } from './read-rows.ts'
import type { ReportProgress } from './report-progress.ts'
import type { TakenTask } from './task.queries.ts'

const FAULTS_KEPT = 100

/** Validates every changed row by itself. */
async function judgeEachRow(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  into: SheetInto,
  report: ReportProgress,
) {
  const right: ValidRow<unknown>[] = []
  const first: Fault[] = []
  const unchanged = new Set<number>()
  let absent: readonly string[] = []
  let unread: readonly UnreadColumn[] = []
  let whole: ((row: SheetRow) => SheetRow) | undefined
  let isUnchanged: ((record: readonly SheetRow[]) => boolean) | undefined
  let [count, stored] = [0, 0]

  const rows = readRows(ctx, plan, task, into, (there, headings) => {
    absent = absentFrom(plan, there)
    unread = findUnreadColumns(headings, {
      accepted: headingsOf(ctx, plan),
      there,
      exportedOnly: exportedHeadingsOf(ctx, plan),
    })
  })

  for await (const record of recordsOf(plan, rows, ({ cells }) => cells)) {
    isUnchanged ??= await findUnchangedRecords(ctx, plan, absent, into, report)
    whole ??= await withAbsentColumns(ctx, plan, absent, report)

    const isSame = isUnchanged(record)

    for (const row of record) {
      if (++count % 500 === 0) {
        await report(0)
        await setImmediate() // yields to other requests
      }

      if (row.isStored) stored += 1
      else if (isSame) unchanged.add(row.row)
      else addJudgement(judgeRow(ctx, plan, whole(row)), row.row, right, first)
    }
  }

  return { right, first, unchanged, absent, unread, count, stored }
}

function addJudgement(
  judgement: ReturnType<typeof judgeRow>,
  row: number,
  right: ValidRow<unknown>[],
  faults: Fault[],
) {
  if ('item' in judgement) right.push({ row, item: judgement.item })
  else if (faults.length < FAULTS_KEPT) faults.push(...judgement.faults)
}

/**
 * Validates every changed row by itself, then the valid ones against each other and the database.
 */
export async function judgeImport(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  into: SheetInto,
  report: ReportProgress,
) {
  const { right, first, unchanged, absent, unread, count, stored } = await judgeEachRow(
    ctx,
    plan,
    task,
    into,
    report,
  )
  if (count === 0) throw fail(sheetErrors.sheetEmpty)

  await report(0, count)

  const among = inSheetOrder(plan, (await plan.judge?.(ctx, right, into)) ?? [])

  await report(0)

  const byRow = new Map<number, Fault[]>()

  for (const fault of among) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])

  const listedFaults = inSheetOrder(plan, [...first, ...among.slice(0, FAULTS_KEPT)]).slice(
    0,
    FAULTS_KEPT,
  )
  const same = unchanged.size + stored
  const wrong = count - same - right.length + byRow.size

  return {
    count,
    same,
    unchanged,
    absent,
    unread,
    right: right.filter(({ row }) => !byRow.has(row)),
    byRow,
    wrong,
    listedFaults,
  }
}
