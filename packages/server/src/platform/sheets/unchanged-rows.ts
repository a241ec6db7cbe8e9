import { hash } from 'node:crypto'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { Cell } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { cellText } from './absent-columns.ts'
import { maySheet } from './bind-sheet.ts'
import type { AnySheetPlan, ProgressHandler, SheetInto } from './sheet-plan.ts'

type Cells = Partial<Record<string, Cell>>

/** The rows of each record, one record after the other. */
export async function* recordsOf<R>(
  plan: AnySheetPlan,
  rows: AsyncIterable<R>,
  cellsOf: (row: R) => Cells,
): AsyncGenerator<R[]> {
  let record: R[] = []
  for await (const row of rows) {
    const startsRecord = plan.startsRecord?.(cellsOf(row)) ?? true
    if (startsRecord && record.length > 0) {
      yield record
      record = []
    }

    record.push(row)
  }

  if (record.length > 0) yield record
}

/**
 * Returns a function that says whether the rows of a record hold exactly what its list exports.
 *
 * Such rows change nothing, so they are neither checked nor written. A list that is exported,
 * changed in some rows and imported again must not be refused for the others. Their records may be
 * closed by now, and their numbers are masked.
 */
export async function findUnchangedRecords(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  absent: readonly string[],
  into: SheetInto,
  onProgress: ProgressHandler,
): Promise<(record: readonly SheetRow[]) => boolean> {
  // Without its key columns, part of a row may be equal to another record.
  const areRowsWhole = absent.length === 0 || plan.knownBy !== undefined || plan.known !== undefined
  // People who may not see the list must not learn from an import which rows are in it.
  const mayCompare = areRowsWhole && maySheet(ctx.actor, plan, 'export')
  if (plan.replaces || plan.read || !mayCompare) return () => false

  const columns = plan.columns.filter(({ key, onlyOut }) => !onlyOut && !absent.includes(key))
  const textsOf = (cells: Cells) => columns.map(({ key, kind }) => cellText(cells[key], kind))
  const digest = (record: readonly Cells[]) =>
    hash('sha1', JSON.stringify(record.map(textsOf)), 'base64')

  const exported = new Set<string>()

  for await (const record of recordsOf(plan, plan.rows(ctx, into), (cells) => cells)) {
    exported.add(digest(record))
    if (exported.size % 500 === 0) await onProgress(0)
  }

  return (record) => exported.has(digest(record.map(({ cells }) => cells)))
}
