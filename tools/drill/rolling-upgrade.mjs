// `npm run drill -- rolling-upgrade`: fifty people write and ten read. Two API processes behind the
// proxy are replaced in turn by the next version, which brings a migration: for a time both versions
// answer. Then both are restarted in turn. Nobody is refused.
import { commandOf, makeNextVersion } from './api.mjs'
import { sleep, until } from './processes.mjs'
import {
  countLost,
  endDrill,
  faultsOfExports,
  isAnswered,
  isKept,
  longestGap,
  measureExports,
  say,
  seconds,
  startAll,
  startPeople,
} from './product.mjs'

const CALM_MS = 8000

/** The proxy asks each second, and takes two bad answers for an end. */
const STOP_DELAY_SECONDS = 4

/** What a former version lives with: columns that it does not know, in tables that it reads most. */
const MIGRATION = `
alter table users add column drill_note text;
alter table sessions add column drill_note text;
alter table trainees add column drill_note text;
alter table workload_entries add column drill_note text;
alter table tasks add column drill_note text;
`

const PATHS = [
  '/api/v1/users/me',
  '/api/v1/home',
  '/api/v1/home/rest?from=2026-11-01&until=2026-11-30',
  '/api/v1/evaluationTasks?page=1&pageSize=20',
  '/api/v1/calendar?from=2026-11-01&until=2026-11-30',
]

/** Stops one process, starts it in a folder of a version, and waits until the proxy knows it. */
async function replace(api, folder) {
  const begun = performance.now()

  await api.stop()
  await api.start(folder)
  await sleep(CALM_MS)

  return seconds(performance.now() - begun - CALM_MS)
}

/** Both processes in turn; resolves with one row of the table. */
async function replaceBoth(name, { load, apis, environment, folder }) {
  const since = performance.now()
  const away = []
  const versions = []

  say(`${name} …`)

  for (const api of apis) {
    away.push(await replace(api, folder))
    versions.push(await Promise.all(apis.map(({ readCommit }) => readCommit())))
  }

  const { record } = load
  const calls = [...record.writes, ...record.reads, ...record.exports].filter(
    ({ at }) => at >= since,
  )
  const { acknowledged, lost } = await countLost(record)
  const audit = commandOf(folder, environment, 'audit-check')

  return {
    event: name,
    'versions after each': versions.map((pair) => pair.join(' + ')).join(', '),
    'each away (s)': away.join(', '),
    calls: calls.length,
    failed: calls.filter((one) => !isAnswered(one)).length,
    'no write (s)': seconds(longestGap(record.writes, isKept, since)),
    acknowledged,
    lost,
    audit: audit.isOk ? 'whole' : audit.said,
  }
}

function findFaults(rows, exports, { record, windows }) {
  const faults = rows.flatMap((row) => [
    ...(row.failed > 0 ? [`${row.event}: ${row.failed} of ${row.calls} calls failed`] : []),
    ...(row.lost > 0 ? [`${row.event}: ${row.lost} acknowledged entries are lost`] : []),
    ...(row.audit === 'whole' ? [] : [`${row.event}: ${row.audit}`]),
  ])

  if (!windows.every(({ isOpen }) => isOpen)) faults.push('a window was not opened again')

  const failed = [...record.reads, ...record.writes, ...record.exports].filter(
    (one) => !isAnswered(one),
  )
  const byAnswer = Map.groupBy(
    failed,
    ({ path = 'a writing call', status }) => `${path} answered ${status}`,
  )

  return [
    ...faults,
    ...faultsOfExports(exports),
    ...[...byAnswer].map(([what, some]) => `${some.length} × ${what}`),
    ...[...record.wrong].map(([what, count]) => `${count} × ${what}`),
  ]
}

async function main() {
  const base = process.argv[2]

  say(`Folders and logs: ${base}`)

  const { apis, environment } = await startAll(base, {
    STOP_DELAY_SECONDS: String(STOP_DELAY_SECONDS),
  })
  const commit = await apis[0].readCommit()
  const folder = makeNextVersion(base, { commit, sql: MIGRATION })
  const load = await startPeople(PATHS)

  await sleep(CALM_MS)

  const rows = []
  for (const name of ['upgraded in turn', 'restarted in turn'])
    rows.push(await replaceBoth(name, { load, apis, environment, folder }))

  await until('open windows', 10_000, () => load.windows.every(({ isOpen }) => isOpen)).catch(
    () => {},
  )
  const windows = load.windows.map(({ isOpen }) => ({ isOpen }))
  await load.stop()

  const exports = await measureExports(load.record)

  console.table(rows)
  console.table([exports])
  endDrill(findFaults(rows, exports, { record: load.record, windows }))
}

await main()
