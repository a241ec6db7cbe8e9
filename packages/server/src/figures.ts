import { readFileSync } from 'node:fs'
import { TableError } from './algorithms/csv-table.ts'
import { evidenceOfCsv } from './algorithms/evidence/entries-csv.ts'
import { itemsOfCsv } from './algorithms/items/responses-csv.ts'
import { reliabilityOfCsv } from './algorithms/reliability/observations-csv.ts'
import { severityOfCsv } from './algorithms/severity/ratings-csv.ts'

/**
 * `severity RATINGS.csv`, `evidence ENTRIES.csv`, `items RESPONSES.csv`, `reliability
 * OBSERVATIONS.csv`: one line of JSON on standard output, sentences on what is missing on standard
 * error; or a message there and exit code 1.
 */
const FIGURES: Record<string, (text: string, note: (sentence: string) => void) => string> = {
  severity: (text) => severityOfCsv(text),
  evidence: (text) => evidenceOfCsv(text),
  items: itemsOfCsv,
  reliability: reliabilityOfCsv,
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // what Chinese spreadsheet programs write
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** The exit code. */
export function printFigures(name: string, file: string | undefined): number {
  const figure = FIGURES[name]
  if (!figure || !file) {
    process.stderr.write(`Use: npm run --silent ${name} -- FILE.csv\n`)
    return 2
  }

  try {
    process.stdout.write(
      `${figure(decode(readFileSync(file)), (sentence) => process.stderr.write(`${sentence}\n`))}\n`,
    )

    return 0
  } catch (error) {
    if (!(error instanceof TableError) && !(error instanceof Error && 'code' in error)) throw error

    process.stderr.write(`${file}: ${error.message}\n`)

    return 1
  }
}
