import { filesErrors } from '@residency/contract/areas/files/errors'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { beginUpload } from './begin-upload.ts'
import { type ChunkFields, countReceived, isReceived, placeOf } from './chunk.rules.ts'
import { completeUpload } from './complete-upload.ts'
import { mustTake } from './must-take.ts'
import { receiveChunk } from './receive-chunk.ts'

/**
 * Streams a chunk to disk and records it once it is safe; a stored chunk is not written again. The last chunk to arrive is
 * answered with the file.
 */
export async function sendChunk(ctx: SignedCtx, fields: ChunkFields, part: UploadedPart) {
  const chunk = placeOf(fields)
  if (!chunk) throw fail(filesErrors.wrongChunk)
  mustTake(ctx, chunk.purpose, fields.totalSize)
  const upload = await beginUpload(ctx, fields, chunk)
  if (upload.fileKey !== null) return completeUpload(ctx, upload.id)
  const isHere = isReceived(upload.received, chunk.index)
  const received = isHere ? countReceived(upload.received) : await receiveChunk(ctx, upload, chunk, part)
  return received >= upload.totalChunks ? completeUpload(ctx, upload.id) : null
}
