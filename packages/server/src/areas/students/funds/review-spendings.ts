import type { spendingReview } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundSpendingFlow, SPENDING_REVIEW_ACTIONS } from '@residency/contract/areas/students/funds/fund-spending.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsToSpending, spendingActions, visibleFunds } from './fund.policy.ts'
import { findSpending, findSpendingsForUpdate, type SpendingRow } from './spending.queries.ts'

type Action = (typeof SPENDING_REVIEW_ACTIONS)[number]
const plan: ReviewPlan<Decision<Action>> = {
  flow: fundSpendingFlow,
  table: 'research_fund_spendings',
  columns: ['reason', 'checked_by', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findSpendingsForUpdate(tx.db, visibleFunds(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows },
      relationsOf: (row: SpendingRow) => relationsToSpending(row, tx.actor),
      nameOf: (row: SpendingRow) => row.name,
    }
    const checked_by = action === 'check' ? tx.actor.userId : null
    const result = await moveMany(tx, fundSpendingFlow, asked, async (state, going) => {
      const moving = going.map(({ id }) => id)
      await tx.db
        .updateTable('research_fund_spendings')
        .set((e) => ({ state, reason, checked_by, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moving)
        .execute()
    })
    const noticeTo = (row: SpendingRow) => ({
      userId: row.user_id,
      values: { title: row.title, what: row.what, amount: row.amount, reason: reason ?? '' },
      path: '/daily/own-funds',
    })
    await notify(tx, `fundSpending.${action}`, result.moved.map(noticeTo))
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findSpending(tx.db, visibleFunds(tx.actor), id)
    return row ? spendingActions(row, tx.actor) : []
  },
}

/** The office or a base checks a spending against its receipts, or returns it. */
export const actOnSpending = (ctx: SignedCtx, input: InputOf<typeof spendingReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnSpendings = (ctx: SignedCtx, input: InputOf<typeof spendingReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoSpendings = (ctx: SignedCtx, input: InputOf<typeof spendingReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedSpendings = reviewedFlow({
  flow: fundSpendingFlow,
  decisions: SPENDING_REVIEW_ACTIONS,
  page: '/daily/fund-spendings',
  find: (ctx, id) => findSpending(ctx.db, visibleFunds(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToSpending(row, ctx.actor),
})
