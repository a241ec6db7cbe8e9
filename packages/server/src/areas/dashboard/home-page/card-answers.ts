import type { z } from 'zod'
import { everyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * What cards of the home page ask first, each checked by the schema of its own call: the cards of
 * the first view, or all others.
 */
export async function readCardAnswers(ctx: SignedCtx, isFirst: boolean) {
  const calls = everyOf(ctx.services.areas, 'homeAnswers').filter(
    (call) => (call.isFirst === true) === isFirst,
  )

  const answers = await Promise.all(
    calls.map(async ({ endpoint, input, read }) => {
      const answer = await read(ctx)
      return answer === null
        ? []
        : [{ path: endpoint.path, input, answer: (endpoint.answer as z.ZodType).parse(answer) }]
    }),
  )

  return answers.flat()
}
