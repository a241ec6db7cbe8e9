import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What the tests do that costs processor time, and grows unnoticed with every page and call. */
export type Work =
  | 'database'
  | 'product start'
  | 'imported row'
  | 'page load'
  | 'browser context'
  | 'colour check'

/**
 * Notes work of the test file `file` (its absolute path) for the budget of counts
 * (tools/tests/test-budget.mjs). `npm test` names the file that collects the notes; without it nothing is
 * noted.
 */
export function countWork(work: Work, file: string | undefined, count = 1): void {
  const notes = process.env.WORK_NOTES
  if (notes)
    appendFileSync(notes, `${work}\t${count}\t${relative(process.cwd(), file ?? 'unknown')}\n`)
}
