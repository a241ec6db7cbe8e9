import { monthOf } from '@residency/contract/kernel/day'
import { readDayText, readTimeText, type TypedDay } from './day-text.rules.ts'
import type { NumberFormat } from './number-format.rules.ts'
import { dayOfSerial, MIDNIGHT, timeOfSerial } from './serial-time.rules.ts'
import type { SheetCell } from './sheet-cells.ts'

/**
 * What a column holds: a cell is read, and written, by it. `percent`: a number of hundredths, 85
 * for 85 %.
 */
export type ColumnKind = 'text' | 'number' | 'percent' | 'day' | 'moment' | 'time'

/**
 * Why a cell cannot be taken; the sentence is in the words of the kernel under `cell.<fault>`.
 */
export type CellFault =
  | 'error'
  | 'uncomputed'
  | 'picture'
  | 'rounded'
  | 'percent'
  | 'dayAsNumber'
  | 'dayAmbiguous'
  | 'dayIncomplete'
  | 'timeOnly'
  | 'dayWithTime'
  | 'noDay'

/**
 * The text of a cell, and the reason if it cannot be taken; the text is then what is shown of it.
 */
export type CellText = { text: string; fault?: CellFault }

/** Spreadsheets keep 15 digits of a number. */
const DIGITS_KEPT = 15
const FIRST_ROUNDED = 10 ** DIGITS_KEPT

const ERRORS =
  /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!)$/i

const PERCENT = /^[+-]?\d+(\.\d+)?\s*%$/

/**
 * Years 1950 to 2099 as serial numbers: what a formula without a format computes in a column of
 * days.
 */
const [FIRST_COMPUTED, LAST_COMPUTED] = [18_264, 73_050]

const refused = (fault: CellFault, text: string): CellText => ({ text, fault })

/**
 * A number as people write it, without an exponent; beyond 15 digits there is only binary noise.
 */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS_KEPT))
  if (Number.isInteger(rounded)) return BigInt(rounded).toString()

  const text = String(rounded)

  return text.includes('e') ? rounded.toFixed(20).replace(/0+$/, '') : text
}

/** A whole number as its format shows it, with leading zeros and the text around it. */
function formatNumber(value: number, { mask }: NumberFormat): string {
  const plain = plainNumber(value)
  if (!mask || !Number.isInteger(value) || value < 0) return plain

  return `${mask.before}${plain.padStart(mask.digits, '0')}${mask.after}`.trim()
}

const formatPercent = (value: number) => `${plainNumber(value * 100)}%`

/** Seconds are left out where they are zero. */
const formatTime = (time: string) => time.replace(/^(\d\d:\d\d):00$/, '$1')
const clockOf = ({ day, time }: TypedDay) => (time === null ? day : `${day} ${formatTime(time)}`)

/** A day and time in a column of days: a time other than midnight has no place there. */
function dayOnly({ day, time }: TypedDay): CellText {
  return time === null || time === MIDNIGHT
    ? { text: day }
    : refused('dayWithTime', clockOf({ day, time }))
}

function dayIn(kind: ColumnKind, read: TypedDay): CellText {
  if (kind === 'day') return dayOnly(read)
  if (kind === 'time') return { text: (read.time ?? MIDNIGHT).slice(0, 5) }
  if (kind === 'number' || kind === 'percent') return refused('dayAsNumber', clockOf(read))

  return { text: clockOf(read) }
}

function serialText(
  kind: ColumnKind,
  value: number,
  format: NumberFormat,
  is1904: boolean,
): CellText {
  const read = dayOfSerial(value, is1904)

  if (format.kind === 'time' || (kind === 'time' && value >= 0 && value < 1)) {
    const time = formatTime(timeOfSerial(value))
    if (kind === 'day' || kind === 'moment') return refused('timeOnly', time)
    if (kind === 'number' || kind === 'percent') return refused('dayAsNumber', time)

    return { text: kind === 'time' ? time.slice(0, 5) : time }
  }

  if (!read) return refused('noDay', plainNumber(value))

  if (format.kind === 'month') {
    const month = monthOf(read.day)
    if (kind === 'text') return { text: month }

    return refused(kind === 'day' || kind === 'moment' ? 'dayIncomplete' : 'dayAsNumber', month)
  }

  return dayIn(kind, format.kind === 'moment' ? read : { day: read.day, time: null })
}

/** A number without a format of days in a column of days: 20200701, or what a formula computed. */
function bareDay(kind: ColumnKind, value: number, isComputed: boolean, is1904: boolean): CellText {
  const plain = plainNumber(value)
  const typed = readDayText(plain)
  if (typed && 'day' in typed) return dayIn(kind, typed)

  if (isComputed && value >= FIRST_COMPUTED && value <= LAST_COMPUTED) {
    const format = { kind: Number.isInteger(value) ? 'day' : 'moment' } as const
    return serialText(kind, value, format, is1904)
  }

  return refused('noDay', plain)
}

function numberText(
  kind: ColumnKind,
  { value, format, isComputed }: SheetCell & { type: 'number' },
  is1904: boolean,
): CellText {
  if (Math.abs(value) >= FIRST_ROUNDED)
    return refused('rounded', BigInt(Math.round(value)).toString())

  const isDayColumn = kind === 'day' || kind === 'moment'
  if (format.kind === 'percent') {
    if (kind === 'text') return { text: formatPercent(value) }
    return kind === 'percent'
      ? { text: plainNumber(value * 100) }
      : refused('percent', formatPercent(value))
  }

  if (format.kind !== 'number' || (kind === 'time' && value >= 0 && value < 1))
    return serialText(kind, value, format, is1904)
  if (isDayColumn) return bareDay(kind, value, isComputed, is1904)

  return { text: kind === 'text' ? formatNumber(value, format) : plainNumber(value) }
}

const AT_MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/

/** An ISO cell. Programs that know no zones write midnight of the day in any zone. */
function isoText(kind: ColumnKind, text: string, format: NumberFormat): CellText {
  const midnight = AT_MIDNIGHT.exec(text)?.[1]
  if (midnight !== undefined && (kind === 'day' || format.kind === 'day'))
    return dayIn(kind, { day: midnight, time: null })

  const time = readTimeText(text.replace(/^T/, ''))
  if (time !== null)
    return kind === 'day' || kind === 'moment'
      ? refused('timeOnly', formatTime(time))
      : { text: formatTime(time) }

  const read = readDayText(text)
  if (!read || 'fault' in read) return { text }

  return dayIn(kind, format.kind === 'day' ? { ...read, time: null } : read)
}

/**
 * A typed text by what the column is: a day in its usual form, and full-width digits as plain ones
 * where a number or a day is meant.
 */
function typedText(kind: ColumnKind, rawText: string): CellText {
  const text = rawText.replaceAll(/\r\n?/g, '\n').trim()
  if (ERRORS.test(text)) return refused('error', text)
  if (kind === 'text' || text === '') return { text }

  const plain = text.normalize('NFKC')
  if (kind === 'number' || kind === 'percent') {
    if (!PERCENT.test(plain)) return { text: plain }
    return kind === 'percent' ? { text: plain.replace(/\s*%$/, '') } : refused('percent', text)
  }

  if (kind === 'time') return { text: readTimeText(text)?.slice(0, 5) ?? text }

  const read = readDayText(text)
  if (!read) return { text }

  return 'fault' in read ? refused(read.fault, text) : dayIn(kind, read)
}

/** The text of a cell by what its column is. */
export function cellText(kind: ColumnKind, cell: SheetCell | undefined, is1904: boolean): CellText {
  if (!cell) return { text: '' }
  switch (cell.type) {
    case 'text':
      return typedText(kind, cell.text)
    case 'number':
      return numberText(kind, cell, is1904)
    case 'iso':
      return isoText(kind, cell.text, cell.format)
    case 'boolean':
      return { text: cell.value ? 'TRUE' : 'FALSE' }
    case 'error':
      return refused('error', ERRORS.test(cell.code) ? cell.code : '#')
    case 'shortened':
      return refused('rounded', cell.text)
    case 'uncomputed':
      return refused('uncomputed', '')
    case 'picture':
      return refused('picture', '')
  }
}
