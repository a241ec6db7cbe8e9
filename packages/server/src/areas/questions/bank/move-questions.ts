import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findCategory } from '../categories/category.queries.ts'
import { visibleQuestions } from './question.policy.ts'
import { findQuestionsForUpdate } from './question.queries.ts'

/** Puts questions of kept banks into a category of one; what the actor does not keep is left. */
export const moveQuestions = (
  ctx: SignedCtx,
  { ids, categoryId }: { ids: number[]; categoryId: number },
) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleQuestions(tx)
    const category = await findCategory(tx.db, scope, categoryId)
    if (!category?.isKeeper) throw fail(errors.categoryUnknown)

    const rows = await findQuestionsForUpdate(tx.db, scope, ids)
    const moving = rows.filter(({ isKeeper }) => isKeeper).map(({ id }) => id)

    await updateRows(tx, 'learningQuestions', moving, { categoryId, baseId: category.baseId })

    await tx.audit({
      action: 'learning.question.move',
      entity: questionFlow.name,
      detail: { ids: moving, categoryId },
    })

    return { done: moving.length, left: new Set(ids).size - moving.length }
  })
