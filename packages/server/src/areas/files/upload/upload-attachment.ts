import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { maxFileSize } from '../files.policy.ts'
import { presentFile } from '../present-file.ts'
import { fillRoom } from './fill-room.ts'
import { mustAcceptUpload } from './must-accept-upload.ts'
import { atMost } from './part-bytes.ts'
import { recordReceived } from './record-received.ts'
import { storeReceived } from './store-received.ts'

/**
 * Receives a whole file in one request. It is staged on disk until validated, so a slow sender
 * holds no memory.
 */
export async function uploadAttachment(
  ctx: SignedCtx,
  { purpose }: { purpose: Purpose },
  part: UploadedPart,
) {
  const { staging } = ctx.services
  mustAcceptUpload(ctx, purpose, 1)

  const stagingId = newOpaqueId()
  const room = await fillRoom(ctx, stagingId)

  try {
    const bytes = atMost(part, Math.min(PURPOSES[purpose].maxBytes, maxFileSize('single')))
    const { length: size } = await staging.write(stagingId, 0, room.filling(bytes))
    mustAcceptUpload(ctx, purpose, size)

    const file = await storeReceived(ctx, { stagingId, size, purpose, name: part.filename })

    return presentFile(await recordReceived(ctx, purpose, file, (tx) => room.give(tx.db)))
  } finally {
    await staging.remove(stagingId).catch(() => {}) // the sweep removes it later
    await room.release()
  }
}

/** Stores a file that a form brought along; returns its key. The endpoint declares the purpose. */
export const storeUpload = async (
  ctx: SignedCtx,
  purpose: string,
  part: UploadedPart,
): Promise<string> => (await uploadAttachment(ctx, { purpose: purpose as Purpose }, part)).filePath
