import { updateRows } from '../../../platform/db/versions.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { judgeHoursAgain } from '../hours/judge-hours-again.ts'
import { findRosterForUpdate, lockRosters, type RosterRecord } from '../rosters/roster.queries.ts'
import type { SwapScope } from './swap.policy.ts'
import { findRosterIdsOf, findSwapsForUpdate, type SwapRow } from './swap.queries.ts'
import { cellsAfter, type SwappedShifts } from './swap-cells.rules.ts'
import { swapStoredShifts } from './swap-shifts.queries.ts'

/** The roster of a swap, locked: nobody else changes its shifts meanwhile. */
export const lockRoster = async (tx: SignedCtx, id: number): Promise<RosterRecord> =>
  found(await findRosterForUpdate(tx.db, { kind: 'all' }, id))

/**
 * Swaps in scope, locked. Their rosters are locked first, in one order: a department that changes
 * shifts locks the roster and then the swaps that lapse.
 */
export async function lockSwaps(
  tx: SignedCtx,
  scope: SwapScope,
  ids: readonly number[],
): Promise<SwapRow[]> {
  await lockRosters(tx.db, await findRosterIdsOf(tx.db, scope, ids))

  return findSwapsForUpdate(tx.db, scope, ids)
}

type MovedSwap = SwappedShifts & { rosterId: number }

/** Moves the shifts of swaps in their rosters, which are locked. */
export async function moveShifts(tx: SignedCtx, swaps: readonly MovedSwap[]): Promise<void> {
  await swapStoredShifts(tx.db, swaps)
  await judgeHoursAgain(tx, swaps.flatMap(cellsAfter))
  await updateRows(tx, 'dutyRosters', new Set(swaps.map(({ rosterId }) => rosterId)), {})
}

/** The cells of a swap with their kinds before and after it. */
function changesOf(swap: SwapRow) {
  const { giverId, takerId, day, kindId, returnDay, returnKindId } = swap

  const kindBefore = (traineeId: number, on: string) => {
    if (traineeId === giverId && on === day) return kindId
    if (traineeId === takerId && on === returnDay) return returnKindId

    return null
  }

  return cellsAfter(swap).map((cell) => ({
    rosterId: swap.rosterId,
    traineeId: cell.traineeId,
    day: cell.day,
    kindBefore: kindBefore(cell.traineeId, cell.day),
    kindAfter: cell.kindId,
    swapId: swap.id,
  }))
}

/** Records what swaps changed in their published rosters. */
export const recordSwaps = (tx: SignedCtx, swaps: readonly SwapRow[]) =>
  tx.db
    .insertInto('dutyChanges')
    .values(
      swaps.flatMap(changesOf).map((change) => ({
        ...change,
        changedBy: tx.actor.userId,
        changedAt: tx.now(),
      })),
    )
    .execute()
