import { setTimeout as sleep } from 'node:timers/promises'
import { kernelErrors } from '@residency/contract/kernel'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { endUpload } from './cancel-upload.ts'
import { type Chunk, isReceived } from './chunk.rules.ts'
import { exactly, STALL_MS } from './part-bytes.ts'
import { renewLease } from './renew-lease.ts'
import { endWrite, reservePlace } from './staged-writes.queries.ts'
import { mustHaveAcceptedKind } from './store-received.ts'
import { findUploadById, markReceived, type Upload } from './upload.queries.ts'

const LOOK_EVERY_MS = 150
// a stalled sender is disconnected earlier
const MAX_MS = STALL_MS + 10_000

/**
 * Writes a chunk to the staging unless it is stored or its upload has ended. Concurrent copies of a
 * chunk are written once: the second waits, in any process, so that the staging never exceeds what
 * the quota counted.
 */
export async function receiveChunk(
  ctx: SignedCtx,
  upload: Upload,
  chunk: Chunk,
  part: UploadedPart,
): Promise<void> {
  const write = { stagingId: upload.stagingId, place: chunk.index, writer: newOpaqueId() }

  for (const until = Date.now() + MAX_MS; ; await sleep(LOOK_EVERY_MS)) {
    const isOurs = await reservePlace(ctx.db, write, upload.id, chunk.length)
    const current = await findUploadById(ctx.db, upload.id)
    const isDone = !current || current.fileKey !== null || isReceived(current.received, chunk.index)
    if (isOurs && !isDone) break
    if (isOurs) await endWrite(ctx.db, write)
    if (isDone) return
    if (Date.now() > until) throw fail(kernelErrors.unavailable)
    if (part.stream.destroyed) throw fail(kernelErrors.bodyUnreadable) // the client disconnected
  }

  const { guarded, release } = renewLease(ctx.db, write)

  try {
    const written = await ctx.services.staging.write(
      upload.stagingId,
      chunk.offset,
      guarded(exactly(part, chunk.length)),
    )

    if (chunk.index === 0 && upload.totalChunks > 1) await mustBeginRight(ctx, upload, chunk.length)

    const isMarked = await markReceived(ctx.db, upload.id, chunk.index, ctx.now())
    if (!isMarked) await written.takeBack() // refused, cancelled or completed meanwhile
  } finally {
    await release()
  }
}

async function mustBeginRight(ctx: SignedCtx, upload: Upload, length: number) {
  const received = {
    stagingId: upload.stagingId,
    size: upload.totalSize,
    purpose: upload.purpose,
    name: upload.name,
  }
  await mustHaveAcceptedKind(ctx, received, length).catch(async (e) => {
    if (e instanceof Fail) await endUpload(ctx, upload)
    throw e
  })
}
