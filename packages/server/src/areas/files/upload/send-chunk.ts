import { filesErrors } from '@residency/contract/areas/files/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { beginUpload } from './begin-upload.ts'
import { type ChunkFields, countReceivedChunks, isReceived, placeOf } from './chunk.rules.ts'
import { completeUpload } from './complete-upload.ts'
import { mustAcceptUpload } from './must-accept-upload.ts'
import { receiveChunk } from './receive-chunk.ts'
import { findUploadById } from './upload.queries.ts'

/**
 * Streams a chunk to disk and records it once it is safe; a stored chunk is not written again.
 * Every request that is answered after the last chunk arrived gets the file: with three chunks at
 * once the client uses the last answer it gets.
 */
export async function sendChunk(ctx: SignedCtx, fields: ChunkFields, part: UploadedPart) {
  const chunk = placeOf(fields)
  if (!chunk) throw fail(filesErrors.wrongChunk)
  mustAcceptUpload(ctx, chunk.purpose, fields.totalSize)

  const upload = await beginUpload(ctx, fields, chunk)
  if (upload.fileKey !== null) return completeUpload(ctx, upload.id)
  if (!isReceived(upload.received, chunk.index)) await receiveChunk(ctx, upload, chunk, part)

  const latest = await findUploadById(ctx.db, upload.id)
  const isMissingChunks =
    latest?.fileKey === null && countReceivedChunks(latest.received) < latest.totalChunks

  return isMissingChunks ? null : completeUpload(ctx, upload.id)
}
