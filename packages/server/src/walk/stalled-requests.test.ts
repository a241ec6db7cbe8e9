import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WORDS } from '../areas.ts'
import { makeServer } from '../platform/http/server.ts'
import { STALLED_AFTER_MS, WHOLE_AFTER_MS } from '../platform/http/stalled-requests.ts'
import { makeLog } from '../platform/log.ts'
import { type House, openHouse } from '../testing/house.ts'
import { sendRaw, statusesIn } from '../testing/walk-raw.ts'

let house: House
let port = 0
beforeAll(async () => {
  house = await openHouse()
  await house.app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (house.app.server.server.address() as AddressInfo).port
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const LONG = 20_000
const head = (path: string, more: string, body: string) => `POST ${API_PREFIX}${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n${body}`
/** Lets time pass after what was sent has arrived. */
const pass = async (ms: number) => {
  await sleep(150)
  vi.advanceTimersByTime(ms)
  await sleep(50)
}
const LOGIN = '/sign/register'
const JSON_OF = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n`

test.each([
  ['zh-CN', '提交的内容没有传完，请检查网络后重试'],
  ['en', 'What was sent did not arrive to its end; please check your connection and try again'],
])(
  'a JSON body that stops arriving is ended after a minute of silence: 408, our envelope (%s), and the connection closed',
  async (language, msg) => {
    const begun = Date.now()
    const answer = sendRaw(port, head(LOGIN, `${JSON_OF(200)}Accept-Language: ${language}\r\n`, '{"realName":"'), LONG)
    await pass(STALLED_AFTER_MS + 5000)
    const text = Buffer.from(await answer, 'latin1').toString('utf8')
    expect(Date.now() - begun, 'it hung up by itself').toBeLessThan(LONG / 2)
    expect(statusesIn(text)).toEqual([408])
    expect(text).toMatch(/\r\nconnection: close\r\n/i)
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({ code: 'A0400', msg, data: null })
  },
)
test('so is a form that stops within a field, and one in chunks', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nad'
  const form = sendRaw(
    port,
    head('/api/v1/auth/login', 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n', part),
    LONG,
  )
  const chunked = sendRaw(port, head(LOGIN, 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', '5\r\n{"a":\r\n'), LONG)
  await pass(STALLED_AFTER_MS + 5000)
  expect(statusesIn(await form)).toEqual([408])
  expect(statusesIn(await chunked)).toEqual([408])
})
test('a slow sender who goes on sending is heard to the end', async () => {
  const body = JSON.stringify({ a: 'slow' })
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(head(LOGIN, JSON_OF(body.length), ''))
  for (const letter of body.slice(0, 2)) {
    socket.write(letter)
    await pass(STALLED_AFTER_MS - 10_000)
    expect(chunks).toEqual([])
  }
  socket.write(body.slice(2))
  await vi.waitFor(() => expect(statusesIn(Buffer.concat(chunks).toString())).toEqual([400]), { timeout: 3000, interval: 50 })
  socket.destroy()
})
test.each([
  ['a JSON body', JSON_OF(900), '{"realName":"'],
  [
    'a form without a file',
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n',
    '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nad',
  ],
])('%s that drips byte by byte is ended after two minutes in all', async (_, type, begin) => {
  const answer: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => answer.push(chunk))
  socket.write(head(type.includes('json') ? LOGIN : '/api/v1/auth/login', type, begin))
  for (let ms = 0; ms <= WHOLE_AFTER_MS; ms += STALLED_AFTER_MS / 2) {
    socket.write('a')
    await pass(STALLED_AFTER_MS / 2)
  }
  await vi.waitFor(() => expect(statusesIn(Buffer.concat(answer).toString())).toEqual([408]), { timeout: 3000, interval: 50 })
  socket.destroy()
})
test('work on a request that is whole may take as long as it takes', async () => {
  const server = await makeServer(house.config, WORDS, makeLog('silent'), () => {})
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  server.post('/long', async () => done.then(() => ({ said: 'at last' })))
  await server.listen({ host: '127.0.0.1', port: 0 })
  const at = (server.server.address() as AddressInfo).port
  const answer = fetch(`http://127.0.0.1:${at}/long`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  await pass(10 * STALLED_AFTER_MS)
  finish()
  expect(await (await answer).json()).toEqual({ said: 'at last' })
  await server.close()
})
test('whoever was answered and still owes the rest of the body is cut off after a minute too', async () => {
  const answer = sendRaw(port, head('/api/v1/users', JSON_OF(5_000_000), '{'), LONG)
  const begun = Date.now()
  await pass(STALLED_AFTER_MS + 5000)
  expect(statusesIn(await answer)).toEqual([413])
  expect(Date.now() - begun).toBeLessThan(LONG / 2)
})
