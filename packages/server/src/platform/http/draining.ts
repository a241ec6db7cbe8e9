import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const IDLE_GRACE_MS = 1500
const LONGEST_MS = 30_000

/**
 * Graceful shutdown: stops listening, sends `Connection: close` with every answer, and closes connections silent for a second.
 * `http.Server.close` would close silent ones at once, including those on which a request is arriving; the plain listener's
 * `close` does not.
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
        // after `setImmediate` every readable socket was read: an idle socket is really idle, however busy the machine
        await new Promise(setImmediate)
        if (Date.now() - began > IDLE_GRACE_MS) app.server.closeIdleConnections()
      }
      await app.close().catch(() => {}) // no longer listening: this only runs its hooks
    },
  }
}
