import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { deleteUpload, type Upload } from './upload.queries.ts'

/**
 * Ends an upload that will not become a file; its bytes are removed. They go first, since the row is what they are counted by, and once
 * more for those that arrived meanwhile; whoever is still writing finds the row gone and takes back what they wrote.
 */
export async function endUpload(ctx: SignedCtx, upload: Pick<Upload, 'id' | 'staging_id'>) {
  const { staging } = ctx.services
  await staging.remove(upload.staging_id)
  await deleteUpload(ctx.db, upload.id)
  await staging.remove(upload.staging_id)
}
