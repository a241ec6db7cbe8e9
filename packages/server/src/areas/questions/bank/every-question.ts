import type { QuestionFilters } from '@residency/contract/areas/questions/bank/question.contract'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRowAfter } from '../../../platform/sheets/batches.ts'
import { findCategoryPaths } from '../categories/category-paths.ts'
import { visibleQuestions } from './question.policy.ts'
import { findQuestionsAfter, type QuestionWithContent } from './question.queries.ts'

export type BankQuestion = {
  id: number
  content: QuestionContent
  difficulty: number
  points: string[]
  category: string[]
}

/** Rows of every question in the reader's scope, batch by batch. */
export const everyQuestionRow = (
  ctx: SignedCtx,
  filters: QuestionFilters,
): AsyncGenerator<QuestionWithContent> =>
  everyRowAfter<QuestionWithContent>((last, size) =>
    findQuestionsAfter(ctx.db, visibleQuestions(ctx), filters, last?.id ?? 0, size),
  )

/**
 * Every question in the reader's scope that the filters let pass, the oldest first; `category`
 * holds the names from the top down.
 */
export async function* everyQuestion(
  ctx: SignedCtx,
  filters: QuestionFilters,
): AsyncGenerator<BankQuestion> {
  const paths = await findCategoryPaths(ctx)
  for await (const { id, content, difficulty, points, categoryId, category } of everyQuestionRow(
    ctx,
    filters,
  ))
    yield { id, content, difficulty, points, category: paths.get(categoryId)?.names ?? [category] }
}
