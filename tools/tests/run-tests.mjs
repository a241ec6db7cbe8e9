// What `npm test` and `npm run proof` share: the parts of a run, their counts, and the closing
// lines.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../check.mjs'
import { root } from '../setup.mjs'
import { ensureChromium } from './chromium.mjs'
import { makeRunFolder } from './run-folder.mjs'
import { countJourneys, countUnitTests } from './test-counts.mjs'

const reports = join(root, '.cache/test-reports')
const total = { passed: 0, failed: 0 }
const failures = []
let running

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill(signal)
    process.exit(130)
  })

/**
 * Runs a program of the project with the same Node; resolves with its exit code, or the signal that
 * ended it.
 */
const run = (args, environment) =>
  new Promise((resolve) => {
    running = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })

    running.on('error', () => resolve(1))
    running.on('exit', (code, signal) => resolve(code ?? signal))
  })

/** A file for what a part reports; the folder is empty at the start of a run. */
export const reportFile = (name) => join(reports, name)

export function startRun() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const folder = makeRunFolder()
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

  // temporary files of everything that the run starts
  process.env.TMPDIR = folder
  // where unit tests put the demo hospital that they fill, for the journeys of the same run
  process.env.DEMO_HOSPITAL = folder
}

/** The checks of `npm run check`; `names` runs only those. */
export async function checks(names) {
  const results = await runChecks(names)
  const failed = results.filter((result) => !result.ok).length
  return { passed: results.length - failed, failed }
}

/**
 * Unit and area tests. `filters` are parts of their paths (all without one); `packages` are those
 * that must have run. Each test has one try (decision 0017).
 */
export async function unitTests({
  filters = [],
  packages = ['contract', 'server', 'web'],
  environment = {},
} = {}) {
  const report = reportFile('unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Of a whole run some file asks for the whole hospital: it is filled before the tests, not in a
  // long transaction at the same time.
  const hospital = filters.length > 0 ? {} : { FILL_WHOLE_HOSPITAL: '1' }

  const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...filters, ...reporters], {
    ...hospital,
    ...environment,
  })

  return countUnitTests(report, code, packages)
}

/** Journeys in a browser. `filters` are parts of their paths (all without one). */
export async function journeys({ filters = [], environment = {} } = {}) {
  const report = reportFile('journeys.json')

  const cli = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ]

  const settings = {
    CHROMIUM: ensureChromium(root),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...environment,
  }

  const code = await run([...cli, ...filters], settings)

  return countJourneys(report, code)
}

/**
 * Runs one part and adds its counts. An exception counts as one failure; the other parts still run.
 * Resolves with whether it passed.
 */
export async function part(title, work) {
  console.log(`\n── ${title}`)

  const begun = performance.now()

  let counts

  try {
    counts = (await work()) ?? { passed: 0, failed: 0 }
  } catch (error) {
    counts = { passed: 0, failed: 1, why: [error instanceof Error ? error.message : String(error)] }
  }

  for (const line of counts.why ?? []) {
    console.log(`   ${line}`)
    failures.push(`${title}: ${line}`)
  }

  total.passed += counts.passed
  total.failed += counts.failed
  console.log(
    `── ${title}: ${counts.passed} passed, ${counts.failed} failed, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )

  return counts.failed === 0
}

/**
 * Prints the closing lines and sets the exit code. Failures, and journeys that needed a second try,
 * are at the very end.
 */
export function endRun() {
  if (failures.length) console.log(`\n${failures.join('\n')}`)
  process.exitCode = total.failed || total.passed === 0 ? 1 : 0
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}
