import { fundErrors as errors } from '@residency/contract/areas/students/funds/access'
import { fundReview } from '@residency/contract/areas/students/funds/fund.contract'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { fail } from '../../../platform/http/fail.ts'
import { relationsToFund, visibleFunds } from './fund.policy.ts'
import { findFund, findFundsForUpdate } from './fund.queries.ts'
import { columnsOf, emptyLines, grantLines, obstaclesTo } from './grant-lines.ts'
import { notifyOfFunds } from './notify-of-funds.ts'

/** A base or the office decides; the office grants line by line, and closes what is spent. */
export const fundPlan = reviewPlan(fundReview, {
  table: 'researchFunds',
  columns: ['reason', 'basePassedBy', 'budget', 'leftOver', 'grantedAt', 'closedAt'],
  find: (tx, ids) => findFundsForUpdate(tx.db, visibleFunds(tx.actor), ids),
  look: (ctx, id) => findFund(ctx.db, visibleFunds(ctx.actor), id),
  relationsTo: (tx, row) => relationsToFund(row, tx.actor),

  obstacles: (tx, decision, rows) => {
    if (decision.action === 'grant' && decision.lines.length > 0 && rows.length > 1)
      throw fail(errors.fundGrantOne)
    return obstaclesTo(tx, decision, rows)
  },
  prepare: async (tx, { action, lines }, rows) => {
    if (action === 'grant') await grantLines(tx, idsOf(rows), lines)
  },
  values: (tx, { action, reason }) => ({ ...columnsOf(tx, action), reason }),
  notify: (tx, { action, reason }, moved) => notifyOfFunds(tx, action, moved, reason),

  otherTables: {
    read: async () => undefined,
    restore: async (tx, action, ids) => (action === 'grant' ? emptyLines(tx, ids) : undefined),
  },
  reviewed: { decisions: ['passAsBase', 'grant'], page: '/daily/funds' },
})
