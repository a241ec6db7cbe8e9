import { beginningOf } from '@residency/contract/kernel/sentence'
import type { ColumnKind } from './cell-value.rules.ts'
import { readDayText } from './day-text.rules.ts'
import { partOfDay, serialOf } from './serial-time.rules.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A cell of Excel holds this many characters, a header of its pages this many with its codes. */
const MAX_IN_CELL = 32_767
const MAX_IN_HEADER = 255

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is left out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes characters that XML does not allow: one of them makes the whole file unreadable. */
const inXml = (text: string) => text.replaceAll(NOT_XML, '').toWellFormed()

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) =>
  /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!) : text

/**
 * The text of a cell: programs read _x000D_ as a character, so its first underscore is written as
 * _x005F_.
 */
function cellXml(text: string) {
  const plain = inXml(text.length > MAX_IN_CELL ? beginningOf(text, MAX_IN_CELL) : text).replaceAll(
    /\r\n?/g,
    '\n',
  )

  return escaped(
    plain.includes('_x') ? plain.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : plain,
  )
}

const attributeXml = (text: string) => escaped(inXml(text)).replaceAll('\n', ' ')

/** A text that a spreadsheet program would turn into a formula when the cell is edited. */
const looksLikeFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

/**
 * How cells look: by what they hold, whether they are marked as wrong, and whether they stay texts
 * when they are edited.
 */
const FORMATS = ['general', 'text', 'day', 'minute', 'second', 'time'] as const
type Format = (typeof FORMATS)[number]

const FORMAT_IDS: Readonly<Record<Format, number>> = {
  general: 0,
  text: 49,
  day: 164,
  minute: 165,
  second: 166,
  time: 20,
}

const OWN_FORMATS = {
  day: 'yyyy\\-mm\\-dd',
  minute: 'yyyy\\-mm\\-dd\\ hh:mm',
  second: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
} as const

/** The first style is the plain one, the second the header. */
const HEADER_STYLE = 1

const styleOf = (format: Format, isWrong: boolean, isQuoted: boolean) => {
  const style = 2 + FORMATS.indexOf(format) * 4 + (isWrong ? 2 : 0) + (isQuoted ? 1 : 0)
  return style === 2 ? 0 : style
}

const TEXT_STYLE = styleOf('text', false, false)

function stylesXml() {
  const own = Object.entries(OWN_FORMATS).map(
    ([name, code]) =>
      `<numFmt numFmtId="${FORMAT_IDS[name as Format]}" formatCode="${escaped(code)}"/>`,
  )

  const xf = (id: number, fill: number, more = '', inside = '') =>
    `<xf numFmtId="${id}" fontId="${fill === 2 ? 1 : 0}" fillId="${fill}" borderId="0" xfId="0"${id ? ' applyNumberFormat="1"' : ''}${fill ? ' applyFill="1"' : ''}${more}${inside ? `>${inside}</xf>` : '/>'}`

  const header = xf(
    0,
    2,
    ' applyFont="1" applyAlignment="1"',
    '<alignment horizontal="center" vertical="center"/>',
  )

  const quoted = ' quotePrefix="1"'
  const cells = FORMATS.flatMap((format) =>
    [0, 3].flatMap((fill) => ['', quoted].map((more) => xf(FORMAT_IDS[format], fill, more))),
  )

  const fills = ['FFE8F0FA', 'FFFFC7CE'].map(
    (colour) =>
      `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/></patternFill></fill>`,
  )

  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'

  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.join('')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${2 + cells.length}">${xf(0, 0)}${header}${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

/** The letters of a column, from 0. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

type TypedValue = { number: number; format: Format }
const DAY_TEXT = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(:\d\d)?))?$/
const NUMBER_TEXT = /^-?(0|[1-9]\d{0,14})(\.\d{1,12})?$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/

/** An instant as the minute that a clock in China shows; other texts as they are. */
function minuteText(text: string): string {
  const read = INSTANT.test(text) ? readDayText(text) : null
  return read && 'day' in read && read.time !== null ? `${read.day} ${read.time.slice(0, 5)}` : text
}

function typedDay(text: string): TypedValue | null {
  const found = DAY_TEXT.exec(minuteText(text))
  if (!found) return null

  const [, day, time, seconds] = found as unknown as [string, string, string?, string?]
  const number = serialOf(day, time)
  if (number === null) return null
  if (time === undefined) return { number, format: 'day' }

  return { number, format: seconds === undefined ? 'minute' : 'second' }
}

/**
 * The number by which a text is written in its column; null if it stays a text, such as a dash for
 * none.
 */
function typed(kind: ColumnKind, text: string): TypedValue | null {
  if (kind === 'day' || kind === 'moment') return typedDay(text)
  if (kind === 'number' || kind === 'percent')
    return NUMBER_TEXT.test(text) ? { number: Number(text), format: 'general' } : null

  const part = kind === 'time' ? partOfDay(text) : null

  return part === null ? null : { number: part, format: 'time' }
}

const numberXml = (at: string, number: number, style: number) =>
  `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${number}</v></c>`

function textXml(at: string, text: string, style: number) {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${at}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t${space}>${cellXml(text)}</t></is></c>`
}

export const headerXml = (at: string, text: string): string => textXml(at, text, HEADER_STYLE)

/** One cell. `isText`: the column is formatted as text. */
export function valueXml(
  at: string,
  value: string | number,
  kind: ColumnKind,
  isText: boolean,
  isWrong: boolean,
): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return ''
    return numberXml(at, value, styleOf(isText ? 'text' : 'general', isWrong, false))
  }

  const number = isText ? null : typed(kind, value)
  if (number) return numberXml(at, number.number, styleOf(number.format, isWrong, false))

  const isQuoted = looksLikeFormula(value)

  return textXml(at, value, styleOf(isText || isQuoted ? 'text' : 'general', isWrong, isQuoted))
}

/**
 * The header of printed pages, at its left. Excel repairs a file whose header is too long; `&`
 * begins a code.
 */
export function pageHeaderXml(lines: readonly string[]): string {
  let text = '&L'
  for (const sign of inXml(lines.join('  '))) {
    const more = sign === '&' ? '&&' : sign
    if (text.length + more.length > MAX_IN_HEADER) break

    text += more
  }

  return `<headerFooter><oddHeader>${escaped(text)}</oddHeader></headerFooter>`
}

/** A drop-down list: its choices, or the cells that hold them. */
export type DropDown = { column: number; from: string }
const LAST_CHOICE = 1001

export function dropDownsXml(lists: readonly DropDown[]): string {
  const rules = lists.map(({ column, from }) => {
    const letters = lettersOf(column)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters}2:${letters}${LAST_CHOICE}"><formula1>${escaped(inXml(from))}</formula1></dataValidation>`
  })

  return rules.length
    ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
    : ''
}

/** A worksheet up to its rows: widths and column styles, the first row frozen. */
export function sheetStartXml(columns: readonly { width: number; isText: boolean }[]): string {
  const cols = columns.map(
    ({ width, isText }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width}"${isText ? ` style="${TEXT_STYLE}"` : ''} customWidth="1"/>`,
  )

  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${cols.length ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`
}

const FORBIDDEN_IN_NAME = /[[\]:*?/\\]/g
const LONGEST_NAME = 31

/** Names of sheets as programs accept them: at most 31 characters, without []:*?/\, each once. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, i) => {
    const plain = inXml(name)
      .replaceAll(FORBIDDEN_IN_NAME, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, LONGEST_NAME)
      .toWellFormed()

    const first = plain || `Sheet${i + 1}`
    let unique = first

    for (let n = 2; taken.has(unique.toLowerCase()); n++)
      unique = `${first.slice(0, LONGEST_NAME - 4)} ${n}`

    taken.add(unique.toLowerCase())

    return unique
  })
}

export const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`

/** The parts other than the sheets, by name. */
export function bookParts(names: readonly string[]): { name: string; xml: string }[] {
  const numbers = names.map((_, i) => i + 1)
  const sheets = names.map(
    (name, i) => `<sheet name="${attributeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )

  const overrides = numbers.map(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  )

  const relations = numbers.map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )

  const styles = `<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`

  return [
    {
      name: '[Content_Types].xml',
      xml: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      xml: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      xml: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="12000"/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}${styles}</Relationships>`,
    },
    { name: 'xl/styles.xml', xml: stylesXml() },
  ]
}
