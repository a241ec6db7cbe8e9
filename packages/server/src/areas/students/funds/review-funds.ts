import { fundErrors as errors } from '@residency/contract/areas/students/funds/errors'
import type { fundReview } from '@residency/contract/areas/students/funds/fund.contract'
import { type FUND_REVIEW_ACTIONS, fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import { type Decision, type InputOf, reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type Obstacle } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { fundActions, relationsToFund, visibleFunds } from './fund.policy.ts'
import { type FundRow, findFund, findFundsForUpdate } from './fund.queries.ts'
import { judgeGrant } from './grant.rules.ts'
import { lineLabels } from './list-funds.ts'
import { notifyOfFunds } from './notify-of-funds.ts'

type Given = { line: string; amount: string }
type FundDecision = Decision<(typeof FUND_REVIEW_ACTIONS)[number]> & { lines: Given[] }

/** What stands against a decision: more granted than asked for, or spendings that nobody has checked. */
async function obstaclesTo(tx: SignedCtx, { action, lines }: FundDecision, rows: readonly FundRow[]): Promise<Map<number, Obstacle>> {
  if (action === 'close')
    return new Map(
      rows
        .filter((row) => row.waiting > 0)
        .map((row) => [row.id, { def: errors.fundSpendingWaits, data: { count: row.waiting } }] as const),
    )
  if (action !== 'grant' || lines.length === 0) return new Map()
  const labels = await lineLabels(tx)
  return new Map(
    rows.flatMap((row) => {
      const fault = judgeGrant(row.lines, lines)
      const data = fault?.why === 'fundGrantOver' ? { line: labels.get(fault.line) ?? fault.line, asked: fault.asked } : {}
      return fault ? [[row.id, { def: errors[fault.why], data }] as const] : []
    }),
  )
}
/** Writes what is granted of each line: what was given, or else as much as was asked for. */
const grantLines = (tx: SignedCtx, ids: readonly number[], given: readonly Given[]) =>
  sql`update research_fund_lines l set granted = ${
    given.length === 0
      ? sql`l.asked`
      : sql`coalesce((select g.amount from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g (line text, amount numeric)
          where g.line = l.line), 0)`
  } where l.fund_id = any(${sql.val([...ids])}::bigint[])`.execute(tx.db)
const emptyLines = (tx: SignedCtx, ids: readonly number[]) =>
  sql`update research_fund_lines set granted = 0 where fund_id = any(${sql.val([...ids])}::bigint[])`
    .execute(tx.db)
    .catch(constraintErrors({ research_fund_lines_within: reviewErrors.undoFollowed }))
/** What an action writes beside state and reason; sums are made by the database. */
const columnsOf = (tx: SignedCtx, action: FundDecision['action']) => {
  if (action === 'passAsBase') return { base_passed_by: tx.actor.userId }
  if (action === 'grant')
    return {
      granted_at: tx.now(),
      budget: sql<string>`(select sum(l.granted) from research_fund_lines l where l.fund_id = research_funds.id)`,
    }
  if (action === 'close')
    return {
      closed_at: tx.now(),
      left_over: sql<string>`(select sum(l.granted - l.booked) from research_fund_lines l where l.fund_id = research_funds.id)`,
    }
  return {}
}

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
