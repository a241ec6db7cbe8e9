import { invariant } from '../../../platform/invariant.ts'

/**
 * Parses comma-separated text (RFC 4180): quoted cells may contain commas, doubled quotes and line
 * breaks.
 */
export function cellsOfCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  const body = text.replace(/^\uFEFF/, '')

  while (cells.lastIndex < body.length) {
    const found = cells.exec(body)
    invariant(found, `The sheet is not comma-separated text from row ${rows.length + 1} on.`)
    row.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'))

    if (found[3] !== ',') {
      rows.push(row)
      row = []
    }
  }

  // a trailing comma means one more, empty cell
  if (row.length) rows.push([...row, ''])

  return rows
}

/**
 * Rows below the heading as records; line breaks inside cells are errors of the source and are
 * removed.
 */
export function recordsOfCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOfCsv(text)
  return rows.map((row) =>
    Object.fromEntries(
      names.map((name, i) => [name, (row[i] ?? '').replaceAll(/[\r\n]/g, '').trim()]),
    ),
  )
}
