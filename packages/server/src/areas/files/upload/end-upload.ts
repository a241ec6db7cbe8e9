import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { deleteUpload, type Upload } from './upload.queries.ts'

/**
 * Ends an upload that will not become a file. Bytes are removed before the row, by which they are
 * counted, and again after it for late chunks; a concurrent writer finds the row gone and withdraws
 * its bytes.
 */
export async function endUpload(ctx: SignedCtx, upload: Pick<Upload, 'id' | 'stagingId'>) {
  const { staging } = ctx.services
  await staging.remove(upload.stagingId)
  await deleteUpload(ctx.db, upload.id)
  await staging.remove(upload.stagingId)
}
