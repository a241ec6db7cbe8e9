// The product of a drill on its database nodes, with the people who use it, and what is counted of
// their load afterwards.
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
import { until } from './processes.mjs'
import { API_PORTS, makeProxy } from './proxy.mjs'

const WRITERS = 50

/** After the last event every export is done within this time: a dead worker's after 45 s. */
const EXPORTS_MS = 180_000

export const say = (line) => console.log(line)
export const seconds = (ms) => (ms / 1000).toFixed(1)
export const isKept = (write) => write.isKept

export const isAnswered = ({ status }) => status === 200

/** The longest time between two acknowledged calls of a list, from `since` on. */
export function longestGap(list, isGood, since) {
  const good = [since, ...list.filter((one) => one.at >= since && isGood(one)).map(({ at }) => at)]
  return Math.max(
    ...[...good, performance.now()].map((at, index, all) => at - (all[index - 1] ?? at)),
  )
}

/** Ends the drill: prints what did not hold; the code is 1 if anything did not. */
export function endDrill(faults) {
  for (const fault of faults) say(`FAULT: ${fault}`)

  say(faults.length === 0 ? 'The drill held.' : 'The drill did not hold.')
  process.exit(faults.length === 0 ? 0 : 1)
}

/** Starts everything in folders below `base`. */
export async function startAll(base, settings = {}) {
  const nodes = await startNodes(base)
  const proxy = makeProxy(base)

  proxy.start()
  await makeDatabase()
  say(`Three database nodes: ${(await ask('select version()'))[0].version}`)

  const environment = { ...environmentOf(base, databaseUrl, replicaUrl), ...settings }
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

/** The load of these people, who read these paths; it comes from one address, so without limits. */
export async function startPeople(paths) {
  const load = startLoad({ ...(await openPeople()), paths })
  const keepUnlimited = setInterval(() => void ask('truncate rate_limits').catch(() => {}), 2000)

  return {
    ...load,
    stop: async () => {
      clearInterval(keepUnlimited)
      await load.stop()
    },
  }
}

/** How many acknowledged entries there are, and how many of them are gone. */
export async function countLost(record) {
  const keys = record.writes.filter(isKept).map(({ key }) => key)
  const [{ found }] = await askAgain(
    'select count(*)::int as found from workload_entries where key = any($1::uuid[])',
    [keys],
  )

  return { acknowledged: keys.length, lost: keys.length - found }
}

/** Every export that was acknowledged is done, and was finished once. */
export async function measureExports(record) {
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

/** What the exports show that must not be, as sentences. */
export const faultsOfExports = (exports) =>
  exports.lost > 0 || exports.done < exports.asked || exports['finished twice'] !== 0
    ? ['exports were lost, not done or done twice']
    : []
