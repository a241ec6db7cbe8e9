/** A table that cannot be read; the message names the line, or the column, and what to do. */
export class TableError extends Error {}

/**
 * The cells of a row by the name of their column, trimmed; a column that the file does not have is
 * ''. `line` counts from 1.
 */
export type TableRow<Column extends string> = { line: number; cells: Record<Column, string> }

/** `Case day`, `case_day` and `caseDay` are one column. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/**
 * Reads comma-separated text (RFC 4180, with or without a byte order mark, any line ends). Columns
 * are found by their heading in any order; others are left out. Rows without any text are skipped.
 * Throws TableError.
 */
export function readTable<Required extends string, Optional extends string = never>(
  text: string,
  required: readonly Required[],
  optional: readonly Optional[] = [],
): TableRow<Required | Optional>[] {
  type Column = Required | Optional
  const [heading, ...records] = recordsOf(text)
  if (!heading)
    throw new TableError(
      `line 1: the file is empty; its first line must name the columns ${required.join(',')}`,
    )

  const found = heading.record.map(plain)
  const twice = found.find((name, at) => name !== '' && found.indexOf(name) !== at)
  if (twice) throw new TableError(`line 1: the column ${twice} is there twice`)

  const missing = required.filter((name) => !found.includes(plain(name)))
  if (missing.length)
    throw new TableError(
      `line 1: there is no column ${missing.join(', ')}; columns are found by their heading`,
    )

  const columns: Column[] = [...required, ...optional]
  const places = columns.map((name) => found.indexOf(plain(name)))

  return records.map(({ record, line }) => {
    assertWidth(record, line, found.length)

    const cells = {} as Record<Column, string>

    for (const [at, name] of columns.entries()) cells[name] = record[places[at]!] ?? ''

    return { line, cells }
  })
}

/** Refuses a record that has not the cells of its heading; empty ones beyond them do no harm. */
export function assertWidth(record: readonly string[], line: number, width: number) {
  if (record.length < width || record.slice(width).some((cell) => cell !== ''))
    throw new TableError(
      `line ${line}: ${record.length} cells, but the heading has ${width}; quote cells with commas`,
    )
}

type CsvRecord = { record: string[]; line: number }
const QUOTED = /[^\S\r\n]*"([^"]*(?:""[^"]*)*)"[^\S\r\n]*(?=[,\r\n]|$)/y
const BARE = /[^",\r\n]*(?=[,\r\n]|$)/y
const LINE_END = /\r\n|\n|\r/g

/**
 * All records that have any text, with the line on which they begin. A third of the time of
 * csv-parse, which matters at 100,000 rows.
 */
export function recordsOf(csv: string): CsvRecord[] {
  const text = csv.replace(/^\uFEFF/, '')
  const found: CsvRecord[] = []
  let [at, line] = [0, 1]

  while (at < text.length) {
    const begun = line
    const record: string[] = []

    for (let isOpen = true; isOpen; ) {
      const pattern = isQuoted(text, at) ? QUOTED : BARE
      pattern.lastIndex = at

      const cell = pattern.exec(text)
      if (!cell)
        throw new TableError(
          `line ${line}: a quotation mark is torn: close it, double those inside a cell, quote the whole cell`,
        )

      if (cell[1] !== undefined) line += cell[1].match(LINE_END)?.length ?? 0

      record.push((cell[1]?.replaceAll('""', '"') ?? cell[0]).trim())
      at = pattern.lastIndex
      isOpen = text[at] === ','
      at += text.startsWith('\r\n', at) ? 2 : 1
    }

    line += 1

    if (record.some((cell) => cell !== '')) found.push({ record, line: begun })
  }

  return found
}

function isQuoted(text: string, from: number) {
  let at = from
  while (text[at] === ' ' || text[at] === '\t') at++

  return text[at] === '"'
}
