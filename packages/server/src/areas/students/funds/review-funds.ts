import { fundErrors as errors } from '@residency/contract/areas/students/funds/errors'
import type { fundReview } from '@residency/contract/areas/students/funds/fund.contract'
import { fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import type { InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { fundActions, relationsToFund, visibleFunds } from './fund.policy.ts'
import { type FundRow, findFund, findFundsForUpdate } from './fund.queries.ts'
import { columnsOf, emptyLines, type FundDecision, grantLines, obstaclesTo } from './grant-lines.ts'
import { notifyOfFunds } from './notify-of-funds.ts'

const plan: ReviewPlan<FundDecision> = {
  flow: fundFlow,
  table: 'research_funds',
  columns: ['reason', 'base_passed_by', 'budget', 'left_over', 'granted_at', 'closed_at', 'updated_at'],
  move: async (tx, decision, ids, versions) => {
    const { action, reason, lines } = decision
    if (action === 'grant' && lines.length > 0 && ids.length > 1) throw fail(errors.fundGrantOne)
    const rows = await findFundsForUpdate(tx.db, visibleFunds(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: await obstaclesTo(tx, decision, rows) },
      relationsOf: (row: FundRow) => relationsToFund(row, tx.actor),
      nameOf: (row: FundRow) => row.name,
    }
    const result = await moveMany(tx, fundFlow, asked, async (state, going) => {
      const moving = going.map(({ id }) => id)
      if (action === 'grant') await grantLines(tx, moving, lines)
      await tx.db
        .updateTable('research_funds')
        .set((e) => ({ ...columnsOf(tx, action), state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moving)
        .execute()
    })
    await notifyOfFunds(tx, action, result.moved, reason)
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findFund(tx.db, visibleFunds(tx.actor), id)
    return row ? fundActions(row, tx.actor) : []
  },
  beside: {
    read: async () => undefined,
    restore: async (tx, action, ids) => (action === 'grant' ? emptyLines(tx, ids) : undefined),
  },
}

/** A base or the office decides; the office grants line by line, and closes what is spent. */
export const actOnFund = (ctx: SignedCtx, input: InputOf<typeof fundReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnFunds = (ctx: SignedCtx, input: InputOf<typeof fundReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoFunds = (ctx: SignedCtx, input: InputOf<typeof fundReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedFunds = reviewedFlow({
  flow: fundFlow,
  decisions: ['passAsBase', 'grant'],
  page: '/daily/funds',
  find: (ctx, id) => findFund(ctx.db, visibleFunds(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToFund(row, ctx.actor),
})
