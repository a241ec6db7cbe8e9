import { filesErrors } from '@residency/contract/areas/files/errors'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { Ctx, SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { roomOf } from './files.policy.ts'
import { findFilled, lockUploader } from './files.queries.ts'

/** Where bytes lie in the store. */
export type StoredBytes = Awaited<ReturnType<BlobStore['put']>>

/** Puts bytes into the store; done before a row is locked, since disks take their time. */
export const storeBuffer = (ctx: Ctx, bytes: Buffer, encrypted: boolean): Promise<StoredBytes> =>
  ctx.services.blobs.put(chunksOf(bytes), bytes.length, { encrypted })

const MB = 1024 * 1024
// free space is rounded down and file sizes up, so that the two never contradict each other
const down = (bytes: number) => Math.floor((bytes / MB) * 10) / 10
const up = (bytes: number) => Math.ceil((bytes / MB) * 10) / 10

/**
 * Stops where `more` bytes would not fit into the actor's room, else answers how many would; in a transaction it holds until that ends.
 * `counted` are those already counted of a file whose length is not known; without it `more` is the whole file.
 */
export async function mustHaveRoom(tx: SignedCtx, more: number, counted?: number): Promise<number> {
  await lockUploader(tx.db, tx.actor.userId)
  const allowed = roomOf(tx.actor)
  const left = allowed - (await findFilled(tx.db, tx.actor.userId))
  if (more > left) {
    const free = left + (counted ?? 0)
    const def = free <= 0 ? filesErrors.roomFull : counted === undefined ? filesErrors.roomShort : filesErrors.roomEnds
    throw fail(def, { allowed: allowed / MB, free: down(free), size: up(more) })
  }
  return left
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
