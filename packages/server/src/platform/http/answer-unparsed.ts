import type { Socket } from 'node:net'
import { kernelErrors, kernelWords } from '@residency/contract/kernel'

const { status, code } = kernelErrors.bodyUnreadable

/**
 * Answers what Node's parser refused (a path in raw UTF-8, contradicting lengths): the envelope with the headers of every answer.
 * Nothing of the request is known, its language neither.
 */
export function answerUnparsed(headers: Readonly<Record<string, string>>, error: unknown, socket: Socket) {
  if ((error as { code?: string }).code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify({ code, msg: kernelWords['zh-cn'].errors.bodyUnreadable, data: null })
  const own = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} Bad Request\r\n${head.join('')}\r\n${body}`)
  socket.destroySoon()
}
