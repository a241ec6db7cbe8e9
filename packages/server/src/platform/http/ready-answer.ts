import type { Endpoint, GivenAnswerOf } from '@residency/contract/kernel'
import type { z } from 'zod'

/** An answer that was checked and written out once, for a call that answers everybody alike: sending it again costs no parsing. */
export class ReadyAnswer {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** Checks `given` against the endpoint's answer and keeps its text. */
export const readyAnswer = <E extends Endpoint & { answer: z.ZodType }>(e: E, given: GivenAnswerOf<E>) =>
  new ReadyAnswer(JSON.stringify(e.answer.parse(given)))
