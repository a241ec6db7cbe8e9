// `npm run drill -- failover`: while fifty people write, the leader of the database is killed, the
// proxy, an API process, and the network of the leader. After each: for how long nothing was
// written, what was refused, and whether anything acknowledged is lost.
import { command, environmentOf, makeApi } from './api.mjs'
import { startNodes } from './database-nodes.mjs'
import { startLoad } from './load.mjs'
import {
  ask,
  askAgain,
  COUNT_ENDS,
  databaseUrl,
  makeDatabase,
  openSessions,
  replicaUrl,
} from './people.mjs'
import { sleep, until } from './processes.mjs'
import { API_PORTS, makeProxy } from './proxy.mjs'

/** Nobody waits longer than this for the next write. */
const MOST_SECONDS = 30
const WRITERS = 50
const CALM_MS = 8000
/** A service manager starts a process again after so long. */
const RESTART_MS = 3000
/** After the last event every export is done within this time: a dead worker's after 45 s. */
const EXPORTS_MS = 180_000

const say = (line) => console.log(line)
const seconds = (ms) => (ms / 1000).toFixed(1)

/** The longest time between two acknowledged calls of a list, from `since` on. */
function longestGap(list, isGood, since) {
  const good = [since, ...list.filter((one) => one.at >= since && isGood(one)).map(({ at }) => at)]
  return Math.max(
    ...[...good, performance.now()].map((at, index, all) => at - (all[index - 1] ?? at)),
  )
}

const isKept = (write) => write.isKept
const isAnswered = ({ status }) => status === 200

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

async function countLost(record) {
  const keys = record.writes.filter(isKept).map(({ key }) => key)
  const [{ found }] = await askAgain(
    'select count(*)::int as found from workload_entries where key = any($1::uuid[])',
    [keys],
  )

  return { acknowledged: keys.length, lost: keys.length - found }
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

/** Every export that was acknowledged is done, and was finished once. */
async function measureExports(record) {
  const keys = record.exports.flatMap(({ status, key }) => (status === 200 && key ? [key] : []))
  const start = performance.now()
  const find = async () =>
    (
      await askAgain(
        `select count(*)::int as there, (count(*) filter (where state = 'done'))::int as done,
           (select count(*)::int from drill.ends where key = any($1)) as ends,
           (count(*) filter (where tries > 1))::int as taken_over
         from tasks where key = any($1)`,
        [keys],
      )
    )[0]

  await until('exports', EXPORTS_MS, async () => (await find()).done === keys.length).catch(
    () => {},
  )

  const { there, done, ends, taken_over: takenOver } = await find()

  return {
    asked: keys.length,
    lost: keys.length - there,
    done,
    'finished twice': ends - done,
    'taken over': takenOver,
    'all done after (s)': seconds(performance.now() - start),
  }
}

function findFaults(rows, exports, wrong) {
  const faults = rows.flatMap((row) => [
    ...(Number(row['no write (s)']) > MOST_SECONDS
      ? [`${row.event}: nothing was written for ${row['no write (s)']} s`]
      : []),
    ...(row.lost > 0 ? [`${row.event}: ${row.lost} acknowledged entries are lost`] : []),
    ...(row.audit === 'whole' ? [] : [`${row.event}: ${row.audit}`]),
  ])

  if (exports.lost > 0 || exports.done < exports.asked || exports['finished twice'] !== 0)
    faults.push('exports were lost, not done or done twice')

  return [...faults, ...[...wrong].map(([what, count]) => `${count} × ${what}`)]
}

/** Starts everything in folders below `base`. */
async function startAll(base) {
  const nodes = await startNodes(base)
  const proxy = makeProxy(base)

  proxy.start()
  await makeDatabase()
  say(`Three database nodes: ${(await ask('select version()'))[0].version}`)

  const environment = environmentOf(base, databaseUrl, replicaUrl)
  const keys = command(environment, 'new-keys')
  if (!keys.isOk) throw new Error(keys.said)

  const apis = API_PORTS.map((port) => makeApi(base, environment, port))

  for (const api of apis) await api.start()

  say('Two API processes are ready.')
  await ask(COUNT_ENDS)

  return { nodes, proxy, apis, environment }
}

async function openPeople() {
  const writers = await openSessions(
    `select user_id as id from trainees where status = 'inTraining' and user_id is not null and starts_on < current_date order by id limit ${WRITERS}`,
  )
  const [office] = await openSessions("select id from users where username = 'root'")
  const readers = await openSessions(
    "select id from users where username like 'teacher%' and deleted_at is null order by id limit 10",
  )

  if (writers.length < WRITERS) throw new Error(`only ${writers.length} people can write`)

  return { writers, office, readers, exportPath: '/api/v1/workloadEntries/_export' }
}

/** Everything that happens, under load. */
async function measureAll(parts) {
  const load = startLoad(await openPeople())
  // the load comes from one address
  const keepUnlimited = setInterval(() => void ask('truncate rate_limits').catch(() => {}), 2000)
  const rows = []

  for (const event of makeEvents(parts)) rows.push(await measureEvent(event, { load, ...parts }))

  clearInterval(keepUnlimited)
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

  for (const fault of faults) say(`FAULT: ${fault}`)

  say(faults.length === 0 ? 'The drill held.' : 'The drill did not hold.')
  process.exit(faults.length === 0 ? 0 : 1)
}

await main()
