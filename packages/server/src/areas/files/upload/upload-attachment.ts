import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { maxFileSize } from '../files.policy.ts'
import { mustHaveRoom } from '../keep-bytes.ts'
import { shownFile } from '../shown-file.ts'
import { keepReceived } from './keep-received.ts'
import { mustTake } from './must-take.ts'
import { atMost } from './part-bytes.ts'
import { recordReceived } from './record-received.ts'

/** Takes a whole file at once. It waits on the disk until it is judged: a slow sender holds no memory. */
export async function uploadAttachment(ctx: SignedCtx, { purpose }: { purpose: Purpose }, part: UploadedPart) {
  const { staging } = ctx.services
  mustTake(ctx, purpose, 1)
  const stagingId = newOpaqueId()
  try {
    const size = await staging.write(stagingId, 0, atMost(part, Math.min(PURPOSES[purpose].maxBytes, maxFileSize('single'))))
    mustTake(ctx, purpose, size)
    const file = await keepReceived(ctx, { stagingId, size, purpose, name: part.filename })
    return shownFile(await recordReceived(ctx, purpose, file, (tx) => mustHaveRoom(tx, 0))) // it is counted already
  } finally {
    await staging.remove(stagingId).catch(() => {}) // swept later
  }
}
