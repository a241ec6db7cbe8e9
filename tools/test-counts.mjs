import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Counts a vitest run from its JSON report. A test that did not run counts as failed, a file that could not be loaded as one failure,
 * and so does a crash or a package of which no test was found. `why` tells what the figures alone would hide.
 */
export function countUnitTests(reportFile, exitCode, packages) {
  const report = read(reportFile)
  if (!report) return { passed: 0, failed: 1, why: [`vitest ended with ${exitCode} and left no report`] }
  const why = []
  const notRun = report.numPendingTests + report.numTodoTests
  if (notRun) why.push(`${notRun} tests did not run`)
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
  )
  for (const file of unloaded) why.push(`${file.name} could not be run`)
  const missing = packages.filter(
    (name) => !report.testResults.some((file) => file.name.replaceAll('\\', '/').includes(`/packages/${name}/src/`)),
  )
  for (const name of missing) why.push(`packages/${name} has no tests`)
  const failed = report.numFailedTests + notRun + unloaded.length + missing.length
  const crashed = failed === 0 && exitCode !== 0
  if (crashed) why.push(`vitest ended with ${exitCode} though no test failed`)
  return { passed: report.numPassedTests, failed: failed + (crashed ? 1 : 0), why }
}

/** The same for a Playwright run; a test that passed only on a second try counts as failed. */
export function countJourneys(reportFile, exitCode) {
  const report = read(reportFile)
  if (!report) return { passed: 0, failed: 1, why: [`playwright ended with ${exitCode} and left no report`] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const why = report.errors.map((error) => String(error.message ?? error.value).split('\n')[0])
  if (skipped) why.push(`${skipped} journeys did not run`)
  if (flaky) why.push(`${flaky} journeys passed only on a second try`)
  const failed = unexpected + flaky + skipped + report.errors.length
  const silent = failed === 0 && (exitCode !== 0 || expected === 0)
  if (silent) why.push(expected === 0 ? 'no journey was found' : `playwright ended with ${exitCode} though no journey failed`)
  return { passed: expected, failed: failed + (silent ? 1 : 0), why }
}
