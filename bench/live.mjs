// Peak memory of the API with 2,000 open windows of 2,000 people, all of which are notified. Usage:
// node bench/live.mjs
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import {
  API,
  freshFolder,
  loginAs,
  manyUsers,
  memoryOf,
  ownerOf,
  peakOf,
  startApi,
  stopApi,
  warmUp,
} from './product.mjs'

const PORT = 8396
const WINDOWS = 2000
const folder = freshFolder('bench-live')
await stopApi(await startApi(folder, PORT)) // the demo is filled by a process of its own
const api = await startApi(folder, PORT)
let owner
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

try {
  await manyUsers(folder, 2 * WINDOWS)
  owner = await ownerOf(folder)

  const { rows: users } = await owner.query(
    "select id from users where username like 'user%' order by id limit $1",
    [WINDOWS],
  )

  if (users.length < WINDOWS) throw new Error(`only ${users.length} people`)

  const tokens = users.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())

  await owner.query(
    `insert into sessions (id, token_hash, user_id, created_at, last_used_at, ip, agent, entry)
     select 'bench' || i, h, u, now(), now(), '127.0.0.1', 'bench', 'password' from unnest($1::bytea[], $2::bigint[]) with ordinality t(h, u, i)`,
    [hashes, users.map(({ id }) => id)],
  )

  await warmUp(PORT, api.pid, { authorization: `Bearer ${await loginAs(PORT, 'root')}` })

  const before = memoryOf(api.pid)
  const heard = []

  const open = (token) =>
    new Promise((done, failed) => {
      const call = request({
        port: PORT,
        host: '127.0.0.1',
        path: `${API}/live`,
        headers: { authorization: `Bearer ${token}` },
        agent: false,
      })

      call.once('error', failed)

      call.once('response', (response) => {
        if (response.statusCode !== 200) return failed(new Error(`answered ${response.statusCode}`))

        response.setEncoding('utf8')
        response.on('data', (text) => {
          if (text.includes('data:')) heard.push(performance.now())
        })
        response.once('data', () => done(call))
      })

      call.end()
    })

  const calls = []

  for (let from = 0; from < WINDOWS; from += 50)
    calls.push(...(await Promise.all(tokens.slice(from, from + 50).map(open))))

  await sleep(1000)

  const at = performance.now()

  await owner.query("select pg_notify('live', $1)", [
    JSON.stringify({ path: '/api/v1/news', users: null }),
  ])

  for (let i = 0; i < 1000 && heard.length < WINDOWS; i++) await sleep(10)

  await sleep(30_000) // a heartbeat and the check of all sessions are in this time
  if (heard.length < WINDOWS) throw new Error(`only ${heard.length} windows were told`)

  console.log(
    `${WINDOWS} open windows: ${Math.round(memoryOf(api.pid))} MB, peak ${Math.round(peakOf(api.pid))} MB (at most 300; ${Math.round(before)} before), all told after ${Math.round(Math.max(...heard) - at)} ms`,
  )

  for (const call of calls) call.destroy()
} finally {
  await owner?.end()
  await stopApi(api)
}
