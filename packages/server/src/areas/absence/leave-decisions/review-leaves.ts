import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import {
  type LeaveReviewAction,
  leaveFlow,
} from '@residency/contract/areas/absence/leave/leave.flow'
import type { leaveReview } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { reviewErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors, violatedConstraint } from '../../../platform/db/constraints.ts'
import type { MoveResult } from '../../../platform/flow/move-many.ts'
import type { DecisionOf, ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { totalOf } from '../day-accounts/days.rules.ts'
import { type AbsenceRow, findAbsence, findAbsencesForUpdate } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { reviewActions, stepOf } from '../leave/leave.policy.ts'
import { applySettlements, type Settlement } from '../settlement/apply-settlements.ts'
import { findCountedAbsences } from '../settlement/settlement.queries.ts'
import { unchangedSettlement } from '../settlement/to-settlement.ts'
import { findPartStates, restoreParts } from './deciders.queries.ts'
import { exceedsEvent } from './event-of-absence.ts'
import { moveStep } from './move-step.ts'

type Before = {
  parts: Awaited<ReturnType<typeof findPartStates>>
  settled: Awaited<ReturnType<typeof findCountedAbsences>>
}

/**
 * Decides a step, a report-back, a revocation or a recorded absence; one of them or many. One
 * decision is another step of the flow for each absence, by whose turn it is: the steps are moved
 * one after the other, by `moveStep`.
 */
export const leavePlan: ReviewPlan<DecisionOf<typeof leaveReview>, Before> = {
  flow: leaveFlow,
  table: 'absences',
  columns: [
    'waitsStep',
    'waitsSince',
    'reminded',
    'refusal',
    'endsOn',
    'endsHalf',
    'plannedEndsOn',
    'plannedEndsHalf',
    'returnedOn',
    'returnedHalf',
    'updatedAt',
  ],

  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findAbsencesForUpdate(tx.db, await absenceScope(tx), ids)
    const missing = ids.filter((id) => !rows.some((row) => row.id === id))
    const result: MoveResult = { moved: [], left: [], missing }

    for (const [step, group] of grouped(rows, (row) => stepOf(action, row))) {
      const { moved, left: refused } = await moveStep(tx, step, reason, group, versions)
      result.moved.push(...moved)
      result.left.push(...refused)
    }

    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findAbsence(tx.db, await absenceScope(tx), id)
    return row ? reviewActions(row, tx.actor, dayInChina(tx.now())) : []
  },

  otherTables: {
    read: async (tx, ids) => ({
      parts: await findPartStates(tx.db, ids),
      settled: await findCountedAbsences(tx.db, ids),
    }),
    restore: async (tx, action, ids, { parts, settled }) => {
      await restoreParts(tx.db, parts)

      const rows = await findAbsencesForUpdate(tx.db, await absenceScope(tx), ids)
      const before = rows.map((row) =>
        unchangedSettlement(row, settled.find(({ id }) => id === row.id)!),
      )

      await applySettlements(tx, before).catch(isFollowed)

      if (GIVES_BACK.includes(action)) await mustFitEvents(tx, rows, before)
    },
  },
  explain: constraintErrors(
    { rotation_absences_apart: errors.timetableTaken },
    { what: '', from: '', until: '' },
  ),
}

/** Decisions that give days back. */
const GIVES_BACK: readonly LeaveReviewAction[] = ['reject', 'confirmReport', 'passRevoke']

/** Days of an event that were given back may have been used by another application of it. */
async function mustFitEvents(
  tx: SignedCtx,
  rows: readonly AbsenceRow[],
  before: readonly Settlement[],
) {
  for (const row of rows) {
    const { count } = before.find(({ id }) => id === row.id)!
    if (await exceedsEvent(tx, row, totalOf(count.years))) throw fail(reviewErrors.undoFollowed)
  }
}

/** Days that were given back may have been used by another leave. */
const isFollowed = (error: unknown): never => {
  throw violatedConstraint(error) ? fail(reviewErrors.undoFollowed) : error
}
