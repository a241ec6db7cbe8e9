// The built product on the database of a run, its accounts, and calls whose time in the API and in
// the database is taken.
import { API, loginAs, peakOf, startApi, stopApi } from '../product.mjs'
import { OPENED } from './cluster.mjs'

const PORT = 8471
const LONGEST_MS = 120_000
const LONGEST_START_MS = 10 * 60_000
const QUIET_MS = 3000

/** One account for each role, in the order of rights. */
export const ROLES = [
  'root',
  'admin',
  'bhb',
  'base',
  'dept',
  'teacher',
  'student',
  'applicant',
  'partner',
]

const databaseTime = `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
  from pg_stat_statements(false) s join pg_roles r on r.oid = s.userid
  where r.rolname = 'residency_app' and s.dbid = (select oid from pg_database where datname = current_database())`

/**
 * Waits until no statement of the product has run for some seconds: what it does by the clock after
 * a start is not part of a call.
 */
async function waitForQuiet(owner) {
  const start = performance.now()
  for (
    let quietSince = start;
    performance.now() - quietSince < QUIET_MS && performance.now() - start < LONGEST_START_MS;
  ) {
    const { rows } = await owner.query(`select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`)
    if (rows[0].busy > 0) quietSince = performance.now()
    await new Promise((done) => setTimeout(done, 100))
  }

  return (performance.now() - start) / 1000
}

export async function openProduct(cluster, folder, roles) {
  const owner = await cluster.connect(OPENED)
  await owner.query(
    'create extension if not exists pg_stat_statements; create extension if not exists pg_buffercache',
  )

  const child = await startApi(folder, PORT, {}, ['ignore', 'ignore', 'inherit'], LONGEST_START_MS)
  const settledAfter = await waitForQuiet(owner)
  const tokens = new Map()

  for (const role of roles) tokens.set(role, await loginAs(PORT, role))

  /** Opens an address once, and takes its time, and the time and pages of its statements. */
  const open = async (role, address) => {
    await owner.query('select pg_stat_statements_reset()')

    const start = performance.now()

    const reply = await fetch(`http://127.0.0.1:${PORT}${API.replace('/api/v1', '')}${address}`, {
      headers: { authorization: `Bearer ${tokens.get(role)}` },
      signal: AbortSignal.timeout(LONGEST_MS),
    }).catch((error) => ({
      status: error.name === 'TimeoutError' ? 'timeout' : 'broken',
      arrayBuffer: async () => new ArrayBuffer(0),
    }))

    const body = Buffer.from(await reply.arrayBuffer().catch(() => new ArrayBuffer(0)))
    const ms = performance.now() - start
    const { ms: databaseMs, pages } = (await owner.query(databaseTime)).rows[0]

    return { status: reply.status, ms, body, databaseMs, pages }
  }

  return {
    owner,
    open,
    settledAfter,

    /**
     * Nothing of the database is in its own memory any more; the operating system may still have
     * it.
     */
    cool: () => owner.query('select pg_buffercache_evict_all()'),
    forgetLimits: () => owner.query('truncate rate_limits'),
    peak: () => peakOf(child.pid),
    close: async () => {
      await owner.end()
      await stopApi(child)
    },
  }
}
