import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { judgeRow } from '../../../platform/sheets/judge-rows.ts'
import { type Outcome, resultOf } from '../../../platform/sheets/sheet-files.ts'
import type { AnySheetPlan, Fault, SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import { readRows } from './read-rows.ts'
import type { ReportProgress } from './report-progress.ts'
import type { TakenTask } from './task.queries.ts'

const MAX_BYTES = 200 * 1024 * 1024

type Judgement = Outcome & { byRow: ReadonlyMap<number, Fault[]>; unchanged: ReadonlySet<number> }

/** Stores the sheet as it was read, with the result of each row and the invalid cells marked. */
export async function writeImportResult(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  task: TakenTask,
  into: SheetInto,
  judgement: Judgement,
  report: ReportProgress,
) {
  const { byRow, unchanged, ...outcome } = judgement

  async function* tried() {
    let count = 0
    for await (const row of readRows(ctx, plan, task, into)) {
      if (++count % 500 === 0) await report(0)

      if (row.isStored || unchanged.has(row.row)) {
        yield { ...row, isUnchanged: true, faults: [] }
        continue
      }

      const judged = judgeRow(ctx, plan, row)

      yield {
        ...row,
        isUnchanged: false,
        faults: 'faults' in judged ? judged.faults : (byRow.get(row.row) ?? []),
      }
    }
  }

  return ctx.services.blobs.put(resultOf(ctx, plan, tried(), outcome), MAX_BYTES)
}
