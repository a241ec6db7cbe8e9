import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { insertFile } from '../files.queries.ts'
import { mustHaveRoom, type StoredBytes, storeBuffer } from '../store-bytes.ts'
import { drawPicture, type Picture } from './draw-picture.ts'

/** Stores a picture's bytes; call it before locking rows, because storage is slow. */
export const storeBytes = (ctx: SignedCtx, picture: Picture): Promise<StoredBytes> =>
  storeBuffer(ctx, picture.bytes, true)

/**
 * Inserts the file row for stored bytes in the caller's transaction; without a record it is an
 * upload that one claims later. Returns its opaque key.
 */
export async function recordPicture(
  ctx: SignedCtx,
  picture: Picture,
  stored: StoredBytes,
  purpose: Purpose,
  record: { kind: string; id: number } | null,
): Promise<string> {
  await mustHaveRoom(ctx, stored.size)

  const file = await insertFile(ctx.db, {
    key: newOpaqueId(),
    purpose,
    name: picture.name,
    type: picture.type,
    size: stored.size,
    contentHash: stored.contentHash,
    storedAs: stored.storedAs,
    userId: ctx.actor.userId,
    recordKind: record?.kind ?? null,
    recordId: record?.id ?? null,
    createdAt: ctx.now(),
  })

  return file.key
}

/** Stores a converted picture for a record. Returns its opaque key. */
export async function storePicture(
  ctx: SignedCtx,
  picture: Picture,
  purpose: Purpose,
  record: { kind: string; id: number },
): Promise<string> {
  const stored = await storeBytes(ctx, picture)
  return recordPicture(ctx, picture, stored, purpose, record).catch(async (e) => {
    await ctx.services.blobs.discard(stored.storedAs)
    throw e
  })
}

/** Removes a detached file: row and bytes. */
export async function removeFile(ctx: SignedCtx, key: string) {
  const gone = await ctx.db
    .deleteFrom('files')
    .where('key', '=', key)
    .returning('storedAs')
    .executeTakeFirst()
  if (gone) await ctx.services.blobs.remove(gone.storedAs)
}

/**
 * Draws and stores a picture as an upload of the actor's that no record has yet, in the caller's
 * transaction. Returns its opaque key.
 */
export async function storePicturePart(ctx: SignedCtx, part: UploadedPart): Promise<string> {
  const picture = await drawPicture(part)
  const stored = await storeBytes(ctx, picture)
  return recordPicture(ctx, picture, stored, 'image', null).catch(async (e) => {
    await ctx.services.blobs.discard(stored.storedAs)
    throw e
  })
}
