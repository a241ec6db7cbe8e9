import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

const mayListen = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })

/**
 * Takes the UDP port of the same number, which nobody else here uses, until this process ends. The
 * system gives it to one process only. So no other test process is given the port between the
 * moment it is found and the moment a product listens on it.
 */
const mayReserve = (port: number) =>
  new Promise<boolean>((done) => {
    const reservation = createSocket('udp4')
    reservation.once('error', () => done(false))

    reservation.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      reservation.unref()
      done(true)
    })
  })

/**
 * A port for a product that is started in a moment, or again later. It is below those that systems
 * give to connections (from 32768 on Linux, from 49152 elsewhere): one of them could be taken by
 * any connection of another test before the product listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(12_000, 32_000)
    if ((await mayReserve(port)) && (await mayListen(port))) return port
  }

  throw new Error('no port is free')
}
