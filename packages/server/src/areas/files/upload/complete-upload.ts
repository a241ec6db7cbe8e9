import { setTimeout as sleep } from 'node:timers/promises'
import { filesErrors } from '@residency/contract/areas/files/access'
import type { Purpose, UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { UploadIncomplete } from '../../../platform/files/staging.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail, found } from '../../../platform/http/fail.ts'
import { findFile } from '../files.queries.ts'
import { presentFile } from '../present-file.ts'
import { endUpload } from './cancel-upload.ts'
import { recordReceived } from './record-received.ts'
import { storeReceived } from './store-received.ts'
import * as uploads from './upload.queries.ts'

const MAX_MS = 400_000
const LOOK_EVERY_MS = 150

/**
 * Turns a fully received upload into a file. Exactly one request does so; concurrent ones wait for
 * its answer.
 */
export async function completeUpload(ctx: SignedCtx, id: number): Promise<UploadedFile> {
  for (const until = Date.now() + MAX_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const upload = await uploads.findUploadById(ctx.db, id)
    if (!upload) throw fail(filesErrors.uploadOver)
    if (upload.fileKey) return presentFile(found(await findFile(ctx.db, upload.fileKey)))
    if (await uploads.reserveCompletion(ctx.db, id)) return complete(ctx, upload)
  }

  throw fail(kernelErrors.unavailable)
}

async function complete(ctx: SignedCtx, upload: uploads.Upload) {
  const holding = setInterval(
    () => void uploads.extendCompletion(ctx.db, upload.id).catch(() => {}),
    uploads.EXTEND_EVERY_MS,
  )

  const purpose = upload.purpose as Purpose

  try {
    const received = {
      stagingId: upload.stagingId,
      size: upload.totalSize,
      purpose,
      name: upload.name,
    }

    const file = await storeReceived(ctx, received)

    const row = await recordReceived(ctx, purpose, file, async (tx, key) => {
      // another process took over while this one was stalled
      if (!(await uploads.endCompletion(tx.db, upload.id, key, ctx.now())))
        throw fail(kernelErrors.unavailable)
    })

    // the sweep removes it later
    await ctx.services.staging.remove(upload.stagingId).catch(() => {})

    return presentFile(row)
  } catch (e) {
    const isLost = e instanceof UploadIncomplete
    if (isLost || (e instanceof Fail && e.def.status < 500)) await endUpload(ctx, upload)
    // the database may be unreachable: the lease expires in ten seconds
    else await uploads.releaseCompletion(ctx.db, upload.id).catch(() => {})

    throw isLost ? fail(filesErrors.uploadOver) : e
  } finally {
    clearInterval(holding)
  }
}
