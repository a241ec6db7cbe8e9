import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findSameQuestions } from '../bank/find-same-questions.ts'
import { sameQuestionKey } from '../bank/same-question.rules.ts'
import type { ParsedQuestion } from './filed-question.rules.ts'

/** Each batch is compared with the whole bank once. */
const AT_ONCE = 500

/**
 * What a file holds, with whether the reader's bank has the question already, or the file had it
 * before.
 */
export async function* markKnown(
  ctx: SignedCtx,
  all: AsyncIterable<ParsedQuestion>,
): AsyncGenerator<{ found: ParsedQuestion; isKnown: boolean }> {
  const before = new Set<string>()
  let batch: ParsedQuestion[] = []

  async function* marked() {
    const contents = batch.flatMap((found) => ('question' in found ? [found.question.content] : []))
    const inBank = contents.length ? await findSameQuestions(ctx, contents) : new Set<string>()

    for (const found of batch) {
      const key = 'question' in found ? sameQuestionKey(found.question.content) : null
      yield { found, isKnown: key !== null && (inBank.has(key) || before.has(key)) }
      if (key !== null) before.add(key)
    }

    batch = []
  }

  for await (const found of all) {
    batch.push(found)
    if (batch.length >= AT_ONCE) yield* marked()
  }

  yield* marked()
}
