/*
 * A thousand takers who save an answer every ten seconds, against one API process on this machine,
 * which also runs the load. It runs a minute; SECONDS=600 makes it longer. TAKERS and EVERY_MS are
 * other numbers of takers and pauses; EVERY_MS=0 is the highest rate. Before it the product is left
 * alone for IDLE_SECONDS, IDLE_FROM seconds after its start at the earliest. Processor time is that
 * of the API and all processes of the database. Afterwards the journals are counted: none may be
 * lost or doubled.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { addExam } from './day/made-exam.mjs'
import { databaseSeconds } from './day/processes.mjs'
import {
  API,
  cpuSeconds,
  databasePid,
  forgetPeak,
  freshFolder,
  loginAs,
  ownerOf,
  peakOf,
  startApi,
  stopApi,
  warmUp,
} from './product.mjs'

const PORT = 18_431
const TAKERS = Number(process.env.TAKERS ?? 1000)
const EVERY_MS = Number(process.env.EVERY_MS ?? 10_000)
const SECONDS = Number(process.env.SECONDS ?? 60)
const IDLE_SECONDS = Number(process.env.IDLE_SECONDS ?? 20)
const IDLE_FROM = Number(process.env.IDLE_FROM ?? 0)
const ITEMS = 50

const folder = freshFolder('exams')
const startedAt = performance.now()
const api = await startApi(folder, PORT)
const owner = await ownerOf(folder)
const sha = (token) => createHash('sha256').update(token).digest()

/** An exam of fifty questions that everybody sits, each with a session. */
async function anExam() {
  const { exam, items } = await addExam(owner, ITEMS)
  const tokens = Array.from({ length: TAKERS }, () => randomBytes(32).toString('base64url'))

  await owner.query(
    `with made as (insert into users (username, nickname) select 'sits' || i, '考生' from generate_series(1, ${TAKERS}) i returning id, username),
      roled as (insert into user_roles select made.id, r.id from made, roles r where r.code = 'STUDENT'),
      sat as (insert into learning_candidates (exam_id, user_id) select $1, id from made)
    insert into sessions (token_hash, id, user_id, entry, ip, agent, created_at, last_used_at)
      select decode(hash, 'hex'), md5(hash), made.id, 'bench', '127.0.0.1', 'bench', now(), now()
      from made join unnest($2::text[]) with ordinality t (hash, at) on made.username = 'sits' || at`,
    [exam, tokens.map((token) => sha(token).toString('hex'))],
  )

  await owner.query('analyze')

  return { exam, tokens, items }
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** `jar` keeps the device cookie, without which an exam cannot be sat. */
const post = (token, path, body, jar) =>
  new Promise((done, fail) => {
    const text = JSON.stringify(body)

    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(jar.cookie && { cookie: jar.cookie }),
    }

    const asked = request(
      {
        agent,
        port: PORT,
        host: '127.0.0.1',
        method: 'POST',
        path: `${API}/ownExams${path}`,
        headers,
      },
      (answer) => {
        const [given] = answer.headers['set-cookie'] ?? []
        if (given) jar.cookie = given.split(';')[0]

        const parts = []

        answer.on('data', (part) => parts.push(part))

        answer.on('end', () => {
          const whole = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done(JSON.parse(whole).data)
          else fail(new Error(`${answer.statusCode} ${whole.slice(0, 200)}`))
        })
      },
    )

    asked.on('error', fail)
    asked.end(text)
  })

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

const { exam, tokens, items } = await anExam()
await warmUp(PORT, api.pid, { authorization: `Bearer ${await loginAs(PORT, 'bhb')}` })
const takers = []

for (let from = 0; from < TAKERS; from += 50)
  takers.push(
    ...(await Promise.all(
      tokens.slice(from, from + 50).map(async (token) => {
        const device = { clientId: randomUUID(), windowId: randomUUID() }
        const jar = {}
        const { attemptId } = await post(token, `/${exam}/start`, {}, jar)

        await post(token, `/attempts/${attemptId}/open`, device, jar)

        return { token, attemptId, device, jar, seq: 0 }
      }),
    )),
  )

/** Processor milliseconds that API and database have used. */
const usedMs = () => ({
  api: cpuSeconds(api.pid) * 1000,
  database: databaseSeconds(databasePid(folder)) * 1000,
})

/** What API and database use while `work` runs. */
async function measure(work) {
  const before = usedMs()
  const begun = performance.now()

  await work()

  const after = usedMs()
  const seconds = (performance.now() - begun) / 1000
  const used = { api: after.api - before.api, database: after.database - before.database }

  return { ...used, all: used.api + used.database, seconds }
}

await sleep(startedAt + IDLE_FROM * 1000 - performance.now())
const idle = await measure(() => sleep(IDLE_SECONDS * 1000))

forgetPeak(api.pid)

const waits = []
let failed = 0
const until = performance.now() + SECONDS * 1000

/** One taker: an answer every ten seconds, from a moment of their own on. */
async function sit(taker, at) {
  await sleep((at * EVERY_MS) / TAKERS)
  while (performance.now() < until) {
    const begun = performance.now()
    taker.seq += 1

    const answer = {
      kind: 'answer',
      itemId: items[taker.seq % ITEMS],
      part: '',
      value: 'abcd'[taker.seq % 4],
      madeAt: Date.now(),
    }

    const batch = { ...taker.device, events: [{ seq: taker.seq, ...answer }] }

    const { kept } = await post(
      taker.token,
      `/attempts/${taker.attemptId}/sync`,
      batch,
      taker.jar,
    ).catch((error) => {
      console.error(error.message)
      return {}
    })

    if (kept !== taker.seq) failed += 1

    waits.push(performance.now() - begun)
    await sleep(EVERY_MS - (performance.now() - begun))
  }
}

const load = loadavg()[0]
const busy = await measure(() => Promise.all(takers.map(sit)))
const peak = peakOf(api.pid)

const { rows } = await owner.query(
  `select count(*)::int kept, count(distinct (e.attempt_id, e.client_id, e.seq))::int once
    from learning_attempt_events e join learning_attempts a on a.id = e.attempt_id where a.exam_id = $1`,
  [exam],
)

const sent = takers.reduce((sum, { seq }) => sum + seq, 0)
waits.sort((a, b) => a - b)
const share = (of) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * of))])
console.log(`${TAKERS} takers, a save every ${EVERY_MS / 1000} s for ${SECONDS} s: ${sent} saves`)

console.log(
  `a save: median ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms, longest ${share(1)} ms`,
)

console.log(`lost ${sent - rows[0].once}, doubled ${rows[0].kept - rows[0].once}, failed ${failed}`)
const perSecond = ({ api: ofApi, database, seconds }) =>
  `API ${(ofApi / seconds).toFixed(1)} and database ${(database / seconds).toFixed(1)} CPU ms a second`

const idleMs = (idle.all / idle.seconds) * busy.seconds

console.log(
  `${(sent / busy.seconds).toFixed(0)} saves a second; a save ${((busy.all - idleMs) / sent).toFixed(2)} CPU ms without what is used idle (API ${(busy.api / sent).toFixed(2)}, database ${(busy.database / sent).toFixed(2)} with it)`,
)

console.log(`saving: ${perSecond(busy)}`)
console.log(`idle for ${IDLE_SECONDS} s before: ${perSecond(idle)}`)
console.log(`memory of the API at its peak: ${Math.round(peak)} MB`)
console.log(`load of the machine before: ${load.toFixed(1)}`)
agent.destroy()
await owner.end()
await stopApi(api)
if (failed > 0 || rows[0].once !== sent || rows[0].kept !== sent) process.exitCode = 1
