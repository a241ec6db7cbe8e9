// `npm run drill -- failover`: while fifty people write, the leader of the database is killed, the
// proxy, an API process, and the network of the leader. After each: for how long nothing was
// written, what was refused, and whether anything acknowledged is lost.
import { command } from './api.mjs'
import { ask } from './people.mjs'
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

/** Nobody waits longer than this for the next write. */
const MAX_SECONDS = 30
const CALM_MS = 8000

/** A service manager starts a process again after so long. */
const RESTART_MS = 3000

/** Seconds until a change is seen in the windows of both API processes. */
async function timeLiveUpdates(windows, isAlive) {
  const start = performance.now()
  const before = windows.map(({ heard }) => heard)
  const hasHeard = () =>
    windows.every((window, index) => !isAlive(index) || window.heard > before[index])

  await until('live updates', 60_000, async () => {
    await ask("select pg_notify('live', $1)", [
      JSON.stringify({ path: '/api/v1/news', users: null }),
    ])
    await sleep(100)
    return hasHeard()
  })

  return performance.now() - start
}

/** One event: what happens, and how the machine is made whole afterwards. */
async function measureEvent({ name, strike, mend }, { load, nodes, apis, environment }) {
  await nodes.waitWhole()
  await until('both API processes', 60_000, async () =>
    (await Promise.all(apis.map(({ isReady }) => isReady()))).every(Boolean),
  )
  await sleep(CALM_MS)

  const since = performance.now()

  say(`${name} …`)
  await strike()
  await until('writing', 120_000, () =>
    load.record.writes.some((one) => one.start > since + 1500 && one.isKept),
  )
  await sleep(CALM_MS)

  const live = await timeLiveUpdates(load.windows, (index) => apis[index].isRunning())

  await mend?.()
  await nodes.waitWhole()

  const refused = load.record.reads.filter((one) => one.at >= since && !isAnswered(one)).length
  const reads = load.record.reads.filter((one) => one.at >= since).length
  const { acknowledged, lost } = await countLost(load.record)
  const audit = command(environment, 'audit-check')

  return {
    event: name,
    'no write (s)': seconds(longestGap(load.record.writes, isKept, since)),
    'no reading (s)': seconds(longestGap(load.record.reads, isAnswered, since)),
    'readings refused': `${refused} of ${reads}`,
    'live updates (s)': seconds(live),
    acknowledged,
    lost,
    audit: audit.isOk ? 'whole' : audit.said,
  }
}

function makeEvents({ nodes, proxy, apis }) {
  let struck

  const strikeLeader = (how) => async () => {
    struck = await nodes.findLeader()
    how(struck)
  }

  return [
    {
      name: 'leader killed',
      strike: strikeLeader(nodes.kill),
      mend: async () => nodes.startAgain(struck),
    },
    {
      name: 'proxy killed',
      strike: async () => {
        proxy.kill()
        await sleep(RESTART_MS)
        proxy.start()
      },
    },
    {
      name: 'API process killed',
      strike: async () => apis[0].kill(),
      mend: () => apis[0].start(),
    },
    {
      name: 'leader cut off',
      strike: strikeLeader(nodes.cut),
      mend: async () => nodes.join(struck),
    },
  ]
}

function findFaults(rows, exports, wrong) {
  const faults = rows.flatMap((row) => [
    ...(Number(row['no write (s)']) > MAX_SECONDS
      ? [`${row.event}: nothing was written for ${row['no write (s)']} s`]
      : []),
    ...(row.lost > 0 ? [`${row.event}: ${row.lost} acknowledged entries are lost`] : []),
    ...(row.audit === 'whole' ? [] : [`${row.event}: ${row.audit}`]),
  ])

  return [
    ...faults,
    ...faultsOfExports(exports),
    ...[...wrong].map(([what, count]) => `${count} × ${what}`),
  ]
}

/** Everything that happens, under load. */
async function measureAll(parts) {
  const load = await startPeople(['/api/v1/users/me'])
  const rows = []

  for (const event of makeEvents(parts)) rows.push(await measureEvent(event, { load, ...parts }))

  await load.stop()

  return { rows, record: load.record }
}

async function main() {
  const base = process.argv[2]

  say(`Folders and logs: ${base}`)

  const { rows, record } = await measureAll(await startAll(base))
  const exports = await measureExports(record)
  const { lost } = await countLost(record)
  const faults = findFaults(rows, exports, record.wrong)

  if (lost > 0) faults.push(`${lost} acknowledged entries are lost at the end`)

  console.table(rows)
  console.table([exports])

  endDrill(faults)
}

await main()
