import type * as contract from '@residency/contract/areas/files/upload.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayUpload } from '../files.policy.ts'
import { matchOf } from './chunk.rules.ts'
import { endUpload } from './end-upload.ts'
import { findUpload } from './upload.queries.ts'

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
