import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { lockSwaps } from './move-shifts.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { EVERY_SWAP } from './swap.policy.ts'
import { findBegunSwaps, findOpenSwapsOfShifts, type SwapRow } from './swap.queries.ts'

/** Ends these swaps, as far as they are still open once they are locked. */
async function lapse(tx: SignedCtx, found: readonly SwapRow[]): Promise<void> {
  if (found.length === 0) return

  const rows = await lockSwaps(tx, EVERY_SWAP, idsOf(found))

  const { moved } = await moveMany(
    tx,
    shiftSwapFlow,
    {
      action: 'lapse',
      reason: null,
      ids: idsOf(rows),
      rows,
      relationsOf: () => new Set(['changed' as const]),
      nameOf: ({ name }) => name,
    },
    (state, going) => updateRows(tx, 'dutySwaps', idsOf(going), { state }),
  )

  await notifyOfSwap(tx, 'lapse', moved)
}

/** Open swaps of shifts that the department has changed end. */
export const lapseSwapsOfShifts = async (
  tx: SignedCtx,
  shifts: readonly { traineeId: number; day: string }[],
) => lapse(tx, shifts.length === 0 ? [] : await findOpenSwapsOfShifts(tx.db, shifts))

/** Open swaps of which a shift has begun end. */
export const lapseBegunSwaps = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => lapse(tx, await findBegunSwaps(tx.db, tx.now())))
