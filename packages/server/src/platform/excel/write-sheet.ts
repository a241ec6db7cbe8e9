import { Readable } from 'node:stream'
import { zipped } from '../files/zip-stream.ts'
import type { ColumnKind } from './cell-value.rules.ts'
import {
  bookParts,
  type DropDown,
  dropDownsXml,
  headerXml,
  lettersOf,
  pageHeaderXml,
  quotedName,
  sheetNames,
  sheetStartXml,
  valueXml,
} from './sheet-xml.rules.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell value; `isWrong` marks it red. */
export type Cell = string | number | null | undefined | { text: string; isWrong: true }

export type SheetColumn<K extends string = string> = {
  key: K
  header: string

  /** In characters; default 16. */
  width?: number

  /**
   * What the column holds: days, moments, times and numbers are written as such, not as their
   * texts.
   */
  kind?: ColumnKind | undefined

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

/**
 * Creator, time and content of the file: printed on every page and written to a separate last
 * sheet. The lines are asked for when the rows of the first sheet have been written.
 */
export type About = { name: string; lines: () => readonly string[] }

const HIGH_WATER = 256 * 1024
const PIECE = 64 * 1024
const USUAL_WIDTH = 16
const MAX_IN_RULE = 255

/** The format keeps a time of each part; all files have the same one. */
const NO_TIME = new Date(Date.UTC(1980, 0, 1))

/** Whether the choices fit into the rule of a drop-down list itself: it parts them by commas. */
const fitsInRule = (choices: readonly string[]) =>
  choices.join().length <= MAX_IN_RULE && choices.every((choice) => !/[,"\n]/.test(choice))

type Lists = { sheet: Sheet | null; fromOf: (column: SheetColumn) => string | null }

/** The lists of choices that need cells of their own, a column for each different one. */
function longLists(sheets: readonly Sheet[], name: string): Lists {
  const columns = sheets
    .flatMap((sheet) => sheet.columns)
    .filter(({ choices }) => choices?.length && !fitsInRule(choices))
  const lists = [
    ...new Map(columns.map((column) => [JSON.stringify(column.choices), column])).values(),
  ]
  const height = Math.max(0, ...lists.map(({ choices }) => choices!.length))
  const keys = lists.map((_, i) => `list${i}`)

  const sheet = {
    name,
    columns: lists.map(({ header }, i) => ({
      key: keys[i]!,
      header,
      width: 30,
      isText: true as const,
    })),
    rows: Array.from({ length: height }, (_, row) =>
      Object.fromEntries(keys.map((key, i) => [key, lists[i]!.choices![row]])),
    ),
  }

  return {
    sheet: lists.length ? sheet : null,
    fromOf({ choices }) {
      if (!choices?.length) return null
      if (fitsInRule(choices)) return `"${choices.join(',')}"`

      const letters = lettersOf(
        lists.findIndex((list) => JSON.stringify(list.choices) === JSON.stringify(choices)),
      )

      return `${quotedName(name)}!$${letters}$2:$${letters}$${choices.length + 1}`
    },
  }
}

function rowXml(
  columns: readonly SheetColumn[],
  letters: readonly string[],
  number: number,
  values: Partial<Record<string, Cell>>,
) {
  let cells = ''
  for (const [i, { key, kind = 'text', isText = false }] of columns.entries()) {
    const cell = values[key]
    if (cell === null || cell === undefined || cell === '') continue

    const isWrong = typeof cell === 'object'
    const value = isWrong ? cell.text : cell
    if (value === '' && !isWrong) continue

    cells += valueXml(`${letters[i]}${number}`, value, kind, isText, isWrong)
  }

  return `<row r="${number}">${cells}</row>`
}

/** A worksheet in pieces; its rows are asked for as pieces are taken. */
async function* sheetPieces(
  { columns, rows }: Sheet,
  fromOf: Lists['fromOf'],
  about: About | undefined,
): AsyncGenerator<string> {
  const letters = columns.map((_, i) => lettersOf(i))
  let piece = sheetStartXml(
    columns.map(({ width = USUAL_WIDTH, isText = false }) => ({ width, isText })),
  )

  piece += `<row r="1">${columns.map(({ header }, i) => headerXml(`${letters[i]}1`, header)).join('')}</row>`

  let number = 1

  for await (const row of rows) {
    number += 1
    piece += rowXml(columns, letters, number, row)
    if (piece.length < PIECE) continue

    yield piece
    piece = ''
  }

  const lists = columns.flatMap((column, i): DropDown[] => {
    const from = fromOf(column)
    return from === null ? [] : [{ column: i, from }]
  })

  yield `${piece}</sheetData>${dropDownsXml(lists)}${about ? pageHeaderXml(about.lines()) : ''}</worksheet>`
}

const aboutSheet = ({ name, lines }: About): Sheet => ({
  name,
  columns: [{ key: 'line', header: name, width: 60 }],
  rows: {
    *[Symbol.iterator]() {
      for (const line of lines()) yield { line }
    },
  },
})

async function* partsOf(
  dataSheets: readonly Sheet[],
  about: About | undefined,
  choicesName: string,
) {
  const names = sheetNames([...dataSheets.map(({ name }) => name), choicesName, about?.name ?? ''])
  const lists = longLists(dataSheets, names[dataSheets.length]!)

  const sheets = [
    ...dataSheets,
    ...(lists.sheet ? [lists.sheet] : []),
    ...(about ? [aboutSheet(about)] : []),
  ]

  const used = [
    ...names.slice(0, dataSheets.length),
    ...(lists.sheet ? [names[dataSheets.length]!] : []),
    ...(about ? [names.at(-1)!] : []),
  ]

  for (const { name, xml } of bookParts(used)) yield { name, pieces: [xml] }

  for (const [i, sheet] of sheets.entries())
    yield {
      name: `xl/worksheets/sheet${i + 1}.xml`,
      pieces: sheetPieces(sheet, lists.fromOf, about),
    }
}

/**
 * An .xlsx as a stream, sheet by sheet, in constant memory: rows are read only as fast as the
 * reader takes the bytes, and no longer once it disconnects. Texts stay texts with any first
 * character. An error in the rows breaks off the stream. `choicesName`: the sheet that holds the
 * choices of lists which a rule cannot hold.
 */
export function writeWorkbook<K extends string>(
  sheets: readonly Sheet<K>[],
  about?: About,
  choicesName = 'Lists',
): Readable {
  const parts = partsOf(sheets as readonly Sheet[], about, choicesName)
  return Readable.from(zipped(parts, NO_TIME), { objectMode: false, highWaterMark: HIGH_WATER })
}
