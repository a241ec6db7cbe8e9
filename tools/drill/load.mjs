// The load of a drill, all through HTTP: people who write, people who read, exports that are asked
// for, and open windows. It keeps what was acknowledged, and when.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { sleep } from './processes.mjs'
import { API_PORTS, WEB_PORT } from './proxy.mjs'

const API = '/medical/prod-api'
const ENTRIES = '/api/v1/workloadEntries/own'
const LONGEST_MS = 15_000
const AGAIN_MS = 300

/** Calls the product; the status is 0 where there was no answer. */
async function call(token, method, path, body, port = WEB_PORT) {
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${API}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_MS),
  })
    .then(async (reply) => ({ status: reply.status, json: await reply.json() }))
    .catch(() => ({ status: 0, json: null }))

  return { ...answer, start }
}

const entryOf = (key) => ({
  key,
  writtenAt: new Date().toISOString(),
  kind: 'disease',
  requirementId: null,
  item: '演练',
  caseDay: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
  role: 'observed',
  patientId: null,
  number: null,
  note: null,
  explanation: '故障演练',
})

/** What happened, in the order of its moments (milliseconds of `performance.now()`). */
const makeRecord = () => ({ writes: [], reads: [], exports: [], wrong: new Map() })

function note(list, { start, status }, more = {}) {
  list.push({ at: performance.now(), start, status, ...more })
}

const noteWrong = (record, what) => record.wrong.set(what, (record.wrong.get(what) ?? 0) + 1)

/**
 * One person who writes. An entry whose answer did not come is sent again with its key, as the
 * page does; it is acknowledged when an answer says so.
 */
async function write(record, token, isOver, pauseMs) {
  while (!isOver()) {
    const key = randomUUID()

    for (let isKept = false; !isKept && !isOver(); ) {
      const answer = await call(token, 'POST', ENTRIES, { entries: [entryOf(key)] })
      const row = answer.json?.data?.rows?.[0]

      isKept = answer.status === 200 && row?.id > 0
      note(record.writes, answer, { key, isKept })

      if (answer.status === 200 && !isKept) noteWrong(record, `refused: ${row?.why}`)
      if (![0, 200, 502, 503, 504].includes(answer.status))
        noteWrong(record, `write answered ${answer.status} ${JSON.stringify(answer.json)}`)
      if (!isKept) await sleep(AGAIN_MS)
    }

    await sleep(pauseMs * (0.5 + Math.random()))
  }
}

async function read(record, token, { paths, isOver, pauseMs }) {
  for (let turn = 0; !isOver(); turn++) {
    const path = paths[turn % paths.length]
    const answer = await call(token, 'GET', path)

    note(record.reads, answer, { path })

    if (![0, 200, 502, 503, 504].includes(answer.status))
      noteWrong(record, `read answered ${answer.status} ${JSON.stringify(answer.json)}`)

    await sleep(pauseMs)
  }
}

async function askExports(record, token, path, isOver, pauseMs) {
  while (!isOver()) {
    const answer = await call(token, 'POST', path, { reason: randomUUID() })
    const key = answer.json?.data?.key

    note(record.exports, answer, { key })

    if (![0, 200, 502, 503, 504].includes(answer.status))
      noteWrong(record, `export answered ${answer.status} ${JSON.stringify(answer.json)}`)

    await sleep(pauseMs)
  }
}

/** A window on one API process, opened again whenever it is closed, as the page does. */
function keepWindow(token, port, isOver) {
  const window = { heard: 0, isOpen: false }

  const open = () => {
    if (isOver()) return

    window.isOpen = false

    const ask = request({
      port,
      host: '127.0.0.1',
      path: `${API}/api/v1/live`,
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    })
    const again = () => setTimeout(open, 500).unref()

    ask.once('error', again)
    ask.once('response', (response) => {
      window.isOpen = response.statusCode === 200
      response.setEncoding('utf8')
      response.on('data', (text) => {
        if (text.includes('data:')) window.heard += 1
      })
      response.once('close', again)
      response.once('error', () => {})
    })
    ask.end()
  }

  open()

  return window
}

const READERS = 10
const PAUSES_MS = { write: 500, read: 300, exports: 2000 }

/** Starts the load; `stop` resolves when the last call is answered. */
export function startLoad({ writers, readers, office, exportPath, paths }) {
  const record = makeRecord()
  let over = false
  const isOver = () => over

  const windows = API_PORTS.map((port) => keepWindow(readers[0], port, isOver))
  const work = [
    ...writers.map((token) => write(record, token, isOver, PAUSES_MS.write)),
    ...readers
      .slice(0, READERS)
      .map((token) => read(record, token, { paths, isOver, pauseMs: PAUSES_MS.read })),
    askExports(record, office, exportPath, isOver, PAUSES_MS.exports),
  ]

  return {
    record,
    windows,
    stop: async () => {
      over = true
      await Promise.all(work)
    },
  }
}
