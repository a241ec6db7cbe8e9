import { filesErrors } from '@residency/contract/areas/files/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { recordName } from '../present-file.ts'

/** Deletes the actor's own unattached file; other files are "not found". */
export async function deleteFile(ctx: SignedCtx, input: { filePath: string }) {
  const storedAs = await inTransaction(ctx, async (tx) => {
    const ownFile = tx.db
      .selectFrom('files')
      .selectAll()
      .where('key', '=', input.filePath)
      .where('userId', '=', ctx.actor.userId)

    const file = found(await ownFile.forUpdate().executeTakeFirst())
    if (file.recordKind !== null)
      throw fail(filesErrors.stillUsed, { usedFor: recordName(ctx, file.recordKind) })

    await tx.db.deleteFrom('files').where('id', '=', file.id).execute()
    await tx.audit({ action: 'files.file.delete', entity: 'file', entityId: file.id })

    return file.storedAs
  })

  await ctx.services.blobs.remove(storedAs)

  return null
}
