import type { LeaveState, leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { sql } from 'kysely'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type AbsenceRow, decideOwnParts } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { applySettlements } from '../settlement/apply-settlements.ts'
import { findCountedAbsences } from '../settlement/settlement.queries.ts'
import { countSettlements, spanOf, spanUntilReturn } from '../settlement/to-settlement.ts'

export type Step = keyof typeof leaveFlow.actions

const DECIDES: readonly Step[] = [
  'approve',
  'agree',
  'passAsSupervisor',
  'agreeAsDepartment',
  'passAsDepartment',
  'passAsBase',
  'reject',
]

/** Steps after which accounts, timetable or planned ends are other than before. */
const SETTLES: readonly Step[] = ['approve', 'reject', 'withdraw', 'passRevoke', 'confirmReport']
const ENDS: readonly Step[] = ['approve', 'reject', 'withdraw']
const REFUSES: readonly Step[] = ['reject', 'rejectReport', 'rejectRevoke', 'cancel']

/** The step that waits now: the first that has an open part. */
const nextStep = sql<
  ColumnValue<'absences', 'waitsStep'>
>`(select s.step from absence_steps s where s.absence_id = absences.id and s.outcome is null
    order by s.rank limit 1)`

const unchanged = sql`waits_step is not distinct from ${nextStep}`

/** Whose turn it is after a step. */
function turnColumns(tx: SignedCtx, action: Step) {
  if (ENDS.includes(action)) return { waitsStep: null, waitsSince: null }
  if (!DECIDES.includes(action)) return {}

  return {
    waitsSince: sql<Date>`case when ${unchanged} then waits_since else ${tx.now()} end`,
    reminded: sql<number>`case when ${unchanged} then reminded else 0 end`,
    waitsStep: nextStep,
  }
}

/**
 * The columns that a step writes in addition to state and version: whose turn it is, why it was
 * refused, and the actual end.
 */
export function columnsOfStep(tx: SignedCtx, action: Step, reason: string | null) {
  const asTaken = {
    plannedEndsOn: sql<string>`ends_on`,
    plannedEndsHalf: sql<ColumnValue<'absences', 'endsHalf'>>`ends_half`,
    endsOn: sql<string>`returned_on`,
    endsHalf: sql<ColumnValue<'absences', 'endsHalf'>>`returned_half`,
  }

  return {
    ...turnColumns(tx, action),
    ...(action === 'confirmReport' ? asTaken : {}),
    ...(REFUSES.includes(action) ? { refusal: reason } : {}),
    updatedAt: tx.now(),
  }
}

/** Writes the actor's parts of the step. */
export const decideParts = async (tx: SignedCtx, action: Step, ids: readonly number[]) => {
  if (DECIDES.includes(action))
    await decideOwnParts(
      tx,
      await absenceScope(tx),
      ids,
      action === 'reject' ? 'rejected' : 'passed',
    )
}

/**
 * What follows from a step for accounts, timetable and planned ends; `rows` as they were before it.
 */
export async function followStep(
  tx: SignedCtx,
  action: Step,
  state: LeaveState,
  rows: readonly AbsenceRow[],
) {
  if (!SETTLES.includes(action)) return

  const counted = await findCountedAbsences(
    tx.db,
    rows.map(({ id }) => id),
  )

  const asThen = rows.map((row) => ({
    ...row,
    span: action === 'confirmReport' ? spanUntilReturn(row) : spanOf(row),
  }))

  await applySettlements(tx, await countSettlements(tx, state, asThen, counted))
}
