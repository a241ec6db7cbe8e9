import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { countWaitingConnections } from './waiting-connections.ts'

const LOOK_MS = 20

/** One connection is accepted per turn of the event loop. */
const TURNS_BETWEEN_LOOKS = 20
const LONGEST_ACCEPTING_MS = 3000

/** What is under way may be finished in this time; a client can make a request last for ever. */
const LONGEST_ANSWERING_MS = 30_000

/** How long a client may take to close its side of a connection that was closed here. */
const LONGEST_CLOSING_MS = 1000

type StopLimits = {
  /**
   * For how long the server still accepts connections after it says that it is not ready, so that a
   * load balancer notices.
   */
  delayMs: number

  /** For how long a connection without a request is kept: its client may be about to send one. */
  idleMs: number

  /**
   * Whether somebody else keeps the listening socket open: connections that wait in it are accepted
   * by the next process.
   */
  isSocketKept: boolean

  /** For how long requests that are under way are waited for; then they are cut off. */
  answeringMs?: number
}

type OpenConnection = {
  openAnswers: number

  /**
   * When its last answer was finished, or it was accepted; and how many bytes had arrived by then:
   * more of them are a request.
   */
  idleSince: number
  bytesReadBefore: number
  closedSince?: number
}

/**
 * Stops a server without resetting a connection that it accepted (docs/decisions/0051).
 *
 * 1. It says that it is not ready, and closes every connection with its answer (`Connection:
 *    close`). It still accepts.
 * 2. It closes the listening socket. If that is the last one, the system resets the connections
 *    that wait in it, so it accepts those
 *    first; under a load without an end some are left, and they are counted.
 * 3. It finishes what it is answering. A connection without a request is closed when it has been
 *    idle for `idleMs`, and by a FIN: a
 *    client that sends a request at that moment finds the connection closed, not reset, and its
 *    request was not carried out.
 */
export function makeDrainer(app: FastifyInstance) {
  const open = new Map<Socket, OpenConnection>()
  let isDraining = false
  let accepted = 0

  app.server.on('connection', (socket: Socket) => {
    accepted += 1
    open.set(socket, { openAnswers: 0, idleSince: Date.now(), bytesReadBefore: 0 })
    socket.once('close', () => open.delete(socket))
  })

  app.server.prependListener('request', (request, response) => {
    const connection = open.get(request.socket)
    if (!connection) return

    const markIdle = () => {
      connection.idleSince = Date.now()
      connection.bytesReadBefore = request.socket.bytesRead
    }

    connection.openAnswers += 1

    response.once('close', () => {
      connection.openAnswers -= 1
      markIdle()

      // A request that is refused early is answered before its body has arrived: the rest of it is
      // no further request.
      if (!request.complete) request.once('close', markIdle)
    })
  })

  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!raw.socket.writableEnded) return done()

    reply.hijack()
    raw.socket.destroy()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done(null, payload)
  })

  async function acceptWaitingConnections(port: number) {
    const end = Date.now() + LONGEST_ACCEPTING_MS

    while (Date.now() < end) {
      const before = accepted
      for (let turn = 0; turn < TURNS_BETWEEN_LOOKS; turn++) await nextTurn()

      const waiting = countWaitingConnections(port)
      if (waiting === 0) return
      if (waiting === undefined && accepted === before) return
    }
  }

  function closeIdleConnections(idleMs: number) {
    const now = Date.now()

    for (const [socket, connection] of open) {
      const isIdle = connection.openAnswers === 0 && socket.bytesRead === connection.bytesReadBefore

      if (connection.closedSince !== undefined) {
        if (now - connection.closedSince >= LONGEST_CLOSING_MS) socket.destroy()
      } else if (isIdle && now - connection.idleSince >= idleMs) {
        connection.closedSince = now
        socket.end()
      }
    }
  }

  /**
   * Resolves with the number of connections that were reset because nobody accepted them (0 where
   * the system does not report it).
   */
  async function closeListener(isSocketKept: boolean): Promise<number> {
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0

    if (!isSocketKept) await acceptWaitingConnections(port)

    const neverAccepted = isSocketKept ? 0 : (countWaitingConnections(port) ?? 0)

    // `http.Server.close` would close idle connections at once, including those on which a request
    // is arriving.
    NetServer.prototype.close.call(app.server)

    return neverAccepted
  }

  async function finishAnswers(idleMs: number, answeringMs: number) {
    const end = Date.now() + answeringMs

    while (open.size > 0 && Date.now() < end) {
      await sleep(LOOK_MS)
      // After this turn every readable socket was read: an idle connection is really idle, however
      // busy the machine.
      await nextTurn()
      closeIdleConnections(idleMs)
    }
  }

  return {
    isDraining: () => isDraining,

    /**
     * Stops the server; resolves with the result of the connections when the last one is closed,
     * or when those that are left have been cut off after 30 seconds.
     */
    async drain({ delayMs, idleMs, isSocketKept, answeringMs = LONGEST_ANSWERING_MS }: StopLimits) {
      isDraining = true
      await sleep(delayMs)

      const neverAccepted = await closeListener(isSocketKept)

      await finishAnswers(idleMs, answeringMs)

      const cutOff = open.size
      // The server waits for every request whose body still arrives, however slowly.
      for (const socket of open.keys()) socket.destroy()

      await app.close().catch(() => {}) // no longer listening: this only runs its hooks

      return { accepted, neverAccepted, cutOff }
    },
  }
}
