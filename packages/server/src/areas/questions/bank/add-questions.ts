import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findCategory } from '../categories/category.queries.ts'
import { insertQuestions } from './insert-questions.ts'
import { visibleQuestions } from './question.policy.ts'

type ParsedQuestion = { content: QuestionContent; difficulty: number; points: readonly string[] }

/**
 * Writes questions as drafts into a category that the actor uses, in the caller's transaction;
 * returns their ids in the given order.
 */
export async function addQuestions(
  tx: SignedCtx,
  categoryId: number,
  questions: readonly ParsedQuestion[],
): Promise<number[]> {
  const category = await findCategory(tx.db, visibleQuestions(tx), categoryId)
  if (!category) throw fail(errors.categoryUnknown)

  return insertQuestions(
    tx,
    questions.map((question) => ({ ...question, categoryId, baseId: category.baseId })),
  )
}
