import { type Endpoint, OK, type UseCaseAnswerOf } from '@residency/contract/kernel'
import type { z } from 'zod'

/**
 * An answer validated and serialised once, for endpoints that answer everybody the same; sending it
 * again needs no parsing.
 */
export class ReadyAnswer {
  readonly #data: string
  readonly #envelopes = new Map<string, Buffer>()

  constructor(data: string) {
    this.#data = data
  }

  /** The bytes of the whole envelope, cached per message (one per language). */
  envelope(msg: string): Buffer {
    const kept = this.#envelopes.get(msg)
    if (kept) return kept

    const made = Buffer.from(`{"code":"${OK}","msg":${JSON.stringify(msg)},"data":${this.#data}}`)

    this.#envelopes.set(msg, made)

    return made
  }
}

/** Validates `answer` against the endpoint's answer and keeps its JSON. */
export const readyAnswer = <E extends Endpoint & { answer: z.ZodType }>(
  e: E,
  answer: UseCaseAnswerOf<E>,
) => new ReadyAnswer(JSON.stringify(e.answer.parse(answer)))
