import { fundErrors as errors } from '@residency/contract/areas/students/funds/access'
import type { FUND_REVIEW_ACTIONS } from '@residency/contract/areas/students/funds/fund.flow'
import { type Decision, reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { FundRow } from './fund.queries.ts'
import { judgeGrant } from './grant.rules.ts'
import { lineLabels } from './list-funds.ts'

type GrantLine = { line: string; amount: string }
export type FundDecision = Decision<(typeof FUND_REVIEW_ACTIONS)[number]> & { lines: GrantLine[] }

/**
 * Reasons against a decision: more granted than asked for, or spendings that nobody has
 * checked.
 */
export async function obstaclesTo(
  tx: SignedCtx,
  { action, lines }: FundDecision,
  rows: readonly FundRow[],
): Promise<Map<number, Obstacle>> {
  if (action === 'close')
    return new Map(
      rows
        .filter((row) => row.waiting > 0)
        .map(
          (row) =>
            [row.id, { def: errors.fundSpendingWaits, data: { count: row.waiting } }] as const,
        ),
    )

  if (action !== 'grant' || lines.length === 0) return new Map()

  const labels = await lineLabels(tx)

  return new Map(
    rows.flatMap((row) => {
      const fault = judgeGrant(row.lines, lines)

      const data =
        fault?.why === 'fundGrantOver'
          ? { line: labels.get(fault.line) ?? fault.line, asked: fault.asked }
          : {}

      return fault ? [[row.id, { def: errors[fault.why], data }] as const] : []
    }),
  )
}

/** Writes what is granted of each line: what was given, or else as much as was asked for. */
export const grantLines = (
  tx: SignedCtx,
  ids: readonly number[],
  grantLines: readonly GrantLine[],
) =>
  sql`update research_fund_lines l set granted = ${
    grantLines.length === 0
      ? sql`l.asked`
      : sql`coalesce((select g.amount
          from ${rowsOf(grantLines, { line: 'text', amount: 'numeric' })} g
          where g.line = l.line), 0)`
  } where l.fund_id = ${anyId(ids)}`.execute(tx.db)

export const emptyLines = (tx: SignedCtx, ids: readonly number[]) =>
  sql`update research_fund_lines set granted = 0 where fund_id = ${anyId(ids)}`
    .execute(tx.db)
    .catch(constraintErrors({ research_fund_lines_within: reviewErrors.undoFollowed }))

/** What an action writes in addition to state and reason; sums are made by the database. */
export const columnsOf = (tx: SignedCtx, action: FundDecision['action']) => {
  if (action === 'passAsBase') return { basePassedBy: tx.actor.userId }

  if (action === 'grant')
    return {
      grantedAt: tx.now(),
      budget: sql<string>`(select sum(l.granted) from research_fund_lines l
          where l.fund_id = research_funds.id)`,
    }

  if (action === 'close')
    return {
      closedAt: tx.now(),
      leftOver: sql<string>`(select sum(l.granted - l.booked) from research_fund_lines l
          where l.fund_id = research_funds.id)`,
    }

  return {}
}
