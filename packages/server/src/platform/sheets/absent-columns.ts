import type { ColumnKind } from '../excel/cell-value.rules.ts'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { Cell } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import type { AnySheetPlan, KnownRecords, ProgressHandler } from './sheet-plan.ts'

/**
 * A cell as it is read again from the sheet that it was written to: a number without the zeros at
 * its end.
 */
export function cellText(cell: Cell, kind?: ColumnKind): string {
  if (cell === null || cell === undefined) return ''

  const text = (typeof cell === 'object' ? cell.text : String(cell)).trim()
  const isNumber =
    (kind === 'number' || kind === 'percent') && text !== '' && Number.isFinite(Number(text))

  return isNumber ? String(Number(text)) : text
}

/** The plan's columns that a sheet does not have. */
export const absentFrom = (plan: AnySheetPlan, there: ReadonlySet<string>): string[] =>
  plan.columns.filter(({ key, onlyOut }) => !onlyOut && !there.has(key)).map(({ key }) => key)

/**
 * Finds records by their exported key columns, and rows by the parsed values of theirs, in any
 * spelling.
 */
function knownByColumns(ctx: SignedCtx, plan: AnySheetPlan, keys: readonly string[]): KnownRecords {
  const nameOf = (cells: Partial<Record<string, Cell>>) =>
    JSON.stringify(keys.map((key) => cellText(cells[key])))

  async function* recordRows() {
    for await (const cells of plan.rows(ctx, {})) yield [nameOf(cells), cells] as const
  }

  const recordOf = (cells: Partial<Record<string, string>>) => {
    const { data } = plan.row.safeParse(cells)
    return data ? nameOf(data as Partial<Record<string, Cell>>) : null
  }

  return { exported: recordRows(), recordOf }
}

/**
 * An empty cell clears a value; a missing column changes nothing. So known records are completed
 * with their exported values for the missing columns before parsing.
 */
export async function withAbsentColumns(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  absent: readonly string[],
  onProgress: ProgressHandler,
): Promise<(row: SheetRow) => SheetRow> {
  const keys: readonly string[] = plan.knownBy ?? []
  if (absent.length === 0 || (keys.length === 0 && !plan.known)) return (row) => row

  const known: KnownRecords = plan.known ? await plan.known(ctx) : knownByColumns(ctx, plan, keys)
  const own = new Map<string, readonly string[]>()
  let count = 0

  for await (const [record, cells] of known.exported) {
    own.set(
      record,
      absent.map((key) => cellText(cells[key])),
    )
    if (++count % 500 === 0) await onProgress(0)
  }

  const cellsOf = (texts: readonly string[]) =>
    Object.fromEntries(absent.map((key, i) => [key, texts[i]!]))

  return (row) => {
    const record = known.recordOf(row.cells)
    const texts = record === null ? undefined : own.get(record)
    return texts ? { ...row, cells: { ...row.cells, ...cellsOf(texts) } } : row
  }
}
