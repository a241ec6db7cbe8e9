import { kernelWords, type kernelWordsZh, type Language, type SheetWords, type WordBook } from '@residency/contract/kernel'
import { z } from 'zod'
import type { Cell } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'

/** A wrong cell. The message never quotes the cell. */
export type Fault<K extends string = string> = { row: number; column: K; message: string }
/** A valid row: its number in the sheet and the item read from it. */
export type Judged<Item> = { row: number; item: Item }
type SheetPlanColumn<K extends string = string> = {
  key: K
  required?: true
  /** In characters; default 16. */
  width?: number
  /** Allowed values in the reader's language; listed in the template. */
  choices?: (ctx: SignedCtx) => readonly string[] | Promise<readonly string[]>
  /** Written out, not read in (a count, a date of change). */
  onlyOut?: true
}

/** What records hold, each by a name of its own, as their export would write it; and the name of the record that a row is, null for none. */
export type KnownRecords<K extends string = string> = {
  held: AsyncIterable<readonly [record: string, cells: Partial<Record<K, Cell>>]>
  recordOf: (cells: Partial<Record<K, string>>) => string | null
}

/**
 * How one list goes out and comes in as a sheet. `sheet` is `area.name`; its words stand in the area's words under `sheets.<name>`.
 * `row` reads the texts of one row (see cells.ts); `judge` finds what only the database or the other rows know; `write` writes
 * the right rows in the transaction it is given. The first column names a record in the audit log: it is never a person's number.
 */
export type SheetPlan<K extends string = string, Item = unknown, Filters = never> = {
  sheet: `${string}.${string}`
  columns: readonly SheetPlanColumn<K>[]
  mostRows: number
  /** Columns that identify the record of a row; a known record keeps the values of columns that the sheet does not have. Without them every row adds a record. */
  knownBy?: readonly NoInfer<K>[]
  /** The same where one record may be called by several texts, or where its export hides what it is known by. */
  known?: (ctx: SignedCtx) => Promise<KnownRecords<NoInfer<K>>>
  /** The page on which those who use this sheet find their tasks, where they have not the house's own page of tasks. */
  tasksAt?: string
  row: z.ZodType<Item, Partial<Record<K, string>>>
  judge?: (ctx: SignedCtx, rows: readonly Judged<Item>[]) => Promise<readonly Fault<K>[]>
  /** Locks what `judge` looks at; it judges once more behind them, in the transaction that writes. */
  lock?: (tx: SignedCtx) => Promise<void>
  write: (tx: SignedCtx, rows: readonly Judged<Item>[], onProgress: (done: number) => Promise<void>) => Promise<void>
  count: (ctx: SignedCtx, filters: Filters) => Promise<number>
  /** Rows of the reader's scope, a batch at a time: no transaction stays open while a slow reader downloads. */
  rows: (ctx: SignedCtx, filters: Filters) => AsyncIterable<Partial<Record<K, Cell>>>
}
// The type of a plan in the list of all sheets, where its item type is erased.
// biome-ignore lint/suspicious/noExplicitAny: a list of plans of different rows has no common parameter
export type AnySheetPlan = SheetPlan<any, any, any>

/** The plan of a list that only goes out. */
export const exportPlan = <K extends string, Filters>(
  plan: Pick<SheetPlan<K, unknown, Filters>, 'sheet' | 'columns' | 'count' | 'rows'>,
): SheetPlan<K, unknown, Filters> => ({ ...plan, mostRows: 0, row: z.never(), write: async () => {} })

/** The words of a sheet with those that all sheets share. */
export function sheetWordsOf(book: WordBook, language: Language, sheet: string): typeof kernelWordsZh.sheets & SheetWords {
  const [area, name] = sheet.split('.') as [string, string]
  const own = (book[area]?.[language].sheets as Readonly<Record<string, SheetWords>> | undefined)?.[name]
  if (!own) throw new Error(`the sheet ${sheet} has no words in ${language}`)
  return { ...(kernelWords[language].sheets as typeof kernelWordsZh.sheets), ...own }
}

/** Stops the start when a column has no words: nobody would find it in the template. */
export function mustBeWorded(book: WordBook, plan: AnySheetPlan) {
  for (const language of ['zh-cn', 'en'] as const) {
    const { columns } = sheetWordsOf(book, language, plan.sheet)
    for (const column of plan.columns) if (!columns[column.key]) throw new Error(`${plan.sheet}: ${column.key} has no words in ${language}`)
  }
}

/** A sentence with its {places} filled. */
export const filled = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (values[name] === undefined ? whole : String(values[name])))
