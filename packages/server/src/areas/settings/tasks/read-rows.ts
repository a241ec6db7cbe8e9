import { sheetErrors } from '@residency/contract/kernel'
import { readSheet, type SheetReading } from '../../../platform/excel/read-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { createCollector } from '../../../platform/jobs/collect-garbage.ts'
import { headingsOf, kindsOf } from '../../../platform/sheets/sheet-files.ts'
import type { AnySheetPlan, ReadRow, SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import type { TakenTask } from './task.queries.ts'

const MB = 1024 * 1024

/**
 * The rows of a task's sheet. The sheet is read twice, to validate and to write the results, so
 * that rows need not be kept in memory.
 */
export function readRows(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  into: SheetInto,
  onHeader: NonNullable<SheetReading<string>['onHeader']> = () => {},
): AsyncGenerator<ReadRow> {
  const file = ctx.services.blobs.read(task.givenAs!, task.givenSize!)
  if (plan.read) return plan.read(ctx, file, into)

  const reading = {
    required: plan.columns.filter((column) => column.required).map(({ key }) => key as string),
    kinds: kindsOf(plan),
    refusesPictures: plan.refusesPictures,
    maxRows: plan.maxRows,
    maxBytes: 20 * MB,
    maxInflated: 256 * MB,
    wrong: sheetErrors.sheetUnreadable,
    tooLong: sheetErrors.sheetTooLong,
    onHeader,
    between: createCollector(),
  }

  return readSheet<string>(file, headingsOf(ctx, plan), reading)
}
