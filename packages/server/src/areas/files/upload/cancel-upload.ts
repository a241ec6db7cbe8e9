import type * as contract from '@residency/contract/areas/files/upload.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayUpload } from '../files.policy.ts'
import { matchOf } from './chunk.rules.ts'
import { deleteUpload, findUpload, type Upload } from './upload.queries.ts'

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

/** Removes the actor's own upload and its chunks; ignores unknown and completed ones. */
export async function cancelUpload(
  ctx: SignedCtx,
  input: InputOf<typeof contract.cancelUpload, 'out'>,
) {
  const { match, purpose } = matchOf(input)
  if (!mayUpload(ctx.actor, purpose)) throw fail(kernelErrors.notAllowed)

  const upload = await findUpload(ctx.db, ctx.actor.userId, match)
  if (upload && upload.fileKey === null) await endUpload(ctx, upload)

  return null
}
