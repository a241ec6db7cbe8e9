import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const QUIET_MS = 100
const LONGEST_ACCEPTING_MS = 3000
const IDLE_GRACE_MS = 1500
const LONGEST_MS = 30_000

/**
 * Graceful shutdown in two steps. The listener accepts until no connection has arrived for a moment: closing it resets whatever
 * waits in the accept queue, of which one is accepted per turn of the event loop. Open connections are kept meanwhile, or their
 * clients would open new ones. Then every answer carries `Connection: close`, and connections silent for a second are closed.
 * `http.Server.close` would close silent ones at once, including those on which a request is arriving; the plain listener's
 * `close` does not.
 */
export function drainer(app: FastifyInstance) {
  let isDraining = false
  let hasClosed = false
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  app.addHook('onSend', (_req, reply, payload, done) => {
    if (hasClosed) reply.header('connection', 'close')
    done(null, payload)
  })
  const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count ?? 0)))
  async function acceptTheRest() {
    const end = Date.now() + LONGEST_ACCEPTING_MS
    let before: number
    do {
      before = accepted
      await sleep(QUIET_MS)
      // the turn after the timer polls the listener: without a new connection its queue is empty now, however busy the machine
      await nextTurn()
    } while (accepted > before && Date.now() < end)
  }
  return {
    isDraining: () => isDraining,
    async leave() {
      isDraining = true
      await acceptTheRest()
      hasClosed = true
      NetServer.prototype.close.call(app.server)
      const began = Date.now()
      while ((await connections()) > 0 && Date.now() - began < LONGEST_MS) {
        await sleep(20)
        // after this turn every readable socket was read: an idle socket is really idle, however busy the machine
        await nextTurn()
        if (Date.now() - began > IDLE_GRACE_MS) app.server.closeIdleConnections()
      }
      await app.close().catch(() => {}) // no longer listening: this only runs its hooks
    },
  }
}
