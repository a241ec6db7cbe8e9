import { existsSync, readFileSync } from 'node:fs'

/** The first line of a failure, and the seed of a random one: with it the same cases come again. */
const summaryOf = (message) => {
  const [first, ...more] = String(message ?? '').split('\n')
  const seed = more.find((line) => /\bseed: /.test(line))
  return [first, ...(seed ? [seed.trim()] : [])].join(' ').slice(0, 300)
}

const read = (file) =>
  file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

const isFailed = (file) => file.status === 'failed'
const failedTests = (file) => file.assertionResults.filter((test) => test.status === 'failed')

/** One line per failed test, or per file that could not be loaded. */
const failuresOf = (file) =>
  failedTests(file).length
    ? failedTests(file).map(
        (test) => `${file.name} › ${test.fullName}: ${summaryOf(test.failureMessages?.[0])}`,
      )
    : [`${file.name} could not be run: ${summaryOf(file.message)}`]

/**
 * Counts a vitest run from its JSON report. A test that did not run counts as failed. A file that
 * could not be loaded, a crash and a package without tests count as one failure each. `why`
 * explains failures that the counts do not show.
 */
export function countUnitTests(reportFile, exitCode, packages) {
  const report = read(reportFile)
  if (!report)
    return { passed: 0, failed: 1, why: [`vitest ended with ${exitCode} and left no report`] }

  const files = report.testResults

  const why = files
    .filter(isFailed)
    .flatMap(failuresOf)
    .map((line) => `failed: ${line}`)

  const tests = files.flatMap((file) => file.assertionResults)
  const failing = tests.filter((test) => test.status === 'failed').length
  const passed = tests.filter((test) => test.status === 'passed').length
  const notRun = tests.length - passed - failing
  if (notRun) why.push(`${notRun} tests did not run`)

  const unloaded = files.filter((file) => isFailed(file) && failedTests(file).length === 0).length

  const missing = packages.filter(
    (name) =>
      !files.some((file) => file.name.replaceAll('\\', '/').includes(`/packages/${name}/src/`)),
  )

  for (const name of missing) why.push(`packages/${name} has no tests`)

  const failed = failing + notRun + unloaded + missing.length
  const crashed = failed === 0 && exitCode !== 0
  if (crashed) why.push(`vitest ended with ${exitCode} though no test failed`)

  return { passed, failed: failed + (crashed ? 1 : 0), why }
}

/**
 * The same for a Playwright run; a journey that passed only on its second try counts as passed and
 * is listed by name (decision 0017).
 */
export function countJourneys(reportFile, exitCode) {
  const report = read(reportFile)
  if (!report)
    return { passed: 0, failed: 1, why: [`playwright ended with ${exitCode} and left no report`] }

  const { expected, unexpected, flaky, skipped } = report.stats
  const why = report.errors.map((error) => String(error.message ?? error.value).split('\n')[0])
  if (skipped) why.push(`${skipped} journeys did not run`)
  for (const title of titlesOf(report.suites, 'unexpected')) why.push(`failed: ${title}`)
  for (const title of titlesOf(report.suites, 'flaky'))
    why.push(`passed only on its second try: ${title}`)

  const failed = unexpected + skipped + report.errors.length
  const silent = failed === 0 && (exitCode !== 0 || expected === 0)

  if (silent)
    why.push(
      expected === 0
        ? 'no journey was found'
        : `playwright ended with ${exitCode} though no journey failed`,
    )

  return { passed: expected + flaky, failed: failed + (silent ? 1 : 0), why }
}

const titlesOf = (suites, status) =>
  (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${spec.file}: ${spec.title}`),
    ...titlesOf(suite.suites, status),
  ])
