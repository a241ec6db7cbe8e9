import { filesErrors } from '@residency/contract/areas/files/errors'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { newOpaqueId } from '../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { maxFileSize } from './files.policy.ts'

const MAX_BYTES = maxFileSize('photo')
const MAX_PIXELS = 40_000_000 // a header that promises more is refused before a pixel is unpacked
const MAX_SIDE = 1600

/** Reads an upload into memory, at most 10 MB. */
async function readAll(part: UploadedPart): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) {
      part.stream.resume()
      throw fail(filesErrors.tooLarge, { megabytes: MAX_BYTES / 1024 / 1024 })
    }
    chunks.push(chunk)
  }
  if (size === 0) throw fail(filesErrors.empty)
  return Buffer.concat(chunks)
}

/**
 * Keeps an uploaded picture: its kind found from the bytes (jpg, png), its metadata (place, camera) removed by drawing it anew.
 * Returns the opaque key; the caller's record refers to it.
 */
export async function storePicture(
  ctx: SignedCtx,
  part: UploadedPart,
  purpose: string,
  record: { kind: string; id: number },
): Promise<string> {
  const bytes = await readAll(part)
  const real = await fileTypeFromBuffer(bytes)
  if (!real || !['jpg', 'png'].includes(real.ext)) throw fail(filesErrors.onlyImages)
  const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw fail(filesErrors.imageUnreadable)
    })
  const stored = await ctx.services.blobs.put(chunksOf(drawn), MAX_BYTES * 2)
  const key = newOpaqueId()
  const name = `${
    part.filename
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .slice(0, 100) || purpose
  }.jpg`
  await ctx.db
    .insertInto('files')
    .values({
      key,
      purpose,
      name,
      type: 'image/jpeg',
      size: stored.size,
      content_hash: stored.contentHash,
      stored_as: stored.storedAs,
      user_id: ctx.actor.userId,
      record_kind: record.kind,
      record_id: record.id,
      created_at: ctx.now(),
    })
    .execute()
  return key
}
async function* chunksOf(bytes: Buffer) {
  yield bytes
}
