import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { mustHaveRoom } from '../store-bytes.ts'
import { renewLease } from './renew-lease.ts'
import { endWrite, enlargeWrite } from './staged-writes.queries.ts'

const STEP = 1024 * 1024

/**
 * Reserves quota for a file of unknown length while it arrives, a megabyte ahead, so that
 * concurrent uploads stay within the quota. `filling` stops when it is exceeded; `give` releases
 * the reservation in the transaction that inserts the file.
 */
export async function fillRoom(ctx: SignedCtx, stagingId: string) {
  const write = { stagingId, place: 0, writer: newOpaqueId() }
  let counted = 0

  const enlarge = (least: number) =>
    inTransaction(ctx, async (tx) => {
      const more = Math.max(least, Math.min(STEP, await mustHaveRoom(tx, least, counted)))
      await enlargeWrite(tx.db, write, ctx.actor.userId, more)
      counted += more
    })

  await enlarge(1)

  const { guarded, release } = renewLease(ctx.db, write)

  return {
    async *filling(bytes: AsyncIterable<Buffer>) {
      let there = 0
      for await (const piece of guarded(bytes)) {
        there += piece.length
        if (there > counted) await enlarge(there - counted)
        yield piece
      }
    },
    give: (tx: Db) => endWrite(tx, write),
    release,
  }
}
