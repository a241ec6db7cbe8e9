import { filesErrors } from '@residency/contract/areas/files/errors'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { beginUpload } from './begin-upload.ts'
import { type ChunkFields, countReceived, isReceived, placeOf } from './chunk.rules.ts'
import { completeUpload, endUpload } from './complete-upload.ts'
import { mustLookRight } from './keep-received.ts'
import { mustTake } from './must-take.ts'
import { exactly } from './part-bytes.ts'
import { markReceived, type Upload } from './upload.queries.ts'

/**
 * Takes a chunk straight to the disk and remembers it once its bytes are safe; a chunk that is here already is not written again.
 * Whichever chunk is the last to arrive answers with the file.
 */
export async function sendChunk(ctx: SignedCtx, fields: ChunkFields, part: UploadedPart) {
  const chunk = placeOf(fields)
  if (!chunk) throw fail(filesErrors.wrongChunk)
  mustTake(ctx, chunk.purpose, fields.totalSize)
  const upload = await beginUpload(ctx, fields, chunk)
  let received = countReceived(upload.received)
  if (upload.file_key === null && !isReceived(upload.received, chunk.index)) {
    const bytes = exactly(part, chunk.length)
    await ctx.services.staging.write(upload.staging_id, chunk.offset, bytes)
    if (chunk.index === 0 && upload.total_chunks > 1) await mustBeginRight(ctx, upload, chunk.length)
    const marked = await markReceived(ctx.db, upload.id, chunk.index, ctx.now())
    received = marked?.received ?? upload.total_chunks // over: completed by another request, or refused
  }
  return upload.file_key !== null || received === upload.total_chunks ? completeUpload(ctx, upload.id) : null
}

async function mustBeginRight(ctx: SignedCtx, upload: Upload, length: number) {
  const received = { stagingId: upload.staging_id, size: upload.total_size, purpose: upload.purpose as Purpose, name: upload.name }
  await mustLookRight(ctx, received, length).catch(async (e) => {
    if (e instanceof Fail) await endUpload(ctx, upload)
    throw e
  })
}
