import { filesErrors } from '@residency/contract/areas/files/access'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { findFile } from '../files.queries.ts'

/**
 * An upload of the actor's that no record refers to, as if it arrived now. `field` is the input
 * field that named it.
 */
export async function openOwnUpload(
  ctx: SignedCtx,
  key: string,
  purpose: Purpose,
  field: string,
): Promise<UploadedPart> {
  const file = await findFile(ctx.db, key)
  if (
    !file ||
    file.userId !== ctx.actor.userId ||
    file.recordKind !== null ||
    file.purpose !== purpose
  )
    throw new Fail(filesErrors.notYours, {}, [{ path: ['form', field], message: 'files.notYours' }])

  return {
    filename: file.name,
    mimetype: file.type,
    stream: ctx.services.blobs.read(file.storedAs, file.size),
  }
}
