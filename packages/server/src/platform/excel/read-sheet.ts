import type { Readable } from 'node:stream'
import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'
import { Fail, fail } from '../http/fail.ts'
import { type CellFault, type ColumnKind, cellText } from './cell-value.rules.ts'
import { csvRows } from './csv-rows.ts'
import { openWorkbook, partFinder } from './open-workbook.ts'
import { type CellRow, sheetCells, TooManyRows } from './sheet-cells.ts'
import { type PicturePlaces, readPicturePlaces } from './sheet-pictures.ts'
import { readZipParts } from './zip-parts.ts'

/** The accepted headers of each column key, in both languages. */
export type ColumnNames<K extends string> = Readonly<Record<K, readonly string[]>>

/**
 * One row: its spreadsheet row number, the text of known cells (absent ones are ''), and why some
 * cannot be taken.
 */
export type SheetRow<K extends string = string> = {
  row: number
  cells: Record<K, string>
  faults?: Readonly<Partial<Record<K, CellFault>>>
}

/**
 * A column whose cells are not read: its heading is unknown, or `repeats` that of an earlier
 * column.
 */
export type UnreadHeading<K extends string = string> = { heading: string; repeats: K | null }
type ColumnKinds = Readonly<Partial<Record<string, ColumnKind>>>

export type SheetReading<K extends string> = {
  /** Columns that a header row must have. */
  required: readonly NoInfer<K>[]

  /** What columns hold; without a kind it is text. */
  kinds?: ColumnKinds

  /**
   * Gives a row with a picture the fault of its cell, because the picture would be lost.
   */
  refusesPictures?: boolean | undefined
  maxRows: number
  maxBytes?: number

  /** Maximum inflated size of all parts. */
  maxInflated?: number

  /**
   * Maximum size of the shared strings, which are kept in memory; an eighth of `maxInflated` by
   * default.
   */
  maxShared?: number

  /** Thrown when the file is not such a sheet or has too many rows. */
  wrong: ErrorDef
  tooLong: ErrorDef

  /** Called with the sheet's columns, and with those that are not read, before its first row. */
  onHeader?: (columns: ReadonlySet<K>, unread: readonly UnreadHeading<K>[]) => void

  /** Awaited between two chunks of the file: reading produces much garbage (collect-garbage.ts). */
  between?: () => Promise<void>
}

const atOnce = async () => {}

const MB = 1024 * 1024
const DEFAULTS = { maxBytes: 10 * MB, maxInflated: 64 * MB }
const HEADER_WITHIN = 10

async function readWhole(file: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0

  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw fail(kernelErrors.bodyTooLarge)

    chunks.push(chunk)
  }

  return Buffer.concat(chunks)
}

/** A heading as it is compared: without spaces, stars and colons, in small letters. */
export const plainHeading = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s*:]/g, '')
    .toLowerCase()

type Header<K extends string> = {
  columns: ReadonlyMap<K, number>
  unread: readonly UnreadHeading<K>[]
}

/** The column of each key and the headings of the others, if a row is the header. */
function headerOf<K extends string>(
  { cells }: CellRow,
  names: ColumnNames<K>,
  required: readonly K[],
): Header<K> | undefined {
  const keys = new Map(
    Object.entries<readonly string[]>(names).flatMap(([key, all]) =>
      all.map((name) => [plainHeading(name), key as K]),
    ),
  )

  const columns = new Map<K, number>()
  const unread: UnreadHeading<K>[] = []

  for (const [column, cell] of cells) {
    const heading = cellText('text', cell, false).text
    const key = keys.get(plainHeading(heading))
    if (key && !columns.has(key)) columns.set(key, column)
    else if (plainHeading(heading) !== '') unread.push({ heading, repeats: key ?? null })
  }

  return required.every((key) => columns.has(key)) ? { columns, unread } : undefined
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

type OpenedSheet = { rows: () => AsyncIterable<CellRow>; pictures: () => Promise<PicturePlaces> }
type OpenedBook = { is1904: boolean; sheets: OpenedSheet[] }
const NO_PICTURES: PicturePlaces = new Map()
type Limits = Pick<SheetReading<string>, 'maxShared' | 'between'> & { maxInflated: number }

/**
 * The sheets of a file as functions that start reading: those of an .xlsx, or the single one of a
 * .csv.
 */
async function openFile(
  bytes: Buffer,
  { maxInflated, maxShared = maxInflated / 8, between = atOnce }: Limits,
): Promise<OpenedBook> {
  if (!isArchive(bytes))
    return {
      is1904: false,
      sheets: [{ rows: () => csvRows(bytes), pictures: async () => NO_PICTURES }],
    }

  const parts = readZipParts(bytes, { maxParts: 1000, maxInflated })
  const workbook = await openWorkbook(parts, { maxShared, between })
  const find = partFinder(parts)

  const sheets = workbook.sheets.map((part) => ({
    rows: () => sheetCells(part, workbook, between),
    pictures: () => readPicturePlaces(find, part),
  }))

  return { is1904: workbook.is1904, sheets }
}

/** The texts of a row's known columns; null if all are empty. */
function rowOf<K extends string>(
  { number, cells }: CellRow,
  header: ReadonlyMap<K, number>,
  keys: readonly K[],
  kinds: ColumnKinds,
  is1904: boolean,
  pictures: readonly number[],
): SheetRow<K> | null {
  const texts = {} as Record<K, string>
  const faults: Partial<Record<K, CellFault>> = {}
  let isEmpty = true

  for (const key of keys) {
    const { text, fault } = cellText(kinds[key] ?? 'text', cells.get(header.get(key) ?? -1), is1904)
    texts[key] = text

    if (fault) faults[key] = fault
    if (text !== '' || fault) isEmpty = false
  }

  for (const place of pictures) {
    // a picture outside the known columns is reported at the first one
    const key = keys.find((one) => header.get(one) === place) ?? keys[0]!
    faults[key] ??= 'picture'
    isEmpty = false
  }

  if (isEmpty) return null

  return { row: number, cells: texts, ...(Object.keys(faults).length ? { faults } : {}) }
}

/**
 * A sheet's header (`row` is null), then the rows below it, also those that precede it in the file;
 * nothing if there is no header in the first rows.
 */
async function* rowsBelow<K extends string>(
  rows: AsyncIterable<CellRow>,
  names: ColumnNames<K>,
  required: readonly K[],
): AsyncGenerator<{ row: CellRow | null; header: Header<K> }> {
  const before: CellRow[] = []
  let header: Header<K> | undefined

  for await (const row of rows) {
    if (header) {
      yield { row, header }
      continue
    }

    header = headerOf(row, names, required)

    if (!header) {
      before.push(row)
      if (row.number >= HEADER_WITHIN && before.length >= HEADER_WITHIN) return

      continue
    }

    yield { row: null, header }

    for (const early of before) if (early.number > row.number) yield { row: early, header }
  }
}

/** The rows of a sheet, and an empty one for each row that holds only a picture. */
async function* withPictureRows(
  rows: AsyncIterable<CellRow>,
  places: PicturePlaces,
): AsyncGenerator<CellRow> {
  const waiting = [...places.keys()].sort((a, b) => a - b)
  const empty = (number: number): CellRow => ({ number, cells: new Map() })

  for await (const row of rows) {
    while (waiting.length && waiting[0]! < row.number) yield empty(waiting.shift()!)
    if (waiting[0] === row.number) waiting.shift()
    yield row
  }

  for (const number of waiting) yield empty(number)
}

/** The rows of one sheet; returns whether it has the expected header. */
async function* rowsOfSheet<K extends string>(
  sheet: OpenedSheet,
  is1904: boolean,
  names: ColumnNames<K>,
  { maxRows, required, tooLong, kinds = {}, refusesPictures, onHeader }: SheetReading<K>,
): AsyncGenerator<SheetRow<K>, boolean> {
  const keys = Object.keys(names) as K[]
  const places = refusesPictures ? await sheet.pictures() : NO_PICTURES
  let hasHeader = false
  let count = 0

  for await (const { row, header } of rowsBelow(
    withPictureRows(sheet.rows(), places),
    names,
    required,
  )) {
    hasHeader = true

    if (!row) {
      onHeader?.(new Set(header.columns.keys()), header.unread)
      continue
    }

    const read = rowOf(row, header.columns, keys, kinds, is1904, places.get(row.number) ?? [])
    if (!read) continue
    if (++count > maxRows) throw fail(tooLong, { max: maxRows })

    yield read
  }

  return hasHeader
}

/**
 * Reads, row by row, the first sheet of an .xlsx (or a .csv in UTF-8 or GBK) with the expected
 * header in its first ten rows; other sheets, unknown columns and empty rows are skipped. Each cell
 * is read by what its column holds; one that cannot be taken has a fault. Bounded in bytes,
 * inflated bytes, memory and rows. Throws `wrong`, `tooLong` ({max}) or 413.
 */
export async function* readSheet<K extends string>(
  file: Readable,
  names: ColumnNames<K>,
  options: SheetReading<K>,
): AsyncGenerator<SheetRow<K>> {
  const limits = { ...DEFAULTS, ...options }
  const { maxRows, wrong, tooLong } = options
  // a storage error is not a wrong sheet
  const bytes = await readWhole(file, limits.maxBytes).finally(() => file.resume())

  try {
    const { sheets, is1904 } = await openFile(bytes, limits)
    for (const sheet of sheets) if (yield* rowsOfSheet(sheet, is1904, names, options)) return
  } catch (e) {
    if (e instanceof Fail) throw e
    throw e instanceof TooManyRows ? fail(tooLong, { max: maxRows }) : fail(wrong)
  }

  throw fail(wrong)
}
