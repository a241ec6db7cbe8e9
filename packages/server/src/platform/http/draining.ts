import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const IDLE_GRACE_MS = 1500
const LONGEST_MS = 30_000

/**
 * How the server leaves: it stops listening, asks every client to close its connection with the answer it gets, and closes
 * connections that stay silent for a second. `http.Server.close` would cut silent ones at once, also those on which a request is
 * just arriving; the plain listener's `close` does not.
 */
export function drainer(app: FastifyInstance) {
  let isDraining = false
  app.addHook('onSend', (_req, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count ?? 0)))
  return {
    isDraining: () => isDraining,
    async leave() {
      isDraining = true
      NetServer.prototype.close.call(app.server)
      const began = Date.now()
      while ((await connections()) > 0 && Date.now() - began < LONGEST_MS) {
        await sleep(20)
        // after `setImmediate` every readable socket was read: a socket that is idle now is idle, however busy the machine
        await new Promise(setImmediate)
        if (Date.now() - began > IDLE_GRACE_MS) app.server.closeIdleConnections()
      }
      await app.close().catch(() => {}) // it is not listening any more: only its hooks are wanted
    },
  }
}
