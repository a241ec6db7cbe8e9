import { PassThrough, type Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Column, stream as excelStream } from 'exceljs'
import { loadWriter } from './load-excel.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell value; `isWrong` marks it red. */
export type Cell = string | number | null | undefined | { text: string; isWrong: true }
export type SheetColumn<K extends string = string> = {
  key: K
  header: string
  /** In characters; default 16. */
  width?: number
  /** Formats cells as text, so that typed values stay unchanged (leading zeros, phone numbers). */
  isText?: true
  /** A drop-down list for the first thousand rows. */
  choices?: readonly string[]
}
export type Sheet<K extends string = string> = {
  name: string
  columns: readonly SheetColumn<K>[]
  rows: AsyncIterable<Partial<Record<K, Cell>>> | Iterable<Partial<Record<K, Cell>>>
}
/** Creator, time and content of the file: printed on every page and written to a separate last sheet. */
export type About = { name: string; lines: readonly string[] }

type Worksheet = ReturnType<excelStream.xlsx.WorkbookWriter['addWorksheet']>
// readable-stream 2 (from archiver) has no public writableLength
type Outlet = { buffers: unknown[]; pipes: { _writableState: { length: number } }[] }

const HIGH_WATER = 256 * 1024
const AS_TEXT = '@'
const RED = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } } as const
const HEADER = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8F0FA' } },
  alignment: { vertical: 'middle', horizontal: 'center' },
} as const

/** A text that a spreadsheet program would turn into a formula when the cell is edited. */
const looksLikeFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is left out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Removes characters that XML does not allow: one of them makes the whole file unreadable. */
const inXml = (text: string) => text.replaceAll(NOT_XML, '').toWellFormed()

/** exceljs applies no back pressure: the writer must check the length of the compressor's queue. */
async function waitForRoom(worksheet: Worksheet, out: PassThrough) {
  const outlet = (worksheet as unknown as { stream: Outlet }).stream
  await setImmediate() // yields to other requests
  for (;;) {
    if (out.destroyed) throw new Error('the reader went away')
    const waiting = outlet.buffers.length * 65_536 + outlet.pipes.reduce((sum, pipe) => sum + pipe._writableState.length, 0)
    if (waiting < HIGH_WATER) return
    await setTimeout(2)
  }
}

function addSheet(workbook: excelStream.xlsx.WorkbookWriter, sheet: Sheet, about: About | undefined): Worksheet {
  const oddHeader = about ? { headerFooter: { oddHeader: `&L${about.lines.join('  ').replaceAll('&', '&&')}` } } : {}
  const worksheet = workbook.addWorksheet(sheet.name.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }], ...oddHeader })
  worksheet.columns = sheet.columns.map(({ key, width = 16, isText }) => ({
    key,
    width,
    ...(isText ? { style: { numFmt: AS_TEXT } } : {}),
  })) as Column[]
  const header = worksheet.getRow(1)
  sheet.columns.forEach((column, i) => {
    const cell = header.getCell(i + 1)
    Object.assign(cell, HEADER, { value: column.header })
    const letter = worksheet.getColumn(i + 1).letter
    if (column.choices)
      (worksheet as unknown as { dataValidations: { add(range: string, rule: object): void } }).dataValidations.add(
        `${letter}2:${letter}1001`,
        {
          type: 'list',
          allowBlank: true,
          formulae: [`"${column.choices.join(',')}"`],
        },
      )
  })
  header.commit()
  return worksheet
}

function writeRow(worksheet: Worksheet, sheet: Sheet, values: Partial<Record<string, Cell>>) {
  const row = worksheet.addRow({})
  sheet.columns.forEach(({ key }, i) => {
    const given = values[key]
    if (given === null || given === undefined || given === '') return
    const cell = row.getCell(i + 1)
    const text = typeof given === 'object' ? given.text : given
    const value = typeof text === 'string' ? inXml(text) : text
    // a string is written as a string: only an object {formula} would be a formula, and none is created here
    cell.value = value
    if (typeof value === 'string' && looksLikeFormula(value)) cell.numFmt = AS_TEXT
    if (typeof given === 'object') cell.fill = RED
  })
  row.commit()
}

async function write(sheets: readonly Sheet[], about: About | undefined, out: PassThrough) {
  const WorkbookWriter = await loadWriter()
  const workbook = new WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 3 }, highWaterMark: HIGH_WATER } as object,
  })
  const last: Sheet[] = about
    ? [{ name: about.name, columns: [{ key: 'line', header: about.name, width: 60 }], rows: about.lines.map((line) => ({ line })) }]
    : []
  try {
    for (const sheet of [...sheets, ...last]) {
      const worksheet = addSheet(workbook, sheet, about)
      let written = 0
      for await (const row of sheet.rows) {
        writeRow(worksheet, sheet, row)
        if (++written % 100 === 0) await waitForRoom(worksheet, out)
      }
      worksheet.commit()
    }
    await workbook.commit()
  } catch (e) {
    ;(workbook as unknown as { zip: { abort(): void } }).zip.abort()
    throw e
  }
}

/**
 * An .xlsx as a stream, sheet by sheet, in constant memory: rows are read only as fast as the reader takes the bytes, and no
 * longer once it disconnects. Texts stay texts whatever they start with. An error in the rows breaks off the stream.
 */
export function writeWorkbook<K extends string>(sheets: readonly Sheet<K>[], about?: About): Readable {
  const out = new PassThrough()
  write(sheets as readonly Sheet[], about, out).catch((e: Error) => out.destroy(e))
  return out
}
