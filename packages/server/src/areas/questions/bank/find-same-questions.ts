import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { likenessOf } from '../pairs/likeness.rules.ts'
import { visibleQuestions } from './question.policy.ts'
import { findSameCandidates } from './question.queries.ts'
import { sameQuestionKey } from './same-question.rules.ts'

/**
 * The keys, of those of the given questions, that questions in the reader's scope have already.
 * Retired ones do not count.
 */
export async function findSameQuestions(
  ctx: SignedCtx,
  questions: readonly QuestionContent[],
): Promise<ReadonlySet<string>> {
  const likenesses = [...new Set(questions.map(likenessOf))]
  const stems = [...new Set(questions.map(({ body }) => body.stem))]
  const there = await findSameCandidates(ctx.db, visibleQuestions(ctx), { likenesses, stems })

  return new Set(there.map(({ content }) => sameQuestionKey(content)))
}
