import type { z } from 'zod'
import { everyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** What the cards of the home page ask first, each checked by the schema of its own call. */
export async function readCardAnswers(ctx: SignedCtx) {
  const answers = await Promise.all(
    everyOf(ctx.services.areas, 'homeAnswers').map(async ({ endpoint, input, read }) => {
      const answer = await read(ctx)
      return answer === null
        ? []
        : [{ path: endpoint.path, input, answer: (endpoint.answer as z.ZodType).parse(answer) }]
    }),
  )

  return answers.flat()
}
