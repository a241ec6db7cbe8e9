import { updateRow } from '../../../platform/db/versions.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findKindsOfDepartment } from '../kinds/department-kinds.queries.ts'
import { findRosterForUpdate, lockRosters, type RosterRecord } from '../rosters/roster.queries.ts'
import type { Cell } from '../rosters/roster-faults.ts'
import { writeShifts } from '../rosters/write-shifts.queries.ts'
import type { SwapScope } from './swap.policy.ts'
import { findRosterIdsOf, findSwapsForUpdate, type SwapRow } from './swap.queries.ts'
import { cellsAfter } from './swap-cells.rules.ts'

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

/** Writes cells into a roster that is locked. */
export async function moveShifts(
  tx: SignedCtx,
  roster: RosterRecord,
  cells: readonly Cell[],
): Promise<void> {
  const kinds = await findKindsOfDepartment(tx.db, roster.departmentId)

  await writeShifts(tx.db, { roster, kinds }, cells)
  await updateRow(tx, 'dutyRosters', roster, {})
}

/** Records what a swap changed in the published roster. */
export async function recordSwap(tx: SignedCtx, swap: SwapRow): Promise<void> {
  const { id, rosterId, giverId, takerId, day, kindId, returnDay, returnKindId } = swap

  const kindBefore = (traineeId: number, on: string) => {
    if (traineeId === giverId && on === day) return kindId
    if (traineeId === takerId && on === returnDay) return returnKindId

    return null
  }

  await tx.db
    .insertInto('dutyChanges')
    .values(
      cellsAfter(swap).map((cell) => ({
        rosterId,
        traineeId: cell.traineeId,
        day: cell.day,
        kindBefore: kindBefore(cell.traineeId, cell.day),
        kindAfter: cell.kindId,
        swapId: id,
        changedBy: tx.actor.userId,
        changedAt: tx.now(),
      })),
    )
    .execute()
}
