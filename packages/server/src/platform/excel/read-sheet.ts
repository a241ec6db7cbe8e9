import { Readable } from 'node:stream'
import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'
import { Fail, fail } from '../http/fail.ts'
import { cellText } from './cell-text.ts'
import { csvRows } from './csv-rows.ts'
import { loadReader } from './load-excel.ts'
import { xmlTextOf } from './xml-text.ts'
import { readZipParts, type ZipPart } from './zip-parts.ts'

/** The accepted headers of each column key, in both languages. */
export type ColumnNames<K extends string> = Readonly<Record<K, readonly string[]>>
/** One row: its spreadsheet row number and the text of known cells; absent cells are ''. */
export type SheetRow<K extends string = string> = { row: number; cells: Record<K, string> }
export type SheetReading<K extends string> = {
  /** Columns that a header row must have. */
  required: readonly NoInfer<K>[]
  maxRows: number
  maxBytes?: number
  /** Maximum inflated size of all parts. */
  maxInflated?: number
  /** Maximum size of the shared strings, which are kept in memory; an eighth of `maxInflated` by default. */
  maxShared?: number
  /** Thrown when the file is not such a sheet or has too many rows. */
  wrong: ErrorDef
  tooLong: ErrorDef
  /** Called with the sheet's columns before its first row. */
  onHeader?: (columns: ReadonlySet<K>) => void
  /** Awaited between two chunks of the file: reading produces much garbage (collect-garbage.ts). */
  between?: () => Promise<void>
}
const atOnce = async () => {}

const MB = 1024 * 1024
const DEFAULTS = { maxBytes: 10 * MB, maxInflated: 64 * MB }
// kept in memory while rows are read
const MOST_OF_PART: Readonly<Record<string, number>> = {
  'xl/workbook.xml': MB,
  'xl/_rels/workbook.xml.rels': MB,
  'xl/styles.xml': 2 * MB,
}
const SHARED = 'xl/sharedStrings.xml'
const HEADER_WITHIN = 10
// Blank rows take time too: five million of them fit into 60 KB and took 90 seconds.
const MOST_ROWS_SEEN = 200_000

type ReadRow = { number: number; eachCell: (visit: (cell: { value: unknown }, column: number) => void) => void }
/**
 * Internals of exceljs's streaming reader, used directly: its own unzipping writes personal data to temporary files, splits
 * characters at chunk borders and has no limits.
 */
type PartReader = {
  model?: { sheets?: { rId: string; state?: string }[] }
  workbookRels?: { Id: string; Target: string }[]
  sharedStrings?: unknown[]
  _parseRels(part: Readable): Promise<void>
  _parseWorkbook(part: Readable): Promise<void>
  _parseStyles(part: Readable): Promise<void>
  _parseSharedStrings(part: Readable): AsyncIterable<unknown>
  _parseWorksheet(text: AsyncIterable<string>, number: string): Iterable<{ value: AsyncIterable<ReadRow> }>
}

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

async function* inSteps(part: ZipPart, between: () => Promise<void>) {
  for await (const text of xmlTextOf(part)) {
    yield text
    await between()
  }
}

/** The visible sheets of a workbook in order, as functions that start reading their rows. */
async function openSheets(parts: Map<string, ZipPart>, maxShared: number, between: () => Promise<void>) {
  const WorkbookReader = await loadReader()
  const reader = new WorkbookReader(Readable.from([]), {
    sharedStrings: 'cache',
    styles: 'cache',
    worksheets: 'emit',
  }) as unknown as PartReader
  const text = (name: string, needed = false) => {
    const part = parts.get(name)
    if (!part && needed) throw new Error(`xlsx: ${name} is missing`)
    if (part && part.inflated > (name === SHARED ? maxShared : (MOST_OF_PART[name] ?? 0))) throw new Error(`xlsx: ${name} is too large`)
    return part && Readable.from(inSteps(part, between))
  }
  await reader._parseRels(text('xl/_rels/workbook.xml.rels', true)!)
  await reader._parseWorkbook(text('xl/workbook.xml', true)!)
  const styles = text('xl/styles.xml')
  if (styles) await reader._parseStyles(styles)
  const strings = text(SHARED)
  reader.sharedStrings = []
  if (strings) for await (const _ of reader._parseSharedStrings(strings));
  const targets = new Map(
    reader.workbookRels?.map((rel) => [rel.Id, rel.Target.startsWith('/') ? rel.Target.slice(1) : `xl/${rel.Target}`]),
  )
  return (reader.model?.sheets ?? []).flatMap((sheet, i) => {
    const part = parts.get(targets.get(sheet.rId) ?? '')
    if (!part || (sheet.state ?? 'visible') !== 'visible') return []
    return [() => [...reader._parseWorksheet(inSteps(part, between), String(i + 1))][0]!.value]
  })
}

const plainName = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s*:]/g, '')
    .toLowerCase()

function headerOf<K extends string>(cells: ReadonlyMap<number, string>, names: ColumnNames<K>, required: readonly K[]) {
  const keys = new Map(Object.entries<readonly string[]>(names).flatMap(([key, all]) => all.map((name) => [plainName(name), key as K])))
  const found = new Map<K, number>()
  for (const [column, text] of cells) {
    const key = keys.get(plainName(text))
    if (key && !found.has(key)) found.set(key, column)
  }
  return required.every((key) => found.has(key)) ? found : undefined
}

type TextRow = { number: number; texts: Map<number, string> }
async function* textsOf(rows: AsyncIterable<ReadRow>): AsyncGenerator<TextRow> {
  for await (const row of rows) {
    const texts = new Map<number, string>()
    row.eachCell((cell, column) => texts.set(column, cellText(cell.value)))
    yield { number: row.number, texts }
  }
}
const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

type Opened = Pick<SheetReading<string>, 'maxShared' | 'between'> & { maxInflated: number }
/** The sheets of a file as functions that start reading: those of an .xlsx, or the single one of a .csv. */
async function openFile(bytes: Buffer, limits: Opened): Promise<(() => AsyncIterable<TextRow>)[]> {
  if (!isArchive(bytes)) return [() => csvRows(bytes)]
  const { maxInflated, maxShared = maxInflated / 8, between = atOnce } = limits
  const sheets = await openSheets(readZipParts(bytes, { maxParts: 1000, maxInflated }), maxShared, between)
  return sheets.map((sheet) => () => textsOf(sheet()))
}

/**
 * Reads, row by row, the first sheet of an .xlsx (or a .csv in UTF-8 or GBK) with the expected header in its first ten rows;
 * other sheets, unknown columns and empty rows are skipped. Bounded in bytes, inflated bytes, memory and rows. Throws `wrong`,
 * `tooLong` ({max}) or 413.
 */
export async function* readSheet<K extends string>(
  file: Readable,
  names: ColumnNames<K>,
  options: SheetReading<K>,
): AsyncGenerator<SheetRow<K>> {
  const limits = { ...DEFAULTS, ...options }
  const bytes = await readWhole(file, limits.maxBytes).finally(() => file.resume()) // a storage error is not a wrong sheet
  try {
    const sheets = await openFile(bytes, limits)
    for (const sheet of sheets) {
      let header: Map<K, number> | undefined
      let [last, count, seen] = [0, 0, 0]
      for await (const row of sheet()) {
        if (++seen > MOST_ROWS_SEEN) throw fail(options.tooLong, { max: options.maxRows })
        last = Number.isFinite(row.number) ? row.number : last + 1
        const { texts } = row
        if (!header) {
          header = headerOf(texts, names, options.required)
          if (!header && last >= HEADER_WITHIN) break
          if (header) options.onHeader?.(new Set(header.keys()))
          continue
        }
        const place = header
        const cells = Object.fromEntries(Object.keys(names).map((key) => [key, texts.get(place.get(key as K) ?? -1) ?? ''])) as Record<
          K,
          string
        >
        if (Object.values(cells).every((text) => text === '')) continue
        if (++count > options.maxRows) throw fail(options.tooLong, { max: options.maxRows })
        yield { row: last, cells }
      }
      if (header) return
    }
  } catch (e) {
    throw e instanceof Fail ? e : fail(options.wrong)
  }
  throw fail(options.wrong)
}
