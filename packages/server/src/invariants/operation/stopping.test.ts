import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWaitingConnections } from '../../platform/http/connections/waiting-connections.ts'
import { countWork } from '../../testing/count-work.ts'
import { ask, startClients } from '../../testing/outside/busy-clients.ts'
import { proofRuns } from '../../testing/proof.ts'
import { freePort } from '../../testing/server/free-port.ts'
import { copyDemoHospital, databasePid, isAlive, ownFolder } from '../../testing/server/product.ts'
import { waitUntil } from '../../testing/wait-until.ts'

/** How often each stop is tried: once in `npm test`, 20 times in `npm run proof`. */
const STOPS = proofRuns(20)

const ROOT = join(import.meta.dirname, '../../../../..')
const MAIN = join(ROOT, 'packages/server/dist/main.js')
const START = join(ROOT, 'tools/start.mjs')

const EVERY_KIND = {
  'connection per request': 20,
  'kept connection': 8,
  'kept connection with pauses': 20,
} as const

const { folder, remove } = ownFolder()
let port: number
let url: string

beforeAll(async () => {
  port = await freePort()
  url = `http://127.0.0.1:${port}${API_PREFIX}`
  await copyDemoHospital(folder)
}, 90_000)

afterAll(remove)

/** As long as a start of the product may take on a busy machine. */
const until = (isTrue: () => boolean) =>
  waitUntil('the product does what was asked of it', isTrue, 60_000)

/**
 * Runs a program of the product and reads what it prints; nothing here opens a connection to it.
 */
function run(args: string[], environment: Record<string, string> = {}) {
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    DEMO_APPLICANTS: '0',
    LOG_LEVEL: 'info',
    ...environment,
  }

  countWork('product start', import.meta.filename)

  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }

  child.stdout.on('data', hear)
  child.stderr.on('data', hear)

  const times = (text: string) => output.split(text).length - 1

  return {
    child,
    times,
    output: () => output,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),

    /** Resolves when processes of the product have said `count` times that they serve. */
    serves: (count: number) => until(() => times('Ready: ') >= count || child.exitCode !== null),

    /** What the last process said of its connections when it stopped. */
    stopped: () =>
      JSON.parse(output.split('\n').findLast((line) => line.includes('"stopped"')) ?? '{}') as {
        accepted: number
        neverAccepted: number
        cutOff: number
      },
  }
}

describe('the parent of npm start', () => {
  test('SIGHUP restarts the product: nobody is refused, and no connection is reset', async () => {
    const product = run([START])
    await product.serves(1)

    const clients = startClients(`${url}/health/live`, EVERY_KIND)

    for (let stop = 1; stop <= STOPS; stop++) {
      await sleep(500)
      product.child.kill('SIGHUP')
      await until(() => product.times('"stopped"') === stop)
    }

    await clients.leave()

    expect(Object.keys(clients.answers)).toEqual(['200'])
    expect(product.times('Ready: ')).toBe(1 + STOPS)

    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
  }, 600_000)

  test('a final stop resets no connection that was accepted, and says first that it is not ready', async () => {
    for (let stop = 0; stop < STOPS; stop++) {
      const product = run([START], { STOP_DELAY_SECONDS: '5', STOP_IDLE_SECONDS: '30' })
      await product.serves(1)

      const database = databasePid(folder)!
      const clients = startClients(`${url}/health/ready`, EVERY_KIND)

      await sleep(700)

      const inFlight = ask(`${url}/v3/api-docs`, false)

      product.child.kill('SIGTERM')
      await clients.ended

      expect(await inFlight).toBe(200)
      expect(clients.answers).toEqual({ 200: expect.any(Number), 503: 48 })
      expect(await product.ended).toBe(0)
      expect(product.stopped()).toMatchObject({ neverAccepted: 0, cutOff: 0 })

      await until(() => !isAlive(database))
    }
  }, 900_000)
})

test('connections that wait to be accepted when the signal comes are accepted and answered', async () => {
  const product = run([MAIN])
  await product.serves(1)
  product.child.kill('SIGSTOP')

  const waiting = Array.from({ length: 30 }, () => ask(`${url}/health/live`, false))

  // All of them have been taken by the system when their queue is this long; the stopped process
  // cannot accept them.
  await until(() => countWaitingConnections(port) === waiting.length)

  product.child.kill('SIGTERM')
  product.child.kill('SIGCONT')
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200))
  expect(await product.ended).toBe(0)
  expect(product.stopped()).toEqual(
    expect.objectContaining({ accepted: 30, neverAccepted: 0, cutOff: 0 }),
  )
}, 60_000)

test('a connection whose request was refused before its body had arrived is idle afterwards', async () => {
  const product = run([MAIN], { STOP_IDLE_SECONDS: '0' })
  await product.serves(1)

  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write(
    `POST ${API_PREFIX}/fileOperation/chunk HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\n\r\n`,
  )
  await until(() => answer.startsWith('HTTP/1.1 401'))
  socket.write(Buffer.alloc(1000))

  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(product.stopped()).toMatchObject({ accepted: 1, cutOff: 0 })
}, 60_000)

test('under a load that does not end, every accepted connection is answered; those that waited at the end are counted', async () => {
  for (let stop = 0; stop < STOPS; stop++) {
    const product = run([MAIN])
    await product.serves(1)

    const clients = startClients(`${url}/health/live`, { 'connection per request': 60 })

    await sleep(500)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)

    await clients.leave()

    const {
      200: answered = 0,
      ECONNREFUSED: _refused,
      ECONNRESET: _neverAccepted,
      ...other
    } = clients.answers

    expect(other).toEqual({})
    expect(product.stopped()).toMatchObject({ accepted: answered, cutOff: 0 })
  }
}, 900_000)

/**
 * Holds a listening socket as a service manager does, and starts the product on it: at once, and
 * again when the file `again` is there. It never returns to its event loop, so that it accepts
 * nothing itself.
 */
const SOCKET_HOLDER = `
  const { spawn } = require('node:child_process')
  const { existsSync } = require('node:fs')
  const { PORT, MAIN, AGAIN, ...environment } = process.env
  const server = require('node:net').createServer().listen(Number(PORT), '127.0.0.1', () => {
    const start = () => {
      const child = spawn(process.execPath, [MAIN], {
        env: { ...environment, LISTEN_FDS: '1' },
        stdio: ['ignore', 'inherit', 'inherit', server._handle.fd],
      })
      console.log('started ' + child.pid + '.')
    }
    start()
    for (let starts = 1; ; ) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      if (existsSync(AGAIN + starts)) {
        starts += 1
        start()
      }
    }
  })
`

test('with a socket that a service manager holds, clients of a restart wait: nobody is refused, and no connection is reset', async () => {
  const again = join(folder, 'again-')
  const holder = run(['-e', SOCKET_HOLDER], { MAIN, AGAIN: again })

  await holder.serves(1)

  const clients = startClients(`${url}/health/live`, EVERY_KIND)

  const processes = () =>
    holder
      .output()
      .match(/(?<=started )\d+(?=\.)/g)!
      .map(Number)

  for (let stop = 1; stop <= STOPS; stop++) {
    await sleep(500)
    process.kill(processes().at(-1)!, 'SIGTERM')
    await until(() => holder.times('"stopped"') === stop)
    writeFileSync(`${again}${stop}`, '')
    await holder.serves(stop + 1)
  }

  await clients.leave()

  expect(Object.keys(clients.answers)).toEqual(['200'])

  const last = processes().at(-1)!

  process.kill(last, 'SIGTERM')
  await until(() => holder.times('"stopped"') === STOPS + 1)
  holder.child.kill('SIGKILL')
}, 900_000)
