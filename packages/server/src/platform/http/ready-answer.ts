import { type Endpoint, type GivenAnswerOf, OK } from '@residency/contract/kernel'
import type { z } from 'zod'

/** An answer that was checked and written out once, for a call that answers everybody alike: sending it again costs no parsing. */
export class ReadyAnswer {
  readonly #data: string
  readonly #envelopes = new Map<string, Buffer>()
  constructor(data: string) {
    this.#data = data
  }
  /** The bytes of the whole envelope, kept per message (there is one in each language). */
  envelope(msg: string): Buffer {
    const kept = this.#envelopes.get(msg)
    if (kept) return kept
    const made = Buffer.from(`{"code":"${OK}","msg":${JSON.stringify(msg)},"data":${this.#data}}`)
    this.#envelopes.set(msg, made)
    return made
  }
}

/** Checks `given` against the endpoint's answer and keeps its text. */
export const readyAnswer = <E extends Endpoint & { answer: z.ZodType }>(e: E, given: GivenAnswerOf<E>) =>
  new ReadyAnswer(JSON.stringify(e.answer.parse(given)))
