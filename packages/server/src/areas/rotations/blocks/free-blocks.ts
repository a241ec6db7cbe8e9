import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { endRewrittenSwaps } from '../swap/rewritten-swaps.ts'

type Leaving = { traineeId: number; from: string }

/**
 * Gives back the seats of stays that begin on or after a day: the trainee left the base or the
 * training. What has begun stays; open swaps of the others end.
 */
export async function freeBlocks(tx: SignedCtx, leaving: readonly Leaving[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`select b.id from rotation_blocks b
    join ${rowsOf(leaving, { traineeId: 'bigint', from: 'date' })} l on l.trainee_id = b.trainee_id
    where b.state = 'planned' and b.starts_on >= l."from" order by b.id for update of b`.execute(
    tx.db,
  )

  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0

  await endRewrittenSwaps(tx, ids)
  await tx.db.deleteFrom('rotationBlocks').where('id', '=', anyId(ids)).execute()

  return ids.length
}
