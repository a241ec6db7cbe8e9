import type { NumberFormat } from './number-format.rules.ts'
import type { SheetContext } from './open-workbook.ts'
import { type Attributes, parseXml, unescaped } from './parse-xml.ts'
import { createTextRun } from './text-run.ts'
import type { ZipPart } from './zip-parts.ts'

/** A cell as the file holds it; empty cells are left out. */
export type SheetCell =
  | { type: 'text'; text: string }
  | { type: 'number'; value: number; format: NumberFormat; isComputed: boolean }
  /** A day or moment as a text of ISO 8601. */
  | { type: 'iso'; text: string; format: NumberFormat }
  | { type: 'boolean'; value: boolean }
  | { type: 'error'; code: string }
  /** A number whose last digits were lost in a .csv. */
  | { type: 'shortened'; text: string }
  /** A formula whose result was never computed. */
  | { type: 'uncomputed' }
  | { type: 'picture' }

/** A row with its number in the sheet and its cells by column, from 1. */
export type CellRow = { number: number; cells: Map<number, SheetCell> }

/** A sheet has at most this many rows. */
const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384
const GENERAL: NumberFormat = { kind: 'number' }

/** The formula by which WPS places a picture in a cell. */
const PICTURE_FORMULA = /^(?:_xlfn\.)?DISPIMG\(/i

const broken = (why: string) => new Error(`sheet: ${why}`)
export class TooManyRows extends Error {}

const columnNumbers = new Map<string, number>()

/** The column of a reference such as AB12, from 1. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d{1,7}$/i.exec(reference)?.[1]?.toUpperCase()
  if (!letters) throw broken('a cell has no place')

  const known = columnNumbers.get(letters)
  if (known !== undefined) return known

  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column > LAST_COLUMN) throw broken('a cell is beyond the last column')

  columnNumbers.set(letters, column)

  return column
}

/** A cell's element while it is read. */
type Raw = {
  type: string
  style: number
  value: string | null
  text: string | null
  formula: string | null
  hasRichValue: boolean
}

function readNumber({ value, formula }: Raw, format: NumberFormat): SheetCell | null {
  if (value === null || value === '') return formula === null ? null : { type: 'uncomputed' }

  const number = Number(value)
  // what is no number stays what it says
  return Number.isFinite(number)
    ? { type: 'number', value: number, format, isComputed: formula !== null }
    : { type: 'text', text: unescaped(value) }
}

/** The value of a cell's element; null if it is empty. */
function readCell(raw: Raw, { strings, formats }: SheetContext): SheetCell | null {
  if (raw.formula !== null && PICTURE_FORMULA.test(raw.formula)) return { type: 'picture' }

  const value = raw.value?.trim() ?? null
  const format = formats[raw.style] ?? GENERAL

  switch (raw.type) {
    case 'n':
      return readNumber({ ...raw, value }, format)
    case 's': {
      if (!value) return null

      const text = strings[Number(value)]
      if (text === undefined) throw broken('a text is missing')

      return text === '' ? null : { type: 'text', text }
    }
    case 'b':
      return value ? { type: 'boolean', value: value === '1' || value === 'true' } : null
    case 'e':
      // Excel writes an error where programs do not know its picture in the cell
      return raw.hasRichValue && value === '#VALUE!'
        ? { type: 'picture' }
        : { type: 'error', code: value ?? '' }
    case 'd':
      if (!value) return raw.formula === null ? null : { type: 'uncomputed' }
      return { type: 'iso', text: value, format }
    default: {
      const text = unescaped(raw.text ?? raw.value ?? '')
      return text === '' ? null : { type: 'text', text }
    }
  }
}

/** Collects the rows of a sheet from its elements; a row without cells is not collected. */
function createRowReader(context: SheetContext) {
  let rows: CellRow[] = []
  let row: CellRow | null = null
  let cell: Raw | null = null
  let isInSheet = false
  let part: 'value' | 'formula' | 'string' | null = null
  let [seen, lastRow, column] = [0, 0, 0]
  const run = createTextRun()

  function openRow({ r }: Attributes) {
    lastRow = r === undefined ? lastRow + 1 : Number(r)
    if (!(lastRow >= 1)) throw broken('a row has no place')
    if (++seen > LAST_ROW || lastRow > LAST_ROW) throw new TooManyRows()

    row = null
    column = 0
  }

  function openCell({ r, t = 'n', s, vm }: Attributes) {
    column = r === undefined ? column + 1 : columnOf(r)
    if (column > LAST_COLUMN) throw broken('a cell is beyond the last column')

    cell = {
      type: t,
      style: Number(s ?? 0),
      value: null,
      text: null,
      formula: null,
      hasRichValue: vm !== undefined,
    }
  }

  function closeCell(raw: Raw) {
    const value = readCell(raw, context)
    cell = null
    if (!value) return

    if (!row) {
      row = { number: lastRow, cells: new Map() }
      rows.push(row)
    }

    row.cells.set(column, value)
  }

  return {
    onOpen(name: string, attributes: Attributes) {
      if (name === 'sheetData') isInSheet = true
      if (!isInSheet) return
      if (name === 'row') return openRow(attributes)
      if (name === 'c') return openCell(attributes)
      if (!cell) return
      if (name === 'v') part = 'value'
      if (name === 'f') [part, cell.formula] = ['formula', cell.formula ?? '']
      if (name === 'is') part = 'string'
      if (part === 'string') run.open(name)
    },
    onText(text: string) {
      if (!cell || !part) return
      if (part === 'value') cell.value = (cell.value ?? '') + text
      if (part === 'formula') cell.formula = (cell.formula ?? '') + text
      if (part === 'string') run.add(text)
    },
    onClose(name: string) {
      if (name === 'sheetData') isInSheet = false
      if (!cell) return
      if (part === 'string') run.close(name)
      if (name === 'is') cell.text = run.take()
      if (name === 'v' || name === 'f' || name === 'is') part = null
      if (name === 'c') closeCell(cell)
    },

    /** The rows since the last call. The last one is not taken before it is whole. */
    take(isOver: boolean) {
      const open = !isOver && row !== null ? [row] : []
      const whole = open.length ? rows.slice(0, -1) : rows

      rows = open

      return whole
    },
  }
}

/**
 * The rows of a sheet that have a cell with a value. Throws TooManyRows if there are more than a
 * sheet can have.
 */
export async function* sheetCells(
  part: ZipPart,
  context: SheetContext,
  between: () => Promise<void>,
): AsyncGenerator<CellRow> {
  const reader = createRowReader(context)
  for await (const _ of parseXml(part, reader)) {
    yield* reader.take(false)
    await between()
  }

  yield* reader.take(true)
}
