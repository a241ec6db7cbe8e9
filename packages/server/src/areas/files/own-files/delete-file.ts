import { filesErrors } from '@residency/contract/areas/files/errors'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { recordName } from '../shown-file.ts'

/** Deletes the actor's own unattached file; other files are "not found". */
export async function deleteFile(ctx: SignedCtx, input: { filePath: string }) {
  const storedAs = await inTransaction(ctx, async (tx) => {
    const own = tx.db.selectFrom('files').selectAll().where('key', '=', input.filePath).where('user_id', '=', ctx.actor.userId)
    const file = found(await own.forUpdate().executeTakeFirst())
    if (file.record_kind !== null) throw fail(filesErrors.stillUsed, { usedFor: recordName(ctx, file.record_kind) })
    await tx.db.deleteFrom('files').where('id', '=', file.id).execute()
    await tx.audit({ action: 'files.file.delete', entity: 'file', entityId: file.id })
    return file.stored_as
  })
  await ctx.services.blobs.remove(storedAs)
  return null
}
