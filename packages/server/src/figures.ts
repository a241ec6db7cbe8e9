import { readFileSync } from 'node:fs'
import { TableError } from './algorithms/csv-table.ts'
import { evidenceOfCsv } from './algorithms/evidence/entries-csv.ts'
import { severityOfCsv } from './algorithms/severity/ratings-csv.ts'

/** `severity RATINGS.csv` and `evidence ENTRIES.csv`: one line of JSON on standard output, or a message on standard error and exit code 1. */
const FIGURES: Record<string, (text: string) => string> = { severity: severityOfCsv, evidence: evidenceOfCsv }

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
    process.stdout.write(`${figure(decode(readFileSync(file)))}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof TableError) && !(error instanceof Error && 'code' in error)) throw error
    process.stderr.write(`${file}: ${error.message}\n`)
    return 1
  }
}
