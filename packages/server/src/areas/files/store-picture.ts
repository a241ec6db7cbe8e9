import { filesErrors } from '@residency/contract/areas/files/errors'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import sharp from 'sharp'
import { newOpaqueId } from '../../platform/crypto/tokens.ts'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { maxFileSize, ROOM_EACH } from './files.policy.ts'
import { readUpload } from './read-upload.ts'

const MAX_PIXELS = 40_000_000 // a header that promises more is refused before a pixel is unpacked
const MAX_SIDE = 1600

export type Picture = { bytes: Buffer; name: string }

/**
 * Receives a picture: its kind found from the bytes (jpg, png), its metadata (place, camera) removed by drawing it anew as JPEG,
 * at most 1600 px a side. Refuses with the specification's words.
 */
export async function drawPicture(part: UploadedPart): Promise<Picture> {
  const given = await readUpload(part, maxFileSize('photo'))
  const real = await fileTypeFromBuffer(given)
  if (!real || !['jpg', 'png'].includes(real.ext)) throw fail(filesErrors.onlyImages)
  const bytes = await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw fail(filesErrors.imageUnreadable)
    })
  const name = part.filename
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 100)
  return { bytes, name: `${name || 'picture'}.jpg` }
}

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
