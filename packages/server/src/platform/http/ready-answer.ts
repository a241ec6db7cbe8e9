import { gzipSync } from 'node:zlib'
import { type Endpoint, OK, type UseCaseAnswerOf } from '@residency/contract/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** An answer validated and serialised once; sending it again needs no parsing. */
export class ReadyAnswer {
  readonly #data: string
  readonly #envelopes = new Map<string, Buffer>()

  constructor(data: string) {
    this.#data = data
  }

  /** The bytes of the whole envelope, cached per message (one per language). */
  envelope(msg: string): Buffer {
    const cached = this.#envelopes.get(msg)
    if (cached) return cached

    const made = Buffer.from(`{"code":"${OK}","msg":${JSON.stringify(msg)},"data":${this.#data}}`)

    this.#envelopes.set(msg, made)

    return made
  }
}

/**
 * A ready answer that is alike for everybody. Only such a one is compressed: the length of a
 * compressed answer says something of what is in it.
 */
export class SharedAnswer extends ReadyAnswer {
  readonly #compressed = new Map<string, Buffer>()

  /** The bytes of the whole envelope as gzip, cached per message. */
  compressed(msg: string): Buffer {
    const cached = this.#compressed.get(msg)
    if (cached) return cached

    const made = gzipSync(this.envelope(msg), { level: 9 })

    this.#compressed.set(msg, made)

    return made
  }
}

const REFUSED = /;\s*q=0(\.0*)?$/

/** Whether a header `Accept-Encoding` takes gzip. */
const takesGzip = (header: string | string[] = '') =>
  String(header)
    .split(',')
    .map((part) => part.trim())
    .some((part) => part.split(';')[0]?.trim() === 'gzip' && !REFUSED.test(part))

/** Sends a ready answer; one for everybody as gzip, if the caller takes it. */
export function sendReady(
  req: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  msg: string,
) {
  reply.type('application/json; charset=utf-8')
  if (!(answer instanceof SharedAnswer)) return reply.send(answer.envelope(msg))

  reply.header('vary', 'accept-encoding')
  if (!takesGzip(req.headers['accept-encoding'])) return reply.send(answer.envelope(msg))

  return reply.header('content-encoding', 'gzip').send(answer.compressed(msg))
}

type WithAnswer = Endpoint & { answer: z.ZodType }

/** The JSON of an answer that fits its endpoint; throws if it does not. */
const jsonOf = <E extends WithAnswer>(e: E, answer: UseCaseAnswerOf<E>) =>
  JSON.stringify(e.answer.parse(answer))

/** Validates an answer of one reader and keeps its JSON. */
export const readyAnswer = <E extends WithAnswer>(e: E, answer: UseCaseAnswerOf<E>) =>
  new ReadyAnswer(jsonOf(e, answer))

/** Validates an answer that is alike for everybody and keeps its JSON. */
export const sharedAnswer = <E extends WithAnswer>(e: E, answer: UseCaseAnswerOf<E>) =>
  new SharedAnswer(jsonOf(e, answer))
