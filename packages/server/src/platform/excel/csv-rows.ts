import { parse } from 'csv-parse'
import type { CellRow, SheetCell } from './sheet-cells.ts'

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const GB = new TextDecoder('gb18030', { fatal: true })

/**
 * Decodes a .csv: UTF-8 if valid, otherwise GB 18030, which Chinese spreadsheet programs write (GBK
 * is a subset).
 */
function csvText(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    return GB.decode(bytes)
  }
}

/**
 * A number that a spreadsheet program shortened when it wrote the .csv: its last digits are lost.
 */
const SHORTENED = /^\d(\.\d+)?E\+\d{2}$/

const cellOf = (text: string): SheetCell =>
  SHORTENED.test(text) ? { type: 'shortened', text } : { type: 'text', text }

/**
 * Rows of a .csv as sheet rows: spreadsheet row numbers, cells by column from 1. The separator is
 * comma, semicolon or tab, whichever is most frequent in the first line.
 */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<CellRow> {
  const text = csvText(bytes)
  const firstLine = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)))
  const [delimiter] = [',', ';', '\t'].sort(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )

  const rows = parse(text, {
    bom: true,
    delimiter: delimiter ?? ',',
    relax_column_count: true,
    // an unquoted 他说"好" is valid text
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 200_000,
  })

  let number = 0

  for await (const cells of rows as AsyncIterable<string[]>) {
    number += 1
    yield {
      number,
      cells: new Map(
        cells.flatMap((cell, i) => (cell.trim() ? [[i + 1, cellOf(cell.trim())] as const] : [])),
      ),
    }
  }
}
