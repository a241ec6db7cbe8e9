import { NOTHING_YET } from '../../../platform/http/bind.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findFile } from '../files.queries.ts'
import { presentFile } from '../present-file.ts'
import { isStillKnown } from './begin-upload.ts'
import { type ChunkFields, countReceivedChunks, isReceived, placeOf } from './chunk.rules.ts'
import { findUpload } from './upload.queries.ts'

/**
 * Whether a chunk was received; a completed upload answers with its file. If all chunks arrived but
 * completion failed (disk full, process killed), the last chunk counts as missing: sending it again
 * completes the upload.
 */
export async function findChunk(ctx: SignedCtx, fields: ChunkFields) {
  const chunk = placeOf(fields)
  const upload = chunk && (await findUpload(ctx.db, ctx.actor.userId, chunk.match))
  if (!upload || !isStillKnown(upload, ctx.now())) return NOTHING_YET

  if (upload.fileKey) {
    const file = await findFile(ctx.db, upload.fileKey)
    return file ? presentFile(file) : NOTHING_YET
  }

  if (!isReceived(upload.received, chunk.index)) return NOTHING_YET

  const isLast = fields.chunkNumber === fields.totalChunks

  return isLast && countReceivedChunks(upload.received) === upload.totalChunks ? NOTHING_YET : null
}
