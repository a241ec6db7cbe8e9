import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { kernelErrors } from '@residency/contract/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'

/**
 * A request is ended after this long without a byte; uploads apply the same limit themselves
 * (part-bytes.ts).
 */
export const STALLED_AFTER_MS = 60_000

/**
 * A body without a file (at most a megabyte) has to be whole after this long, or a byte now and
 * then would hold a connection.
 */
export const WHOLE_AFTER_MS = 120_000
const LOOK_MS = 5000

const isWhole = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.socket.destroyed

/**
 * By its header: the parser of forms has not marked the request yet when its body begins to arrive.
 * Forms are watched by their reader.
 */
const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

const bringsBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Checks every few seconds whether an incomplete body still arrives. Calls `giveUp` after a minute
 * without a byte, or when it takes longer than `longestMs` in all. Returns a function that stops
 * it. Unread bytes do not arrive: only for bodies read as fast as they come.
 */
function watchStall(raw: IncomingMessage, longestMs: number, giveUp: () => void): () => void {
  // an injected request without a network connection
  if (!(raw.socket instanceof Socket)) return () => {}

  let seen = raw.socket.bytesRead
  let idleMs = 0
  let tookMs = 0
  const stop = () => clearInterval(looking)

  const looking = setInterval(() => {
    if (isWhole(raw)) return stop()

    const { bytesRead } = raw.socket

    idleMs = bytesRead === seen ? idleMs + LOOK_MS : 0
    seen = bytesRead
    tookMs += LOOK_MS
    if (idleMs < STALLED_AFTER_MS && tookMs < longestMs) return

    stop()
    giveUp()
  }, LOOK_MS)

  looking.unref()

  return stop
}

/**
 * The result of `reading`, unless the form's sender stalls first, or needs longer than its form may
 * take.
 */
export async function unlessStalled<T>(
  raw: IncomingMessage,
  longestMs: number,
  reading: Promise<T>,
): Promise<T> {
  let stop = () => {}
  const silence = new Promise<never>((_, refuse) => {
    stop = watchStall(raw, longestMs, () => refuse(fail(kernelErrors.bodyStalled)))
  })

  return Promise.race([reading, silence]).finally(stop)
}

/**
 * Ends requests whose body stops arriving: one that must be read before processing is answered, the
 * rest behind an answer is cut off. Complete requests may be processed for as long as needed.
 */
export function endStalledRequests(app: FastifyInstance) {
  app.addHook('preParsing', (req, reply, _payload, done) => {
    const { raw } = req
    if (bringsBody(req) && !isForm(req)) {
      const stop = watchStall(raw, WHOLE_AFTER_MS, () => {
        // the body parser is listening and answers with our envelope
        if (!reply.sent && raw.listenerCount('error') > 0)
          raw.emit('error', fail(kernelErrors.bodyStalled))
        else raw.socket.destroy()
      })
      raw.once('end', stop)
    }

    done()
  })
  app.addHook('onResponse', (req, _reply, done) => {
    const { raw } = req
    if (bringsBody(req) && !isWhole(raw))
      watchStall(raw, WHOLE_AFTER_MS, () => raw.socket.destroy())
    done()
  })
}
