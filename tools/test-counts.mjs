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

/** The same for a Playwright run; a journey that passed only on a further try counts as passed, and is told by name (decision 0017). */
export function countJourneys(reportFile, exitCode) {
  const report = read(reportFile)
  if (!report) return { passed: 0, failed: 1, why: [`playwright ended with ${exitCode} and left no report`] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const why = report.errors.map((error) => String(error.message ?? error.value).split('\n')[0])
  if (skipped) why.push(`${skipped} journeys did not run`)
  for (const title of flaky ? flakyTitles(report.suites) : []) why.push(`passed only on a further try: ${title}`)
  const failed = unexpected + skipped + report.errors.length
  const silent = failed === 0 && (exitCode !== 0 || expected === 0)
  if (silent) why.push(expected === 0 ? 'no journey was found' : `playwright ended with ${exitCode} though no journey failed`)
  return { passed: expected + flaky, failed: failed + (silent ? 1 : 0), why }
}

const flakyTitles = (suites = []) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${spec.file}: ${spec.title}`),
    ...flakyTitles(suite.suites),
  ])
