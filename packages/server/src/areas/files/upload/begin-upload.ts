import { filesErrors } from '@residency/contract/areas/files/access'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { MAX_UPLOADS, REMEMBERED_MS } from '../files.policy.ts'
import { lockUploader } from '../files.queries.ts'
import { mustHaveRoom } from '../store-bytes.ts'
import { type Chunk, type ChunkFields, nothingReceived } from './chunk.rules.ts'
import {
  countInProgress,
  deleteUpload,
  findUpload,
  insertUpload,
  type Upload,
} from './upload.queries.ts'

/**
 * Whether the upload still accepts chunks. A completed one is remembered for a while, because the
 * answer to its last chunk may have been lost.
 */
export const isStillKnown = (upload: Upload, now: Date) =>
  upload.fileKey === null || now.getTime() - upload.touchedAt.getTime() < REMEMBERED_MS

/**
 * The upload of a chunk: the one in progress, or a new one if the actor has room for the whole
 * file.
 */
export async function beginUpload(
  ctx: SignedCtx,
  fields: ChunkFields,
  chunk: Chunk,
): Promise<Upload> {
  const userId = ctx.actor.userId
  const existing = await findUpload(ctx.db, userId, chunk.match)
  if (existing && isStillKnown(existing, ctx.now())) return existing

  await ctx.limits.count('upload', `u${userId}`)

  return inTransaction(ctx, async (tx) => {
    await lockUploader(tx.db, userId)

    // several first chunks arrive at once
    const meanwhile = await findUpload(tx.db, userId, chunk.match)
    if (meanwhile && isStillKnown(meanwhile, ctx.now())) return meanwhile
    if (meanwhile) await deleteUpload(tx.db, meanwhile.id)

    if ((await countInProgress(tx.db, userId)) >= MAX_UPLOADS)
      throw fail(filesErrors.tooManyUploads)
    await mustHaveRoom(tx, fields.totalSize)

    return insertUpload(tx.db, {
      stagingId: newOpaqueId(),
      userId,
      matchHash: chunk.match,
      purpose: chunk.purpose,
      name: fields.filename,
      totalSize: fields.totalSize,
      chunkSize: fields.chunkSize,
      totalChunks: fields.totalChunks,
      received: nothingReceived(fields.totalChunks),
      touchedAt: ctx.now(),
    })
  })
}
