import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeDrainer } from './draining.ts'

test('a client that sends its request without an end does not hold up a stop', async () => {
  const app = fastify()
  const drainer = makeDrainer(app)
  app.post('/', async () => 'received')
  await app.listen({ port: 0, host: '127.0.0.1' })

  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n',
  )

  const trickle = setInterval(() => socket.write('a'), 20)
  await once(app.server, 'request')

  const stopped = drainer.drain({ delayMs: 0, idleMs: 0, isSocketKept: false, answeringMs: 300 })

  expect(await stopped).toMatchObject({ accepted: 1, cutOff: 1 })
  await closed
  clearInterval(trickle)
})
