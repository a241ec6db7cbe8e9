import { parse } from 'csv-parse'

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const GB = new TextDecoder('gb18030', { fatal: true })

/** The text of a .csv: UTF-8 where the bytes are that, else GB 18030, which Chinese spreadsheet programs write (GBK is a part of it). */
function csvText(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    return GB.decode(bytes)
  }
}

/** Rows of a .csv as a sheet's: numbered as a spreadsheet shows them, cells by column from 1. Comma, semicolon or tab, whichever its first line has most. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<{ number: number; texts: Map<number, string> }> {
  const text = csvText(bytes)
  const firstLine = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)))
  const [delimiter] = [',', ';', '\t'].sort((a, b) => firstLine.split(b).length - firstLine.split(a).length)
  const rows = parse(text, {
    bom: true,
    delimiter: delimiter ?? ',',
    relax_column_count: true,
    // 他说"好" without quotes around it is a text as any other
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 200_000,
  })
  let number = 0
  for await (const cells of rows as AsyncIterable<string[]>) {
    number += 1
    yield { number, texts: new Map(cells.map((cell, i) => [i + 1, cell.trim()])) }
  }
}
