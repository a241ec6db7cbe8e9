import { issueSentence, type Language, type WordBook } from '@residency/contract/kernel'
import { foldLabel } from '@residency/contract/kernel/fold'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import type { CellFault } from '../excel/cell-value.rules.ts'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { isMasked } from './cells.ts'
import { type AnySheetPlan, type Fault, sheetWordsOf, type ValidRow } from './sheet-plan.ts'

/**
 * Duplicate values in a sheet, reported at the later row. `keyOf` returns null for rows to skip.
 */
export function twice<K extends string, Item>(
  ctx: SignedCtx,
  sheet: string,
  rows: readonly ValidRow<Item>[],
  column: K,
  keyOf: (item: Item) => string | null,
): Fault<K>[] {
  const sentence = sheetWordsOf(ctx.words, ctx.language, sheet).twice
  const first = new Map<string, number>()
  return rows.flatMap(({ row, item }) => {
    const value = keyOf(item)
    if (value === null) return []

    const earlier = first.get(value)
    if (earlier === undefined) first.set(value, row)

    return earlier === undefined
      ? []
      : [{ row, column, message: fillSentence(sentence, { row: earlier }) }]
  })
}

/** The sentence about a masked number that is not the one stored for its row. */
export const maskedSentence = (ctx: SignedCtx) =>
  issueSentence(ctx.words, ctx.language, { message: 'cell.masked', path: [] })

/** Words that offices write in the place of a score, in any spelling. */
const ABSENT = new Set(
  [sheetWords['zh-cn'].absent, sheetWords.en.absent]
    .flatMap((words) => words.split(' '))
    .map(foldLabel),
)

const saysAbsent = (plan: AnySheetPlan, column: string, text = '') =>
  ABSENT.has(foldLabel(text)) &&
  plan.columns.some(({ key, kind }) => key === column && kind === 'number')

/** The sentences of cells that cannot be taken as they are in the file. */
const unreadCells = (book: WordBook, language: Language, { row, faults }: SheetRow): Fault[] =>
  Object.entries<CellFault | undefined>(faults ?? {}).map(([column, fault]) => ({
    row,
    column,
    message: issueSentence(book, language, { message: `cell.${fault}`, path: [] }),
  }))

/** Parses one row: its item, or one fault per invalid cell. */
export function judgeRow(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  sheetRow: SheetRow,
): { item: unknown } | { faults: Fault[] } {
  const { row, cells } = sheetRow
  const unread = unreadCells(ctx.words, ctx.language, sheetRow)
  const read = plan.row.safeParse(cells)
  if (read.success) return unread.length ? { faults: unread } : { item: read.data }

  const faults = new Map<string, Fault>(unread.map((fault) => [fault.column, fault]))

  for (const issue of read.error.issues) {
    const column = String(issue.path[0] ?? plan.columns[0]!.key)
    const params = (issue as { params?: object }).params
    if (faults.has(column)) continue

    const cellIssue = saysAbsent(plan, column, cells[column])
      ? { message: 'cell.absent', path: [] }
      : { ...issue, ...params }
    const message = isMasked(cells[column])
      ? maskedSentence(ctx)
      : issueSentence(ctx.words, ctx.language, cellIssue)

    faults.set(column, { row, column, message })
  }

  return { faults: [...faults.values()] }
}

/** Faults in sheet order, one per cell. */
export function inSheetOrder(plan: AnySheetPlan, faults: readonly Fault[]): Fault[] {
  const places = new Map(plan.columns.map(({ key }, i) => [key, i]))
  const place = (fault: Fault) => fault.row * 1000 + (places.get(fault.column) ?? 0)
  const isSame = (a: Fault, b: Fault | undefined) =>
    b !== undefined && place(a) === place(b) && a.column === b.column

  return [...faults]
    .sort((a, b) => place(a) - place(b))
    .filter((fault, i, all) => !isSame(fault, all[i - 1]))
}
