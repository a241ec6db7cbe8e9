import type { Readable } from 'node:stream'
import type { Language, SheetWords, WordBook } from '@residency/contract/kernel'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { z } from 'zod'
import type { ColumnKind } from '../excel/cell-value.rules.ts'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { Cell } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'

/** An invalid cell. The message never quotes the cell. */
export type Fault<K extends string = string> = { row: number; column: K; message: string }

/** A valid row: its row number and the item parsed from it. */
export type ValidRow<Item> = { row: number; item: Item }

/** Reports how many rows are written. */
export type ProgressHandler = (done: number) => Promise<void>

/** What a sheet is imported into, by the names of its calls' `into`. */
export type SheetInto = Readonly<Record<string, unknown>>
export type ImportOrder = { mode: string; into: SheetInto }

/**
 * A row of a file that is no sheet; `isStored`: it holds what is stored already and is left out.
 */
export type ReadRow = SheetRow & { isStored?: boolean }

type SheetPlanColumn<K extends string = string> = {
  key: K
  required?: true

  /** What it holds; without a kind it is text. Cells are read and written by it. */
  kind?: ColumnKind | undefined

  /** In characters; default 16. */
  width?: number

  /** Allowed values in the reader's language; listed in the template. */
  choices?: (ctx: SignedCtx, into: SheetInto) => readonly string[] | Promise<readonly string[]>

  /** Exported but not imported (a count, a date of change). */
  onlyOut?: true
}

/**
 * Exported values of the known records, each by a unique name; and the name of a row's record, null
 * for a new one.
 */
export type KnownRecords<K extends string = string> = {
  exported: AsyncIterable<readonly [record: string, cells: Partial<Record<K, Cell>>]>
  recordOf: (cells: Partial<Record<K, string>>) => string | null
}

/**
 * How one list is exported and imported as a sheet. `sheet` is `area.name`; its words are the
 * area's words under `sheets.<name>`. `row` parses the texts of one row (see cells.ts); `judge`
 * checks what needs the database or other rows; `write` writes the valid rows in the given
 * transaction. The first column names a record in the audit log, so it is never a personal number.
 */
export type SheetPlan<K extends string = string, Item = unknown, Filters = never> = {
  sheet: `${string}.${string}`
  columns: readonly SheetPlanColumn<K>[]
  maxRows: number

  /**
   * Its rows together replace what was there, so they are all read; those of other sheets that
   * change nothing are left alone.
   */
  replaces?: true

  /**
   * Whether a row begins a record, where a record has several rows (a case with its questions);
   * otherwise every row is one.
   */
  startsRecord?: (cells: Partial<Record<NoInfer<K>, Cell>>) => boolean

  /**
   * Its records have pictures, which a sheet cannot carry: a row with one is refused instead of
   * losing it.
   */
  refusesPictures?: true

  /**
   * Columns that identify the record of a row; a known record keeps its values in columns missing
   * from the sheet. Without them every row adds a record.
   */
  knownBy?: readonly NoInfer<K>[]

  /** The same for records with several names, or whose key is hidden in the export. */
  known?: (ctx: SignedCtx) => Promise<KnownRecords<NoInfer<K>>>

  /** The page on which users of this sheet find their tasks, if not the common tasks page. */
  tasksAt?: string

  /**
   * Refuses what cannot be imported into, before the sheet is stored; answers its name, which the
   * template carries.
   */
  into?: (ctx: SignedCtx, into: SheetInto) => Promise<string | null>

  /**
   * Reads what is no sheet: the rows of another kind of file, by the line they begin in. Their
   * cells hold what `row` parses and what the result shows.
   */
  read?: (ctx: SignedCtx, file: Readable, into: SheetInto) => AsyncGenerator<ReadRow>
  row: z.ZodType<Item, Partial<Record<K, string>>>
  judge?: (
    ctx: SignedCtx,
    rows: readonly ValidRow<Item>[],
    into: SheetInto,
  ) => Promise<readonly Fault<K>[]>

  /** Locks what `judge` reads; it runs again under the lock, in the writing transaction. */
  lock?: (tx: SignedCtx) => Promise<void>
  write: (
    tx: SignedCtx,
    rows: readonly ValidRow<Item>[],
    onProgress: ProgressHandler,
    into: SheetInto,
  ) => Promise<void>
  count: (ctx: SignedCtx, filters: Filters) => Promise<number>

  /** Rows in the reader's scope, in batches: no transaction stays open during a slow download. */
  rows: (ctx: SignedCtx, filters: Filters) => AsyncIterable<Partial<Record<K, Cell>>>
}

// The type of a plan in the list of all sheets, where its item type is erased.
// biome-ignore lint/suspicious/noExplicitAny: a list of plans of different rows has no common parameter
export type AnySheetPlan = SheetPlan<any, any, any>

/** Columns with what they hold; the others hold texts. */
export const withKinds = <K extends string>(
  columns: readonly SheetPlanColumn<K>[],
  kinds: Readonly<Partial<Record<ColumnKind, readonly NoInfer<K>[]>>>,
): SheetPlanColumn<K>[] => {
  const byKey = new Map(
    Object.entries<readonly K[] | undefined>(kinds).flatMap(([kind, keys = []]) =>
      keys.map((key) => [key, kind as ColumnKind] as const),
    ),
  )

  return columns.map((column) => ({ ...column, kind: byKey.get(column.key) }))
}

/** The plan of an export-only list. */
export const exportPlan = <K extends string, Filters>(
  plan: Pick<SheetPlan<K, unknown, Filters>, 'sheet' | 'columns' | 'count' | 'rows'>,
): SheetPlan<K, unknown, Filters> => ({
  ...plan,
  maxRows: 0,
  row: z.never(),
  write: async () => {},
})

/** The words of a sheet with those shared by all sheets. */
export function sheetWordsOf(
  book: WordBook,
  language: Language,
  sheet: string,
): (typeof sheetWords)['zh-cn'] & SheetWords {
  const [area, name] = sheet.split('.') as [string, string]
  const own = (book[area]?.[language].sheets as Readonly<Record<string, SheetWords>> | undefined)?.[
    name
  ]
  if (!own) throw new Error(`the sheet ${sheet} has no words in ${language}`)

  return { ...sheetWords[language], ...own }
}

/** Stops the start if a column has no words, because the template could not show it. */
export function mustBeWorded(book: WordBook, plan: AnySheetPlan) {
  for (const language of ['zh-cn', 'en'] as const) {
    const { columns } = sheetWordsOf(book, language, plan.sheet)
    for (const column of plan.columns)
      if (!columns[column.key])
        throw new Error(`${plan.sheet}: ${column.key} has no words in ${language}`)
  }
}
