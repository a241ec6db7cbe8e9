import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { kernelErrors } from '@residency/contract/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from './fail.ts'

/** A request without a byte for this long is ended; uploads use the same limit by themselves (part-bytes.ts). */
export const STALLED_AFTER_MS = 60_000
const LOOK_MS = 5000

const isWhole = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.socket.destroyed
const bringsBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Looks every few seconds whether anything has arrived of a body that is not whole, and calls `giveUp` after a minute without a byte.
 * Answers how to stop. What is not read does not arrive either: only for bodies that are read as fast as they come.
 */
function watchStall(raw: IncomingMessage, giveUp: () => void): () => void {
  if (!(raw.socket instanceof Socket)) return () => {} // a call that came by no network
  let seen = raw.socket.bytesRead
  let idleMs = 0
  const stop = () => clearInterval(looking)
  const looking = setInterval(() => {
    if (isWhole(raw)) return stop()
    const { bytesRead } = raw.socket
    idleMs = bytesRead === seen ? idleMs + LOOK_MS : 0
    seen = bytesRead
    if (idleMs < STALLED_AFTER_MS) return
    stop()
    giveUp()
  }, LOOK_MS)
  looking.unref()
  return stop
}

/** What `reading` brings, unless the sender of the form stalls before that. */
export async function unlessStalled<T>(raw: IncomingMessage, reading: Promise<T>): Promise<T> {
  let stop = () => {}
  const silence = new Promise<never>((_, refuse) => {
    stop = watchStall(raw, () => refuse(fail(kernelErrors.bodyStalled)))
  })
  return Promise.race([reading, silence]).finally(stop)
}

/**
 * Ends requests whose body stops arriving: one that is read whole before anything is done is answered, and what is still on its way
 * behind an answer is cut off. A request that is whole may be worked on for as long as it takes.
 */
export function endStalledRequests(app: FastifyInstance) {
  app.addHook('preParsing', (req, reply, _payload, done) => {
    const { raw } = req
    if (bringsBody(req) && !req.isMultipart()) {
      const stop = watchStall(raw, () => {
        // the parser of the body is listening: it answers by our envelope
        if (!reply.sent && raw.listenerCount('error') > 0) raw.emit('error', fail(kernelErrors.bodyStalled))
        else raw.socket.destroy()
      })
      raw.once('end', stop)
    }
    done()
  })
  app.addHook('onResponse', (req, _reply, done) => {
    const { raw } = req
    if (bringsBody(req) && !isWhole(raw)) watchStall(raw, () => raw.socket.destroy())
    done()
  })
}
