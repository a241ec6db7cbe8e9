import { filesErrors } from '@residency/contract/areas/files/errors'
import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayUpload } from '../files.policy.ts'

/** Refuses, before a byte is kept, what the actor may not upload and what is announced too large or empty. */
export function mustTake(ctx: SignedCtx, purpose: Purpose, size: number) {
  if (!mayUpload(ctx.actor, purpose)) throw fail(kernelErrors.notAllowed)
  const { maxBytes } = PURPOSES[purpose]
  if (size > maxBytes) throw fail(filesErrors.tooLarge, { megabytes: maxBytes / 1024 / 1024 })
  if (size === 0) throw fail(filesErrors.empty)
}
