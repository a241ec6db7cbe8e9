import type { Socket } from 'node:net'
import { kernelErrors, kernelWords } from '@residency/contract/kernel'

/**
 * Answers what Node's parser refused (a path in raw UTF-8, contradicting lengths), and a request
 * whose headers do not arrive to their end: the envelope with the headers of every answer. Nothing
 * of the request is known, its language neither.
 *
 * A connection on which nothing arrived is closed without a word. Browsers open connections in
 * advance, and would take what is written there for the answer to the request that they send next.
 */
export function answerUnparsed(
  headers: Readonly<Record<string, string>>,
  error: unknown,
  socket: Socket,
) {
  const { code: cause } = error as { code?: string }
  if (cause === 'ECONNRESET' || socket.destroyed) return

  const isLate = cause === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isLate && socket.bytesRead === 0) {
    socket.end()
    return
  }

  const { status, code } = isLate ? kernelErrors.bodyStalled : kernelErrors.bodyUnreadable
  const reason = isLate ? 'Request Timeout' : 'Bad Request'
  const { bodyStalled, bodyUnreadable } = kernelWords['zh-cn'].errors
  const body = JSON.stringify({ code, msg: isLate ? bodyStalled : bodyUnreadable, data: null })

  const own = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }

  const head = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${body}`)

  socket.destroySoon()
}
