// `npm test`: setup, checks, unit and area tests, journeys in a browser. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { root, setup } from './setup.mjs'
import { countJourneys, countUnitTests } from './test-counts.mjs'

const reports = join(root, '.cache/test-reports')
const total = { passed: 0, failed: 0 }
const failures = []
let running

const run = (args, environment = {}) =>
  new Promise((done) => {
    running = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    running.on('error', () => done(1))
    running.on('exit', (code, signal) => done(code ?? signal))
  })

async function checks() {
  const results = await runChecks()
  const failed = results.filter((result) => !result.ok).length
  return { passed: results.length - failed, failed }
}

/** Each test has one try (decision 0017). */
async function unitTests() {
  const report = join(reports, 'unit.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countUnitTests(report, await run(args), ['contract', 'server', 'web'])
}

async function journeys() {
  const specs =
    existsSync(join(root, 'e2e')) && readdirSync(join(root, 'e2e'), { recursive: true }).some((name) => /\.spec\.ts$/.test(String(name)))
  if (!specs) return { passed: 0, failed: 1, why: ['e2e has no *.spec.ts'] }
  const report = join(reports, 'journeys.json')
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    CHROMIUM: ensureChromium(root),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return countJourneys(report, code)
}

/** Runs one part. An exception counts as one failure; the other parts still run. */
async function part(title, work) {
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
  console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed, ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return counts.failed === 0
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill(signal)
    process.exit(130)
  })

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (await part('Install', () => setup({ build: false }))) {
  const isBuilt = await part('Build', () => setup())
  await part('Checks', checks)
  await part('Unit and area tests', unitTests)
  if (isBuilt) await part('Journeys', journeys)
  else console.log('\nNo journeys: there is nothing built to walk through.')
}
// Failures, and journeys that needed a second try, stand at the very end: often only the end of a long output is kept.
if (failures.length) console.log(`\n${failures.join('\n')}`)
process.exitCode = total.failed || total.passed === 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)
