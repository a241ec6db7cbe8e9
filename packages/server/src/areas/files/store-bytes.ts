import { filesErrors } from '@residency/contract/areas/files/access'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { Ctx, SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { roomOf } from './files.policy.ts'
import { lockUploader, sumStoredBytes } from './files.queries.ts'

/** The location of bytes in the store. */
export type StoredBytes = Awaited<ReturnType<BlobStore['put']>>

/** Stores bytes; call it before locking rows, because storage is slow. */
export const storeBuffer = (ctx: Ctx, bytes: Buffer, encrypted: boolean): Promise<StoredBytes> =>
  ctx.services.blobs.put(chunksOf(bytes), bytes.length, { encrypted })

const MB = 1024 * 1024
// free space is rounded down and file sizes up, so that messages are consistent
const down = (bytes: number) => Math.floor((bytes / MB) * 10) / 10
const up = (bytes: number) => Math.ceil((bytes / MB) * 10) / 10

/**
 * Refuses if `more` bytes exceed the actor's quota, otherwise returns the room left; inside a
 * transaction the result holds until it ends. `counted` are bytes already counted of a file of
 * unknown length; without it `more` is the whole file.
 */
export async function mustHaveRoom(tx: SignedCtx, more: number, counted?: number): Promise<number> {
  await lockUploader(tx.db, tx.actor.userId)

  const allowed = roomOf(tx.actor)
  const remaining = allowed - (await sumStoredBytes(tx.db, tx.actor.userId))

  if (more > remaining) {
    const free = remaining + (counted ?? 0)

    throw fail(roomError(free, counted), {
      allowed: allowed / MB,
      free: down(free),
      size: up(more),
    })
  }

  return remaining
}

function roomError(free: number, counted: number | undefined) {
  if (free <= 0) return filesErrors.roomFull

  return counted === undefined ? filesErrors.roomShort : filesErrors.roomEnds
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
