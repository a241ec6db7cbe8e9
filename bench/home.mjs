// The home page of every role on the full demo, its first view and the rest: how long the server
// takes to make it, how many statements it sends to the database, and what processor time both
// take; then how many first views a second fifty connections get, compared with a page of users: of
// views that the server has to make, and of one view that it answers from its cache. `--asked 50
// --seconds 3` takes a short look.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { API, cpuSeconds, freshFolder, loginAs, ownerOf, startApi, stopApi } from './product.mjs'

// a running product has planned its statements on each of its ten connections
const { values: given } = parseArgs({
  options: {
    asked: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '10' },
  },
})

const [ASKED, SECONDS] = [Number(given.asked), Number(given.seconds)]
const [PORT, WARM, CONNECTIONS] = [4634, Math.ceil(ASKED * 0.6), 50]
const ROLES = ['admin', 'bhb', 'base', 'dept', 'teacher', 'student', 'applicant', 'root']
const day = (by) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10)

/**
 * More ranges of days, and more sessions, than the server remembers of one person: each of these
 * pages is made again.
 */
const [RANGES, SESSIONS] = [50, 50]

const rests = Array.from(
  { length: RANGES },
  (_, i) => `home/rest?from=${day(i - 30)}&until=${day(30)}`,
)
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/**
 * Processor seconds of every process of the embedded database that serves a connection, by its
 * process id.
 */
function databaseSeconds() {
  const seconds = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (/postgres: .* residency /.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')))
        seconds.set(pid, cpuSeconds(pid))
    } catch {
      // it has ended
    }

  return seconds
}

const secondsSince = (before) =>
  [...databaseSeconds()].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0)

/**
 * Each statement outside a transaction is one by itself; PostgreSQL publishes its count a second
 * after a connection falls silent.
 */
async function countTransactions(owner) {
  await new Promise((done) => setTimeout(done, 1500))
  const { rows } = await owner.query(
    "select xact_commit::int as count from pg_stat_database where datname = 'residency'",
  )

  return rows[0].count
}

const folder = freshFolder('bench-home')
await stopApi(await startApi(folder, PORT)) // the demo is filled by a process of its own
const child = await startApi(folder, PORT)
const owner = await ownerOf(folder)
const base = `http://127.0.0.1:${PORT}${API}`

try {
  const tokens = new Map()

  for (const role of ROLES) {
    const sessions = []

    for (let i = 0; i < SESSIONS; i++)
      sessions.push({ authorization: `Bearer ${await loginAs(PORT, role)}` })

    tokens.set(role, sessions)

    for (const [view, paths] of [
      ['first', ['home']],
      ['rest', rests],
    ]) {
      const times = []
      let size = 0

      const ask = async (i) => {
        const from = performance.now()
        const headers = sessions[i % SESSIONS]
        const reply = await fetch(`${base}/${paths[i % paths.length]}`, { headers })

        size = (await reply.arrayBuffer()).byteLength
        if (!reply.ok) throw new Error(`${role}: ${reply.status}`)

        return performance.now() - from
      }

      for (let i = 0; i < WARM; i++) await ask(i)

      const before = {
        count: await countTransactions(owner),
        api: cpuSeconds(child.pid),
        database: databaseSeconds(),
      }

      for (let i = 0; i < ASKED; i++) times.push(await ask(i))

      const cpuApi = (((cpuSeconds(child.pid) - before.api) * 1000) / ASKED).toFixed(1)
      const cpuDatabase = ((secondsSince(before.database) * 1000) / ASKED).toFixed(1)
      const statements = (((await countTransactions(owner)) - before.count) / ASKED).toFixed(1)

      times.sort((a, b) => a - b)

      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1))

      console.log(
        JSON.stringify({ role, view, p50, p95, p99, size, statements, cpuApi, cpuDatabase }),
      )
    }
  }

  const rateOf = async (path, sessions) => {
    let client = 0

    const setupClient = (one) =>
      one.setRequests([
        { method: 'GET', headers: sessions[client++ % sessions.length], path: `${API}/${path}` },
      ])

    const options = { url: `http://127.0.0.1:${PORT}`, setupClient, connections: CONNECTIONS }

    await autocannon({ ...options, duration: Math.ceil(SECONDS / 2) })

    const run = await autocannon({ ...options, duration: SECONDS })
    if (run.non2xx || run.errors)
      throw new Error(`${path}: ${run.non2xx} refused, ${run.errors} errors`)

    return { perSecond: Math.round(run.requests.average), p50: run.latency.p50 }
  }

  console.log(
    JSON.stringify({ usersPage: await rateOf('users/page?pageSize=10', tokens.get('admin')) }),
  )

  for (const role of ['student', 'bhb', 'teacher']) {
    const [made, again] = [
      await rateOf('home', tokens.get(role)),
      await rateOf('home', tokens.get(role).slice(0, 1)),
    ]
    console.log(JSON.stringify({ role, made, again }))
  }

  console.log(JSON.stringify({ load: readFileSync('/proc/loadavg', 'utf8').split(' ')[0] }))
} finally {
  await owner.end()
  await stopApi(child)
}
