import type { questionReview } from '@residency/contract/areas/learning/bank/question.contract'
import { type QUESTION_DECISIONS, questionFlow } from '@residency/contract/areas/learning/bank/question.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { decisionsOn, relationsToQuestion, visibleQuestions } from './question.policy.ts'
import { findQuestionsForUpdate, type QuestionRow } from './question.queries.ts'
import { nameOf } from './shown-row.ts'

type Action = (typeof QUESTION_DECISIONS)[number]
const plan: ReviewPlan<Decision<Action>> = {
  flow: questionFlow,
  table: 'learning_questions',
  columns: ['updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findQuestionsForUpdate(tx.db, visibleQuestions(tx), ids)
    const relationsOf = (row: QuestionRow) => relationsToQuestion(tx.actor, row)
    return moveMany(tx, questionFlow, { action, reason, ids, versions, rows, relationsOf, nameOf }, (state, moving) =>
      tx.db
        .updateTable('learning_questions')
        .set((e) => ({ state, updated_at: tx.now(), version: e('version', '+', 1) }))
        .where(
          'id',
          'in',
          moving.map(({ id }) => id),
        )
        .execute(),
    )
  },
  actionsOn: async (tx, id) => {
    const [row] = await findQuestionsForUpdate(tx.db, visibleQuestions(tx), [id])
    return row ? decisionsOn(tx.actor, row) : []
  },
}
export const actOnQuestion = (ctx: SignedCtx, input: InputOf<typeof questionReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnQuestions = (ctx: SignedCtx, input: InputOf<typeof questionReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoQuestions = (ctx: SignedCtx, input: InputOf<typeof questionReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedQuestions = reviewedFlow({
  flow: questionFlow,
  decisions: ['review'],
  page: '/course/bank',
  find: async (ctx, id) => (await findQuestionsForUpdate(ctx.db, visibleQuestions(ctx), [id]))[0],
  relationsTo: (ctx, row) => relationsToQuestion(ctx.actor, row),
  nameOf: (row) => nameOf(row),
})
