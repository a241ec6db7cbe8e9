import type { Readable } from 'node:stream'
import { kernelErrors, kernelWords, type Language } from '@residency/contract/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Range = { start: number; end: number }

/**
 * An answer that is a file. `filename` is sent percent-encoded, as the published client expects. A
 * body that is a function of a range (both ends inclusive), with its `length`, supports partial
 * answers.
 */
export type Binary = {
  filename: string
  type: string
  body: Readable | Buffer | ((range?: Range) => Readable)
  inline?: true
  length?: number
  headers?: Record<string, string>
}

/**
 * The range a Range header requests of `size` bytes (RFC 9110): a range, null if unsatisfiable,
 * undefined for the whole. Multiple ranges are answered with the whole, which is allowed; media
 * players do not send them.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const match = /^bytes=(\d{0,16})-(\d{0,16})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined

  if (match[1] === '') {
    const last = Math.min(Number(match[2]), size)
    return last === 0 ? null : { start: size - last, end: size - 1 }
  }

  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (match[2] !== '' && Number(match[2]) < start) return undefined

  return start >= size ? null : { start, end }
}

/** Sends a file or the requested part of it (206; 416 if unsatisfiable). */
export function sendBinary(
  req: FastifyRequest,
  reply: FastifyReply,
  file: Binary,
  language: Language,
) {
  const size = file.length
  reply.headers(file.headers ?? {})

  if (
    file.headers?.etag &&
    isKnown(req.headers['if-none-match'], file.headers.etag) &&
    Buffer.isBuffer(file.body)
  )
    return reply.code(304).send()

  if (typeof file.body !== 'function' || size === undefined) {
    if (size !== undefined) reply.header('content-length', size)
    return described(reply, file).send(typeof file.body === 'function' ? file.body() : file.body)
  }

  reply.header('accept-ranges', 'bytes')

  const etag = file.headers?.etag
  const isStillTheSame = req.headers['if-range'] === undefined || req.headers['if-range'] === etag
  const range = isStillTheSame ? rangeOf(req.headers.range, size) : undefined

  if (range === null) {
    const { code, key } = kernelErrors.inputWrong
    const words = kernelWords[language]
    const msg = words.errors[key.split('.')[1] as 'inputWrong']

    return reply
      .code(416)
      .header('content-range', `bytes */${size}`)
      .send({ code, msg, data: null })
  }

  described(reply, file)
  if (!range) return reply.header('content-length', size).send(file.body())

  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)

  return reply.header('content-length', range.end - range.start + 1).send(file.body(range))
}

/**
 * Whether the caller has this version already (RFC 9110, 13.1.2); weak and strong tags compare
 * equal.
 */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) === true

const described = (reply: FastifyReply, file: Binary) =>
  reply
    .header('content-type', file.type)
    .header(
      'content-disposition',
      `${file.inline ? 'inline' : 'attachment'}; filename=${encodeURIComponent(file.filename)}`,
    )
