import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WORDS } from '../../areas.ts'
import {
  STALLED_AFTER_MS,
  WHOLE_AFTER_MS,
} from '../../platform/http/connections/stalled-requests.ts'
import { makeServer } from '../../platform/http/server.ts'
import { makeLog } from '../../platform/log.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { sendRawUntilClosed, statusesIn } from '../../testing/walks/walk-raw.ts'

const server = await openServer()
let port = 0

/**
 * The connections that this test has opened, as the server sees them, and how many bytes it has
 * sent.
 */
let accepted: Socket[] = []
let sentBytes = 0

beforeAll(async () => {
  server.app.server.server.on('connection', (socket) => accepted.push(socket))
  await server.app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.server.address() as AddressInfo).port
})

beforeEach(() => {
  accepted = []
  sentBytes = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(() => void vi.useRealTimers())

const head = (path: string, more: string, body: string) =>
  `POST ${API_PREFIX}${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n${body}`

const send = (bytes: string) => {
  sentBytes += Buffer.byteLength(bytes)
  return sendRawUntilClosed(port, bytes)
}

/** A connection whose bytes are sent bit by bit. */
function openConnection() {
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')

  socket.on('data', (chunk) => chunks.push(chunk))

  const write = (bytes: string) => {
    sentBytes += Buffer.byteLength(bytes)
    socket.write(bytes)
  }

  return { socket, write, statuses: () => statusesIn(Buffer.concat(chunks).toString()) }
}

/** Lets time pass once everything that was sent has arrived and is watched by so many timers. */
const pass = async (ms: number, timers = 1) => {
  await waitUntil('everything has arrived and is watched', () => {
    const arrivedBytes = accepted.reduce((sum, socket) => sum + socket.bytesRead, 0)
    return arrivedBytes === sentBytes && vi.getTimerCount() >= timers
  })
  vi.advanceTimersByTime(ms)
}

const LOGIN = '/sign/register'

const JSON_OF = (length: number) =>
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n`

test.each([
  ['zh-CN', '提交的内容没有传完，请检查网络后重试'],
  ['en', 'The submission did not arrive completely; check your connection and try again'],
])(
  'a JSON body that stops arriving is ended after a minute of silence: 408, our envelope (%s), and the connection closed',
  async (language, msg) => {
    const answer = send(
      head(LOGIN, `${JSON_OF(200)}Accept-Language: ${language}\r\n`, '{"realName":"'),
    )
    await pass(STALLED_AFTER_MS + 5000)

    const text = Buffer.from(await answer, 'latin1').toString('utf8')

    expect(statusesIn(text)).toEqual([408])
    expect(text).toMatch(/\r\nconnection: close\r\n/i)
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({ code: 'A0400', msg, data: null })
  },
)

test('so is a form that stops within a field, and one in chunks', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nad'

  const form = send(
    head(
      '/api/v1/auth/login',
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n',
      part,
    ),
  )

  const chunked = send(
    head(
      LOGIN,
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
      '5\r\n{"a":\r\n',
    ),
  )

  await pass(STALLED_AFTER_MS + 5000, 2)
  expect(statusesIn(await form)).toEqual([408])
  expect(statusesIn(await chunked)).toEqual([408])
})

test('a slow sender who continues is read to the end', async () => {
  const body = JSON.stringify({ a: 'slow' })
  const { socket, write, statuses } = openConnection()

  write(head(LOGIN, JSON_OF(body.length), ''))

  for (const letter of body.slice(0, 2)) {
    write(letter)
    await pass(STALLED_AFTER_MS - 10_000)
    await sleep(50)
    expect(statuses()).toEqual([])
  }

  write(body.slice(2))
  await waitUntil('the answer', () => statuses().length > 0)
  expect(statuses()).toEqual([400])

  socket.destroy()
})

test.each([
  ['a JSON body', LOGIN, JSON_OF(900), '{"realName":"'],
  [
    'a form without a file',
    '/api/v1/auth/login',
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n',
    '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nad',
  ],
])('%s that drips byte by byte is ended after two minutes in all', async (_, path, type, begin) => {
  const { socket, write, statuses } = openConnection()
  write(head(path, type, begin))

  for (let ms = 0; ms < WHOLE_AFTER_MS; ms += STALLED_AFTER_MS / 2) {
    expect(statuses()).toEqual([])

    write('a')
    await pass(STALLED_AFTER_MS / 2)
  }

  await waitUntil('the answer', () => statuses().length > 0)
  expect(statuses()).toEqual([408])

  socket.destroy()
})

test('a form with a file may take longer than two minutes, as long as bytes arrive', async () => {
  const { token } = await server.as('applicant')
  const begin =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4'
  const drops = ['a', 'b', 'c', 'd', 'e']
  const end = '\r\n--x--\r\n'
  const length = Buffer.byteLength(begin + drops.join('') + end)
  const { socket, write, statuses } = openConnection()
  const type = `Authorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n`

  write(head('/fileOperation/attachment?purpose=proof', type, begin))

  for (const drop of drops) {
    write(drop)
    await pass(STALLED_AFTER_MS / 2)
    expect(statuses()).toEqual([])
  }

  write(end)
  await waitUntil('the answer', () => statuses().length > 0)
  expect(statuses()).toEqual([200])

  socket.destroy()
})

test('work on a request that is whole may take as long as it takes', async () => {
  const ownServer = await makeServer(server.config, WORDS, makeLog('silent'), {
    done: () => {},
    unexpected: () => {},
  })
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  let isBegun = false

  ownServer.post('/long', async () => {
    isBegun = true
    return done.then(() => ({ said: 'at last' }))
  })

  await ownServer.listen({ host: '127.0.0.1', port: 0 })

  const at = (ownServer.server.address() as AddressInfo).port

  const answer = fetch(`http://127.0.0.1:${at}/long`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

  await waitUntil('the request is worked on', () => isBegun)
  vi.advanceTimersByTime(10 * STALLED_AFTER_MS)
  finish()
  expect(await (await answer).json()).toEqual({ said: 'at last' })

  await ownServer.close()
})

test('a sender who was answered and still owes the rest of the body is cut off after a minute too', async () => {
  const { socket, write, statuses } = openConnection()
  const closed = once(socket, 'close')

  write(
    head(
      '/fileOperation/attachment',
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n',
      '--x\r\n',
    ),
  )

  await waitUntil('the answer', () => statuses().length > 0)
  await pass(STALLED_AFTER_MS - 10_000)
  await sleep(50)
  expect([statuses(), socket.closed]).toEqual([[401], false])

  await pass(15_000)
  await closed
})
