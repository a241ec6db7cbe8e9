import { filesErrors } from '@residency/contract/areas/files/access'
import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayUpload } from '../files.policy.ts'

/**
 * Refuses, before storing a byte, purposes the actor may not upload and sizes that are too large or
 * zero.
 */
export function mustAcceptUpload(ctx: SignedCtx, purpose: Purpose, size: number) {
  if (!mayUpload(ctx.actor, purpose)) throw fail(kernelErrors.notAllowed)

  const { maxBytes } = PURPOSES[purpose]
  if (size > maxBytes) throw fail(filesErrors.tooLarge, { megabytes: maxBytes / 1024 / 1024 })
  if (size === 0) throw fail(filesErrors.empty)
}
