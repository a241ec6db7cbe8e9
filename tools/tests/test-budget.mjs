// The budget of counts: what the tests may do that costs processor time. Seconds depend on what
// else the machine does, counts do not.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const BUDGET = join(root, 'tools/tests/test-budget.json')
const DEAREST = 10

/**
 * Roughly the processor seconds that one costs (docs/decisions/0026), to compare files with one
 * another.
 */
const SECONDS = {
  database: 0.4,
  'product start': 4.5,
  'imported row': 0.002,
  'page load': 0.9,
  'browser context': 0.7,
  'colour check': 0.8,
}

/**
 * The notes that the tests left (`countWork`): a total for each kind of work, and the seconds of
 * each file.
 */
function readNotes(text) {
  const totals = Object.fromEntries(Object.keys(SECONDS).map((work) => [work, 0]))
  const files = new Map()

  for (const line of text.split('\n').filter(Boolean)) {
    const [work, count, file] = line.split('\t')
    totals[work] += Number(count)
    files.set(file, (files.get(file) ?? 0) + Number(count) * SECONDS[work])
  }

  return { totals, files }
}

/**
 * Compares what a whole run did with tools/tests/test-budget.json. That file names the maximum for each
 * kind of work, and why it was raised. Prints the dearest files. One count for each kind of work
 * passes or fails.
 */
export function compareWithBudget(notesFile) {
  const { totals, files } = readNotes(existsSync(notesFile) ? readFileSync(notesFile, 'utf8') : '')
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'))
  const why = []
  let passed = 0

  for (const [work, total] of Object.entries(totals)) {
    const { most } = budget[work]
    const isWithin = total > 0 && total <= most

    console.log(`   ${work.padEnd(16)} ${String(total).padStart(7)} of ${most}`)

    if (isWithin) passed += 1
    else if (total === 0) why.push(`${work}: nothing was counted`)
    else
      why.push(
        `${work}: ${total}, but ${most} is the most; do less, or raise it in tools/tests/test-budget.json with a reason`,
      )
  }

  const dearest = [...files].sort((a, b) => b[1] - a[1]).slice(0, DEAREST)

  console.log('   the dearest files, in processor seconds that these counts cost:')

  for (const [file, seconds] of dearest)
    console.log(`   ${seconds.toFixed(0).padStart(7)}  ${file}`)

  return { passed, failed: why.length, why }
}
