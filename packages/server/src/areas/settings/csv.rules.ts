import { invariant } from '../../platform/invariant.ts'
/** Rows of a comma-separated text as RFC 4180 has it: quoted cells may hold commas, doubled quotes and line ends. */
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
  // a text that ends with a comma has one more cell, which is empty
  if (row.length) rows.push([...row, ''])
  return rows
}

/** Rows below the heading as records by its names; line ends inside a cell are an accident of the source and fall out. */
export function recordsOfCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOfCsv(text)
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, (row[i] ?? '').replaceAll(/[\r\n]/g, '').trim()])))
}
