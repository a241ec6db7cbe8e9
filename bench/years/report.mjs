// What a run shows: the worst calls, what grew most from one run to another, and what could not be
// opened.
import { readFileSync, writeFileSync } from 'node:fs'

const WORST = 20

/** Growth is only reported for calls where a person could notice it. */
const NOTICEABLE_MS = 8
const MAX_GROWTH = 1.5

/** A call that raises the peak of memory by less is not named. */
const NOTICEABLE_MB = 8

/** Refused by the rights of the role: not a call of this role. */
const isRefused = ({ status }) => status === 401 || status === 403
const isOpened = ({ warm }) => warm !== undefined
const nameOf = ({ role, path, variant }) => `${role} ${path} (${variant})`

const column = (value, width = 9) =>
  (typeof value === 'number' ? value.toFixed(1) : String(value)).padStart(width)

/** What is promised of each kind of call, in milliseconds. */
function goalOf({ path, variant }) {
  if (path.endsWith('/_export')) return undefined
  if (/\/home$/.test(path)) return 100
  if (/report|figures|statistics|rotationLoad|radar|progress|quantity/i.test(path)) return 1000

  return variant.startsWith('search') ? 150 : 50
}

export function writeRun(file, run) {
  writeFileSync(file, JSON.stringify(run, null, 1))
}

export function printWorst({ calls, bytes, peakMegabytes, settledAfter, settings }) {
  const opened = calls.filter(isOpened)
  console.log(
    `\n${opened.length} calls opened, ${calls.filter((call) => !isOpened(call) && !isRefused(call)).length} without a record; database ${(bytes / 1e9).toFixed(2)} GB; quiet ${settledAfter.toFixed(0)} s after the start`,
  )
  console.log(
    `peak memory of the API ${peakMegabytes.toFixed(0)} MB; ${settings.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
  )

  console.log(
    `\nThe worst ${WORST}, milliseconds warm\n      p50       p99    db p50    db p99      cold     pages  call`,
  )

  for (const call of opened.toSorted((a, b) => b.warm.api.p50 - a.warm.api.p50).slice(0, WORST)) {
    const { api, database, pages } = call.warm
    console.log(
      [api.p50, api.p99, database.p50, database.p99, call.cold.api, Math.round(pages)]
        .map((value) => column(value))
        .join(' '),
      '',
      nameOf(call),
    )
  }

  printPeaks(calls)

  const over = opened.filter(
    (call) => call.warm.api.p99 > (goalOf(call) ?? Number.POSITIVE_INFINITY),
  )

  console.log(
    `\nover their goal: ${over.length} calls of ${new Set(over.map(({ path }) => path)).size} paths`,
  )

  const openedPaths = new Set(opened.map(({ path }) => path))
  const allowed = calls.filter((call) => !isRefused(call))
  const closed = [...new Set(allowed.map(({ path }) => path))].filter(
    (path) => !openedPaths.has(path),
  )

  console.log(
    `\npaths without a record that could be opened: ${closed.length} of ${openedPaths.size + closed.length} that the roles may open`,
  )

  for (const path of closed)
    console.log(
      `  ${path} ${[...new Set(allowed.filter((call) => call.path === path).map(({ status }) => status))].join(' ')}`,
    )

  const failed = calls.filter(
    ({ status }) =>
      status === 'timeout' ||
      status === 'broken' ||
      status >= 500 ||
      String(status).includes('then'),
  )

  if (failed.length > 0) console.log(`\nfailed: ${failed.length}`)
  for (const call of failed.slice(0, WORST)) console.log(`  ${call.status} ${nameOf(call)}`)
}

/** Calls after which the API had used more memory than before. */
function printPeaks(calls) {
  const raised = calls
    .map((call, i) => ({ call, by: call.peakMegabytes - (calls[i - 1] ?? call).peakMegabytes }))
    .filter(({ by }) => by >= NOTICEABLE_MB)

  console.log(`\ncalls that raised the peak of memory by ${NOTICEABLE_MB} MB or more`)
  for (const { call, by } of raised)
    console.log(`${column(by)} to ${call.peakMegabytes.toFixed(0)} MB  ${nameOf(call)}`)
}

/** Growth of each call that both runs opened. */
export function compareRuns(file, run) {
  const before = new Map(
    JSON.parse(readFileSync(file, 'utf8'))
      .calls.filter(isOpened)
      .map((call) => [nameOf(call), call]),
  )

  const pairs = run.calls.filter(isOpened).flatMap((call) => {
    const earlier = before.get(nameOf(call))
    return earlier ? [{ call, earlier, growth: call.warm.api.p50 / earlier.warm.api.p50 }] : []
  })

  const grown = pairs.filter(
    ({ call, growth }) => growth > MAX_GROWTH && call.warm.api.p50 > NOTICEABLE_MS,
  )

  console.log(
    `\n${pairs.length} calls in both runs; ${grown.length} take over ${NOTICEABLE_MS} ms and more than ${MAX_GROWTH} times as long`,
  )
  console.log('   growth    before       now   db now  call')

  for (const { call, earlier, growth } of grown
    .toSorted((a, b) => b.growth - a.growth)
    .slice(0, WORST))
    console.log(
      [growth, earlier.warm.api.p50, call.warm.api.p50, call.warm.database.p50]
        .map((value) => column(value))
        .join(' '),
      '',
      nameOf(call),
    )
}
