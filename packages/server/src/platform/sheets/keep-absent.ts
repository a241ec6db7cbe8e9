import type { SheetRow } from '../excel/read-sheet.ts'
import type { Cell } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import type { AnySheetPlan } from './sheet-plan.ts'

const textOf = (cell: Cell) => (cell === null || cell === undefined ? '' : typeof cell === 'object' ? cell.text : String(cell)).trim()

/** The columns of a plan that a sheet does not have. */
export const absentFrom = (plan: AnySheetPlan, there: ReadonlySet<string>): string[] =>
  plan.columns.filter(({ key, onlyOut }) => !onlyOut && !there.has(key)).map(({ key }) => key)

/**
 * A cell that is left empty clears what a record holds; a column that is left out changes nothing. So known records bring along what they
 * hold in the columns that are absent, as their export writes it and the sheet reads it.
 */
export async function keepingAbsent(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  absent: readonly string[],
  told: (done: number) => Promise<void>,
): Promise<(row: SheetRow) => SheetRow> {
  const keys: readonly string[] = plan.knownBy ?? []
  if (keys.length === 0 || absent.length === 0) return (row) => row
  const recordOf = (cells: Partial<Record<string, Cell>>) => JSON.stringify(keys.map((key) => textOf(cells[key])))
  const held = new Map<string, readonly string[]>()
  let count = 0
  for await (const cells of plan.rows(ctx, {})) {
    held.set(
      recordOf(cells),
      absent.map((key) => textOf(cells[key])),
    )
    if (++count % 500 === 0) await told(0)
  }
  const cellsOf = (own: readonly string[]) => Object.fromEntries(absent.map((key, i) => [key, own[i]!]))
  return (row) => {
    const own = held.get(recordOf(row.cells))
    return own ? { ...row, cells: { ...row.cells, ...cellsOf(own) } } : row
  }
}
