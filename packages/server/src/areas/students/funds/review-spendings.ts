import { spendingReview } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { SPENDING_REVIEW_ACTIONS } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsToSpending, visibleFunds } from './fund.policy.ts'
import { fundSpendingNotices } from './fund-notices.seed.ts'
import { findSpending, findSpendingsForUpdate, type SpendingRow } from './spending.queries.ts'

/** The office or a base checks a spending against its receipts, or returns it. */
export const spendingPlan = reviewPlan(spendingReview, {
  table: 'researchFundSpendings',
  columns: ['reason', 'checkedBy'],
  find: (tx, ids) => findSpendingsForUpdate(tx.db, visibleFunds(tx.actor), ids),
  look: (ctx, id) => findSpending(ctx.db, visibleFunds(ctx.actor), id),
  relationsTo: (tx, spending) => relationsToSpending(spending, tx.actor),
  values: (tx, { action, reason }) => ({
    reason,
    checkedBy: action === 'check' ? tx.actor.userId : null,
  }),

  notify: (tx, { action, reason }, moved) =>
    notify(tx, fundSpendingNotices[action], moved.map(noticeOf(reason))),

  reviewed: { decisions: SPENDING_REVIEW_ACTIONS, page: '/daily/fund-spendings' },
})

const noticeOf = (reason: string | null) => (spending: SpendingRow) => ({
  userId: spending.userId,
  path: '/daily/own-funds',
  values: {
    title: spending.title,
    what: spending.what,
    amount: spending.amount,
    reason: reason ?? '',
  },
})
