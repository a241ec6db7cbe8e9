import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { type FileRow, insertFile } from '../files.queries.ts'
import type { StoredUpload } from './store-received.ts'

/**
 * Inserts the row of a stored, unattached file; `alsoWrite` joins the transaction. On failure the
 * bytes are removed.
 */
export async function recordReceived(
  ctx: SignedCtx,
  purpose: Purpose,
  file: StoredUpload,
  alsoWrite: (tx: SignedCtx, key: string) => Promise<void>,
): Promise<FileRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await insertFile(tx.db, {
      key: newOpaqueId(),
      purpose,
      name: file.name,
      type: file.type,
      size: file.stored.size,
      contentHash: file.stored.contentHash,
      storedAs: file.stored.storedAs,
      userId: ctx.actor.userId,
      recordKind: null,
      recordId: null,
      createdAt: ctx.now(),
    })

    await alsoWrite(tx, row.key)

    await tx.audit({
      action: 'files.file.upload',
      entity: 'file',
      entityId: row.id,
      detail: { purpose, type: row.type, size: row.size },
    })

    return row
  }).catch(async (e) => {
    await ctx.services.blobs.discard(file.stored.storedAs)
    throw e
  })
}
