import { filesErrors } from '@residency/contract/areas/files/errors'
import { sql } from 'kysely'
import { newOpaqueId } from '../../platform/crypto/tokens.ts'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import type { Picture } from './draw-picture.ts'
import { ROOM_EACH } from './files.policy.ts'

/** Where the bytes of a picture lie in the store. */
export type KeptBytes = Awaited<ReturnType<BlobStore['put']>>

/** Puts the bytes of a picture into the store; done before a row is locked, since disks take their time. */
export const keepBytes = (ctx: SignedCtx, picture: Picture): Promise<KeptBytes> =>
  ctx.services.blobs.put(chunksOf(picture.bytes), picture.bytes.length)

async function mustHaveRoom(ctx: SignedCtx) {
  const { filled } = await ctx.db
    .selectFrom('files')
    .select((e) => e.fn.coalesce(e.fn.sum<string>('size'), sql<string>`0`).as('filled'))
    .where('user_id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  if (Number(filled) >= ROOM_EACH) throw fail(filesErrors.roomFull, { megabytes: ROOM_EACH / 1024 / 1024 })
}

/** Writes down whose file the kept bytes are. Returns its opaque key. */
export async function recordPicture(
  ctx: SignedCtx,
  picture: Picture,
  kept: KeptBytes,
  purpose: string,
  record: { kind: string; id: number },
): Promise<string> {
  await mustHaveRoom(ctx)
  const key = newOpaqueId()
  await ctx.db
    .insertInto('files')
    .values({
      key,
      purpose,
      name: picture.name,
      type: 'image/jpeg',
      size: kept.size,
      content_hash: kept.contentHash,
      stored_as: kept.storedAs,
      user_id: ctx.actor.userId,
      record_kind: record.kind,
      record_id: record.id,
      created_at: ctx.now(),
    })
    .execute()
  return key
}

/** Keeps a drawn picture for a record. Returns its opaque key. */
export async function storePicture(
  ctx: SignedCtx,
  picture: Picture,
  purpose: string,
  record: { kind: string; id: number },
): Promise<string> {
  const kept = await keepBytes(ctx, picture)
  return recordPicture(ctx, picture, kept, purpose, record).catch(async (e) => {
    await ctx.services.blobs.remove(kept.storedAs)
    throw e
  })
}

/** Removes a file that no record refers to any more: its key opens nothing, its bytes are gone. */
export async function removeFile(ctx: SignedCtx, key: string) {
  const gone = await ctx.db.deleteFrom('files').where('key', '=', key).returning('stored_as').executeTakeFirst()
  if (gone) await ctx.services.blobs.remove(gone.stored_as)
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
