import { filesErrors } from '@residency/contract/areas/files/errors'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { Ctx, SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { roomOf } from './files.policy.ts'
import { findFilled, lockUploader } from './files.queries.ts'

/** Where bytes lie in the store. */
export type KeptBytes = Awaited<ReturnType<BlobStore['put']>>

/** Puts bytes into the store; done before a row is locked, since disks take their time. */
export const keepBuffer = (ctx: Ctx, bytes: Buffer, encrypted: boolean): Promise<KeptBytes> =>
  ctx.services.blobs.put(chunksOf(bytes), bytes.length, { encrypted })

/** Stops where `more` bytes would not fit into the actor's room, else answers how many would; in a transaction it holds until that ends. */
export async function mustHaveRoom(tx: SignedCtx, more: number): Promise<number> {
  await lockUploader(tx.db, tx.actor.userId)
  const allowed = roomOf(tx.actor)
  const left = allowed - (await findFilled(tx.db, tx.actor.userId))
  if (more > left) throw fail(filesErrors.roomFull, { megabytes: allowed / 1024 / 1024 })
  return left
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
