import { Readable } from 'node:stream'
import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'
import { Fail, fail } from '../http/fail.ts'
import { cellText } from './cell-text.ts'
import { csvRows } from './csv-rows.ts'
import { xmlTextOf } from './xml-text.ts'
import { readZipParts, type ZipPart } from './zip-parts.ts'

/** Key of each column with every name its header may have, in either language. */
export type ColumnNames<K extends string> = Readonly<Record<K, readonly string[]>>
/** One row: its number as the spreadsheet shows it, and the text of the cells that are known; absent cells are ''. */
export type SheetRow<K extends string = string> = { row: number; cells: Record<K, string> }
export type SheetReading<K extends string> = {
  /** Columns without which a row is no header. */
  required: readonly NoInfer<K>[]
  maxRows: number
  maxBytes?: number
  /** All parts together, inflated. */
  maxInflated?: number
  /** The texts the cells share, which are kept in memory; an eighth of `maxInflated`. */
  maxShared?: number
  /** Told when the file is no such sheet, and when it has more rows. */
  wrong: ErrorDef
  tooLong: ErrorDef
  /** Called with the columns that the sheet has, before its first row. */
  onHeader?: (columns: ReadonlySet<K>) => void
  /** Waited for between two pieces of the file: reading makes much garbage (collect-garbage.ts). */
  between?: () => Promise<void>
}
const atOnce = async () => {}

const MB = 1024 * 1024
const DEFAULTS = { maxBytes: 10 * MB, maxInflated: 64 * MB }
// what is kept whole in memory while rows are read
const MOST_OF_PART: Readonly<Record<string, number>> = {
  'xl/workbook.xml': MB,
  'xl/_rels/workbook.xml.rels': MB,
  'xl/styles.xml': 2 * MB,
}
const SHARED = 'xl/sharedStrings.xml'
const HEADER_WITHIN = 10
// Blank rows cost time too: five million of them fit into 60 KB and took a minute and a half.
const MOST_ROWS_SEEN = 200_000

type ReadRow = { number: number; eachCell: (visit: (cell: { value: unknown }, column: number) => void) => void }
/**
 * The parts of exceljs's streaming reader, used one by one: its own unzipping keeps temporary files of personal data, cuts characters
 * at the borders of chunks, and knows no limits.
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

/** The shown sheets of a workbook in their order, as functions that start reading their rows. */
async function openSheets(parts: Map<string, ZipPart>, maxShared: number, between: () => Promise<void>) {
  const { default: excel } = await import('exceljs')
  const reader = new excel.stream.xlsx.WorkbookReader(Readable.from([]), {
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
/** The sheets of a file as functions that start reading: those of an .xlsx, or the one a .csv is. */
async function openFile(bytes: Buffer, limits: Opened): Promise<(() => AsyncIterable<TextRow>)[]> {
  if (!isArchive(bytes)) return [() => csvRows(bytes)]
  const { maxInflated, maxShared = maxInflated / 8, between = atOnce } = limits
  const sheets = await openSheets(readZipParts(bytes, { maxParts: 1000, maxInflated }), maxShared, between)
  return sheets.map((sheet) => () => textsOf(sheet()))
}

/**
 * Reads the first sheet of an .xlsx, or a .csv in UTF-8 or GBK, that has the wanted header within its first ten rows, row by row; other sheets, other columns and
 * empty rows are passed over. Bounded in bytes, inflated bytes, memory and rows. Throws `wrong`, `tooLong` ({max}) or 413.
 */
export async function* readSheet<K extends string>(
  file: Readable,
  names: ColumnNames<K>,
  options: SheetReading<K>,
): AsyncGenerator<SheetRow<K>> {
  const limits = { ...DEFAULTS, ...options }
  const bytes = await readWhole(file, limits.maxBytes).finally(() => file.resume()) // a store that fails is no wrong sheet
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
