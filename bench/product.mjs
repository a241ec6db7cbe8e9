// Shared by the benchmarks: the built server on its own data folder, with generated people.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'

export const root = resolve(import.meta.dirname, '..')
export const API = '/medical/prod-api/api/v1'

/** An empty folder in the temporary directory; the previous run's folder is removed. */
export function freshFolder(name) {
  const folder = join(tmpdir(), `residency-${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })

  return folder
}

export async function waitFor(url, ms = 60_000) {
  for (
    const until = Date.now() + ms;
    Date.now() < until;
    await new Promise((r) => setTimeout(r, 50))
  ) {
    const ok = await fetch(url)
      .then((r) => r.ok)
      .catch(() => false)
    if (ok) return
  }

  throw new Error(`${url} does not answer`)
}

/** What the built server gets from its environment. */
export const apiEnvironment = (folder, port, more = {}) => ({
  ...process.env,
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: '1',
  DEMO_PASSWORD: 'bench-pass-1',
  CAPTCHA_FIXED_CODE: 'abcd',
  LOG_LEVEL: 'warn',
  ...more,
})

/** The flags of `npm start`, which limit memory. */
export const startFlags = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? []

export const READY_PATH = '/medical/prod-api/health/ready'

/** Starts the built server; resolves when it answers requests. */
export async function startApi(
  folder,
  port,
  more = {},
  stdio = ['ignore', 'ignore', 'inherit'],
  longestMs = 60_000,
) {
  const child = spawn(
    process.execPath,
    [...startFlags(), join(root, 'packages/server/dist/main.js')],
    { env: apiEnvironment(folder, port, more), stdio },
  )

  await waitFor(`http://127.0.0.1:${port}${READY_PATH}`, longestMs)

  return child
}

export const stopApi = (child) =>
  new Promise((done) => {
    child.once('exit', done)
    child.kill('SIGTERM')
  })

export async function loginAs(port, username) {
  const base = `http://127.0.0.1:${port}${API}`
  const { data } = await (await fetch(`${base}/auth/captcha`)).json()
  const form = new FormData()

  for (const [name, value] of Object.entries({
    username,
    password: 'bench-pass-1',
    captchaKey: data.captchaKey,
    captchaCode: 'abcd',
  }))
    form.set(name, value)

  return (await (await fetch(`${base}/auth/login`, { method: 'POST', body: form })).json()).data
    .accessToken
}

/** A client of the embedded database, connected as its owner. */
export async function ownerOf(folder) {
  const client = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'residency' })
  await client.connect()

  return client
}

export const socketOf = (folder) => {
  const nextToData = join(folder, 'data/pg/run')
  if (!existsSync(nextToData))
    throw new Error('the embedded database lives elsewhere on this machine')

  return nextToData
}

/** The first process of the embedded database. */
export const databasePid = (folder) =>
  Number(readFileSync(join(folder, 'data/pg/postmaster.pid'), 'utf8').split('\n')[0])

/**
 * Adds generated accounts (no numbers, no passwords) up to `count`, spread over the departments.
 */
export async function manyUsers(folder, count) {
  const client = await ownerOf(folder)

  await client.query(
    `insert into users (username, nickname, gender, department_id, created_at)
     select 'user' || i, '用户' || i, 1 + i % 2, 1 + i % 17, now() - i * interval '1 minute' from generate_series(1, $1::int - (select count(*)::int from users)) i`,
    [count],
  )

  await client.query(
    "insert into user_roles select u.id, r.id from users u, roles r where u.username like 'user%' and r.code = 'STUDENT' on conflict do nothing",
  )
  await client.query('analyze')
  await client.end()
}

const megabytes = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) /
  1024

/** Current memory of a process in megabytes (VmRSS). */
export const memoryOf = (pid) => megabytes(pid, 'VmRSS')

/** Peak memory of a process in megabytes since the last reset. */
export const peakOf = (pid) => megabytes(pid, 'VmHWM')

/** Resets the peak (proc(5), clear_refs). */
export const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/**
 * Warms the process up with the calls every page makes, so that start-up memory is not part of the
 * measurement.
 */
export async function warmUp(port, pid, headers) {
  for (let i = 0; i < 200; i++)
    for (const path of ['users/me', 'menus/routes', 'users/page?pageSize=10'])
      await (await fetch(`http://127.0.0.1:${port}${API}/${path}`, { headers })).arrayBuffer()

  forgetPeak(pid)
}

/** Processor time a process has used, in seconds. */
export const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

  return (Number(fields[11]) + Number(fields[12])) / 100
}

/**
 * Runs `work` while an unrelated call is repeated. Returns seconds, CPU of the API, and the longest
 * wait of the other call in ms.
 */
export async function whileCalling(port, pid, work) {
  let longest = 0
  let isRunning = true

  const callAgain = async () => {
    for (; isRunning; await new Promise((done) => setTimeout(done, 20))) {
      const at = performance.now()
      await (await fetch(`http://127.0.0.1:${port}/medical/prod-api/health/live`)).text()
      longest = Math.max(longest, performance.now() - at)
    }
  }

  const calling = callAgain()
  const at = performance.now()
  const cpu = cpuSeconds(pid)
  const result = await work()
  const seconds = (performance.now() - at) / 1000
  const busy = cpuSeconds(pid) - cpu

  isRunning = false
  await calling

  return { result, seconds, busy, longest }
}
