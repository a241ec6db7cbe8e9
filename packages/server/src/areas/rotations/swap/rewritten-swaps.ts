import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { findOpenSwapsOfBlocks } from './swap.queries.ts'

/**
 * Nobody decides or undoes a swap of a base while its next plan is published; those that ended are
 * history.
 */
export const lockSwapsOfBase = (db: Db, baseId: number) =>
  sql`select s.id from rotation_swaps s join trainees t on t.id = s.requested_by
      join majors m on m.id = t.major_id
    where m.base_id = ${baseId} and s.state not in ('rejected', 'withdrawn')
    order by s.id for update of s`.execute(db)

/**
 * Open swaps of stays that a plan rewrites end, since what both agreed to does not exist any more;
 * both trainees are notified.
 */
export async function endRewrittenSwaps(tx: SignedCtx, blockIds: readonly number[]): Promise<void> {
  const rows = blockIds.length === 0 ? [] : await findOpenSwapsOfBlocks(tx.db, blockIds)
  const ids = rows.map(({ id }) => id)

  const step = {
    action: 'lapse' as const,
    reason: null,
    ids,
    rows,
    relationsOf: () => new Set(['rewritten' as const]),
  }

  const { moved } = await moveMany(
    tx,
    swapFlow,
    { ...step, nameOf: ({ name }) => name },
    (state, going) => updateRows(tx, 'rotationSwaps', idsOf(going), { state }),
  )

  if (moved.length > 0) await notifyOfSwap(tx, 'lapse', null, moved)
}
